// Brings a part of the document to look like a tree of plain data: [tag, key, attributes, children] or a string.
// Elements are known again by tag and key among their siblings and are kept; nothing is ever parsed as markup.

const NOTHING = {};
const known = new WeakMap();
const state = (element) => known.get(element) ?? { key: "", attributes: NOTHING };

/** What an attribute of a control means for the control itself. */
const PROPERTIES = {
  value: (element, value) => { element.value = value ?? ""; },
  checked: (element, value) => { element.checked = value !== undefined; },
};

function setAttribute(element, name, value) {
  if (name.startsWith("--")) {
    if (value === undefined) element.style.removeProperty(name);
    else element.style.setProperty(name, value);
  } else if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
  PROPERTIES[name]?.(element, value);
}

function dress(element, key, attributes) {
  const before = state(element).attributes;
  for (const name in before) if (!(name in attributes)) setAttribute(element, name, undefined);
  for (const name in attributes) if (before[name] !== attributes[name]) setAttribute(element, name, attributes[name]);
  known.set(element, { key, attributes });
}

/** The name by which a child is known among its siblings: its own key, or how many of its tag came before. */
function nameOf(tag, key, counts) {
  if (key) return `${tag}|${key}`;
  counts[tag] = (counts[tag] ?? 0) + 1;
  return `${tag}#${counts[tag]}`;
}

function namesOf(parent) {
  const names = new Map();
  const counts = {};
  for (const child of parent.childNodes) {
    const tag = child.nodeType === 3 ? "text" : child.localName;
    names.set(nameOf(tag, child.nodeType === 3 ? "" : state(child).key, counts), child);
  }
  return names;
}

/** Elements of drawings. */
const DRAWN = new Set(["svg", "path"]);

function fresh(tag) {
  if (tag === "text") return document.createTextNode("");
  return DRAWN.has(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
}

function fill(node, wanted) {
  if (typeof wanted === "string") {
    if (node.data !== wanted) node.data = wanted;
    return;
  }
  const [, key, attributes, children] = wanted;
  dress(node, key, attributes);
  patch(node, children);
  if (node.localName === "dialog" && !node.open) node.showModal();
}

/** Make the children of an element those of the tree. */
export function patch(parent, children) {
  const old = namesOf(parent);
  const counts = {};
  let here = parent.firstChild;
  for (const wanted of children) {
    const tag = typeof wanted === "string" ? "text" : wanted[0];
    const name = nameOf(tag, tag === "text" ? "" : wanted[1], counts);
    const node = old.get(name) ?? fresh(tag);
    old.delete(name);
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
    fill(node, wanted);
  }
  for (const node of old.values()) node.remove();
}
