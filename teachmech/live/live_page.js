// The live picture of a problem without contacts and friction, as a page or in the frame of a cell.

import { motionOf } from "../numerics/javascript/motion.js";
import { Live } from "./live.js";
import { mountPage } from "./standalone.js";

/** @import { Space } from "../animation/types.js" */
/** @import { ProblemWithPicture } from "../numerics/javascript/types.js" */
/** @import { LivePicture } from "./types.js" */

export { sq, wholePower } from "../numerics/javascript/kernels.js";
export { actuators, excess } from "../numerics/javascript/limits.js";
export { zeros } from "../numerics/javascript/linear.js";
export { sampled } from "../numerics/javascript/samples.js";

/** Show the live picture in the element of the page.
 * @param {ProblemWithPicture} problem @param {LivePicture} picture
 * @param {Space} [space] needed for a picture in space */
export function showLive(problem, picture, space) {
  const live = mountPage(
    (el, tell) => new Live(el, { problem, picture, space }, (values) => tell({ values })),
    (shown) => shown.start(),
  );
  globalThis.teachmech = { live,
    run: async (/** @type {Parameters<typeof motionOf>[1]} */ asked) => motionOf(problem, asked) };
}
