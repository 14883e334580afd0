// The charts of a drawn mechanism; the same as in teachmech/live/live_picture.py.

/** @import { Line, Panel } from "../animation/types.js" */
/** @import { DrawingStyle, Mechanism, Quantity, Spec } from "./types.js" */

const FLAT = 1e-9; // half the range of an empty chart
const OWN = "the unit depends on the constraint";

/** Return the charts that have lines.
 * @param {Spec} spec @param {Mechanism} problem @param {DrawingStyle} look
 * @param {string[]} shown titles of those that are seen at first */
export function chartsOf(spec, problem, look, shown) {
  return Object.entries(new Charts(spec, problem, look).all).filter(([, panels]) => panels.length).map((
    [title, panels],
  ) => ({ title, shown: shown.includes(title), panels }));
}

/** The panels of a mechanism. */
class Charts {
  /** @param {Spec} spec @param {Mechanism} problem @param {DrawingStyle} look */
  constructor(spec, problem, look) {
    this.spec = spec;
    this.problem = problem;
    this.look = look;
  }

  /** @returns {Record<string, Panel[]>} by title */
  get all() {
    const { constraints, joints } = this.problem;
    const joined = joints.map(({ name }, k) => one("joints", name, k));
    const energies = ["kinetic", "potential", "total"].map((name, k) => one("energy", name, k));
    const imbalance = this.panel(this.inSI("|energy imbalance|", "J"), [one("imbalance", "imbalance")], true);
    const largest = constraints.length ? [one("largest", "largest violation")] : [];
    return { Coordinates: this.state("coordinates", "", ""),
      Velocities: this.state("velocities", "\u0307", "/s"),
      Accelerations: this.state("accelerations", "\u0308", "/s²"),
      "Joint forces": this.panel(this.inSI("joint forces", "N"), joined), "Driving torque": this.drives(),
      Multipliers: this.panel("multipliers", constraints.map(multiplier), false, OWN),
      Energy: [...this.panel(this.inSI("energy", "J"), energies), ...imbalance],
      Violation: [...this.panel("|violation|", this.perConstraint("violation"), true, OWN),
        ...this.panel("|d/dt of violation|", this.perConstraint("rates"), true, OWN)],
      Errors: [...this.panel("largest |violation|", largest, true, OWN), ...imbalance],
      Rank: constraints.length ? this.rank() : [] };
  }

  /** @param {string} words @param {string} unit */
  inSI(words, unit) {
    return this.spec.si ? `${words} in ${unit}` : words;
  }

  /** Return a panel with some lines, in a list that is empty without lines.
   * @returns {Panel[]} @param {string} name @param {Quantity[]} list @param {string} [remark] */
  panel(name, list, logarithmic = false, remark = "") {
    const { most } = this.look;
    if (!list.length) return [];
    const few = list.length > most ? `${most} of ${list.length} shown` : "";
    return [{ name, logarithmic, lines: list.slice(0, most).map(line), low: logarithmic ? -16 : -FLAT,
      high: logarithmic ? -8 : FLAT, remark: [remark, few].filter(Boolean).join(", ") }];
  }

  /** Return the panels of lengths and angles of all coordinates.
   * @param {string} quantity @param {string} dots @param {string} per */
  state(quantity, dots, per) {
    const { coordinates, unit } = this.spec;
    /** @type {Quantity[]} */
    const named = coordinates.map((name, k) => ({ name: symbolOf(name, dots), of: [quantity, k],
      turns: turns(name) })
    );
    return [...this.panel(`${quantity} in ${unit || "m"}${per}`, named.filter((one) => !one.turns)),
      ...this.panel(`angles in rad${per}`, named.filter((one) => one.turns))];
  }

  drives() {
    const { drives } = this.spec;
    const first = this.problem.constraints.findIndex((name) => name.startsWith("drive of "));
    /** @type {Quantity[]} */
    const led = drives.map(({ name }, k) => ({ name: [["along ", false], ...symbolOf(name, "")],
      of: ["drives", first + k], turns: turns(name) })
    );
    return [...this.panel(this.inSI("driving torque", "N m"), led.filter((one) => one.turns)),
      ...this.panel(this.inSI("driving force", "N"), led.filter((one) => !one.turns))];
  }

  /** @param {string} quantity */
  perConstraint(quantity) {
    return this.problem.constraints.map((name, k) => one(quantity, name, k));
  }

  rank() {
    return [...this.panel("singular values", [one("singular", "smallest kept")], true),
      ...this.panel("rank of A", [one("rank", "rank of A")])];
  }
}

/** @param {string} quantity @param {string} name @param {number} [k] @returns {Quantity} */
const one = (quantity, name, k = 0) => ({ name: [[name, false]], of: [quantity, k] });
/** @param {string} name */
const turns = (name) => name.startsWith("theta_");

/** @param {string} name @param {number} k @returns {Quantity} */
const multiplier = (name, k) => ({ name: [["λ", false], [String(k + 1), true], [` ${name}`, false]],
  of: ["multipliers", k] });

/** @param {string} name @param {string} dots @returns {[string, boolean][]} */
function symbolOf(name, dots) {
  if (name.startsWith("theta_"))
    return [[`θ${dots}`, false], [name.slice(6), true]];
  return [[name.slice(0, -2) + dots, false], [name.slice(-1), true]];
}

/** Return a line, which gets its numbers and its look in the page. @param {Quantity} quantity @returns {Line} */
const line = ({ name, of }) => ({ name, of, key: of.join("."), index: 0, motion: 0, count: 0, colour: "",
  dash: "", t: [], values: [] });
