// The name under which this page keeps things: sites of one account share their host, so it carries the folder.
export const PLACE = `talon1:${location.pathname.replace(/[^/]*$/, "")}`;
