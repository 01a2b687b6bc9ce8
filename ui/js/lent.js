// What the browser lends to a page may be missing, be nothing, or throw when it is only looked at: by a setting, in a private
// window, in a frame that may do little. All of it is asked for here.

/** What can be looked at so; nothing if it is not there. */
export function lent(look) {
  try { return look() ?? undefined; } catch { return undefined; }
}
