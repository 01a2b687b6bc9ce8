// A region that can be scrolled at this moment is reached by keys; one that shows all it holds is no stop on the way.

/** Does the region hold more than it shows? */
function scrolls(region) {
  if (getComputedStyle(region).overflowY === "visible") return false;
  return region.scrollHeight > region.clientHeight + 1 || region.scrollWidth > region.clientWidth + 1;
}

/** See to it for all regions of the page that may come to be scrolled. */
export function reach(root) {
  for (const region of root.querySelectorAll("[data-scrolls]"))
    if (scrolls(region)) region.setAttribute("tabindex", "0");
    else if (region !== document.activeElement) region.removeAttribute("tabindex");
}
