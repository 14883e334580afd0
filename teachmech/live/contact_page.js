// The live picture of a problem with contacts or friction, as a page or in the frame of a cell.

export { friction } from "../numerics/javascript/dry_friction.js";
export { impact } from "../numerics/javascript/impact.js";
export * from "./live_page.js";
