// The types that the modules of this folder share, and what Python hands to a player and a chart.

export type Attributes = Record<string, string | number | boolean | null | undefined>;
/** The model of an anywidget with its traits, and the messages that the kernel sends. */
export interface Model<Traits, Message = object> {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  send(message: object): void;
  on(events: string, handler: (message: Message, buffers: DataView<ArrayBuffer>[]) => void): void;
  off(events: string, handler: (message: Message, buffers: DataView<ArrayBuffer>[]) => void): void;
}
export type Widget<Traits, Message = object> = { model: Model<Traits, Message>; el: HTMLElement };
export type Motion = { scene: Scene; bytes: Bytes };
export type ChartTraits = { group: string; picture: Chart; data: Bytes };
export type PlayerTraits = {
  scene: Scene; data: Bytes; group: string; enlargement: number; beside: Scene | null; beside_data: Bytes;
  time: number; beginning: boolean;
};
export type Bytes = DataView<ArrayBuffer> | Uint8Array<ArrayBuffer>;
/** The time that a player or a chart tells its group. */
export type SharedTime = { group: string; time: number; source: string };

// --- scenes -------------------------------------------------------------------------------------

/**
 * What a picture needs besides the numbers. The index of a point counts the moving points first, then the
 * fixed ones; lengths are in metres.
 */
export interface Scene {
  name: string; dimension: number;
  /** How many frames there are. */ frames: number;
  /** How many points move. */ count: number;
  /** Of all points: their names, their marks, and the direction from each to its name. */ labels: string[];
  marks: string[]; sides: [number, number][];
  /** The width of the outlines, or half of that of bars. */ width: number;
  /** In space: the solids, how many vectors there are (y and z of each frame), and the extent at one time. */
  solids: Solid[];
  directions: number; reach: number;
  /** Azimuth and elevation from which it is seen at first. */ view: [number, number] | null;
  /** The positions of the fixed points. */ fixed: number[][];
  /** The points whose path is drawn. */ paths: number[];
  shapes: Shape[];
  /** Parameters with their values. */ caption: string[];
  /** The unit of length, or nothing. */ unit: string;
  /** The motion in words, for a screen reader. */ words?: string;
  /** The corners of the box around the motion, and when the motion leaves it for good. */ low: number[];
  high: number[]; left: number | null;
  /** The speed at which it is played at first; 1 is real time. */ speed: number;
  /** The scale of arrows, in metres per newton. */ scale: number;
  forces: Forces[]; rods: Rod[];
}

/** A bar; it is dashed in spans of time in which its constraint does not act. */
export type Rod = { from: number; to: number | null; pivot: number[] | null; constraint: string; off: number[][] };
export type Forces = { title: string; points: number[]; names: string[]; colour: string; shown: boolean;
  /** True for friction cones, five vectors for each contact. */ cone?: boolean;
  /** Times the scale of the picture. */ longer?: number;
  /** True for displacements, which have the scale of lengths. */ metres?: boolean };

/** Lines of vertices (along, part, aside); see teachmech/animation/outlines.py. */
export interface Shape {
  kind: string;
  /** The point at which it is drawn, and the points that give direction and distance. */ origin: number;
  ends: number[] | null;
  /** The colours of a body. */ fill: string;
  edge: string; lines: number[][][];
}

/** A solid of a scene; see teachmech/animation/space.py. */
export interface Solid {
  kind: string; origin: number; end: number | null; frame: number | null; numbers: number[]; colour: string;
}

/** The origin and the axes of a solid, and the distance of its points. */
export type Placement = { position: number[]; axes: number[][]; length: number };
export type DrawnSolid = Placement & { solid: Solid; width: number; colour: string; alpha: number };
/** A face of four corners (along, part, aside, up) with a normal each; of tint 1 if it is darker. */
export type Face = { corners: number[][]; normals: number[][]; tint: number };

// --- pictures -----------------------------------------------------------------------------------

/** Vectors of three numbers, `count` of them in each frame. */
export type Vectors = Float32Array<ArrayBufferLike> & { count: number } | Float64Array<ArrayBufferLike> & { count: number };
/** The numbers of a motion; the last frame of a running motion may be replaced by the next. */
export interface MotionData {
  times: Float32Array | Float64Array; settled?: number; points: Vectors; directions?: Vectors;
  forces: Vectors[];
  /** The spans of time in which constraints do not act, if the motion is running. */ off?: Map<string, number[][]>;
}

/** How a layer is drawn: its opacity, one colour for all that moves or null, whether names and forces are shown. */
export type Style = { alpha: number; colour: string | null; told: boolean };
export type Layer = { scene: Scene; data: MotionData; style: Style };
export type Point = readonly number[];
/** A function from a point to [x, y, nearness, pixels per metre] on the canvas. */
export type Project = (position: Point) => [number, number, number, number];
/** The box that a picture shows, and the scale of its arrows in metres per newton. */
export type Frame = { low: number[]; high: number[]; scale: number };
export type Box = Frame & { dimension: number };
export type Bounds = { low: number[]; high: number[]; size: number; step: number };
/** How the user looks at a picture; x and y are its shift in pixels. */
export type View = { azimuth: number; elevation: number; zoom: number; x: number; y: number };
/** Middle and width of what is seen of a plane, in metres, or a direction in degrees and the zoom in space. */
export type Sight = Record<"x" | "y" | "width" | "azimuth" | "elevation" | "zoom", number>;
/** The directions right, up and towards the eye, the place that is looked at, and where it is on the canvas. */
export type Camera = { rows: number[][]; middle: number[]; scale: number; x: number; y: number };
/** What a picture in space needs. */
export type Space = typeof import("./space.js");
/** The colours of the page around a canvas, how large letters are, and what is shown. */
export type Look = { ink: string; paper: string; dark: boolean; zoom: number; show: Record<string, boolean> };
/** Axes and paths as images, and for what they were drawn; `drawn` counts the frames of each layer. */
export type Ground = { ink: string; last: boolean; below: HTMLCanvasElement; paths: HTMLCanvasElement; drawn: number[] };
/** A canvas in pixels of the page, how many of the screen one has, how deep a scene is, and how high its floor. */
export type CanvasSize = Record<"width" | "height" | "ratio" | "depth" | "floor", number>;
/** A point that is dragged towards a target, with the force as text. */
export type Pull = { point: number; target: number[]; said: string };
/** The name of an arrow at its tip, with the direction of the arrow. */
export type Tip = { name: string; x: number; y: number; ux: number; uy: number };
export type TextBox = { x: number; y: number; wide: number; tall: number };

/** A pressed key: `control` is with Ctrl or Meta, `plain` without these and Alt, `typed` is in a field. */
export interface Press {
  key: string; shift: boolean; plain: boolean; control: boolean; onPicture: boolean; typed: boolean;
  target: Element;
}

/** The elements that a viewer needs; a board has no boxes and no legend. */
export interface Controls {
  canvas: HTMLCanvasElement; full: HTMLButtonElement; fit: HTMLButtonElement;
  boxes?: Record<string, HTMLInputElement>; legend?: HTMLElement;
}

/** What a viewer calls. */
export interface ViewerActions {
  /** Go on by seconds of the clock; return whether more pictures follow by themselves. */
  advance: (passed: number, now: number) => boolean;
  draw: () => void;
  /** Return whether the key had a meaning. */ press: (press: Press) => boolean;
  /** Whether keys turn, shift and zoom the picture, and F fills the screen. */ looks?: boolean;
  resized?: () => void;
  /** The element has left the document. */ away: () => void;
}

// --- charts -------------------------------------------------------------------------------------

/** A chart, as teachmech/animation/chart.py describes it. */
export interface Chart {
  title: string;
  /** Names of the motions if there are several. */ motions: string[];
  span: [number, number]; panels: Panel[];
}

export interface Panel {
  /** The name of the axis, with its unit. */ name: string;
  remark: string;
  /** Whether values and limits are decimal logarithms; the lower limit is then rounding. */
  logarithmic: boolean;
  low: number; high: number; lines: Line[];
  events?: ChartEvent[];
  /** The part of its values that the user zoomed to. */ seen?: Range;
  /** Whether a user chose its lines, and the quantity over which they are drawn instead of the time. */
  own?: boolean; across?: { name: string; unit: string; of: [string, number] };
}

/** A moment that a chart marks: a change of the rank, or of the constraints that act; the sentence is its
 * tooltip. */
export interface ChartEvent { t: number; kind: "rank" | "change"; label: string; sentence: string }

export interface Line {
  /** Texts, each with whether it is an index. */ name: [string, boolean][];
  /** Lines of several motions with the same index show the same quantity. */ index: number;
  motion: number; count: number; colour: string; dash: string;
  /** The quantity of a live motion, and its index. */ of: [string, number];
  t: Numbers; values: Numbers;
  /** Where the values are not unique. */ hatched?: boolean[];
  /** The name by which a user chooses it, on live pages. */ key: string;
  /** The horizontal values, if these are not the times. */ x?: Numbers;
}

/** A number on an axis, with its text. */
export type Mark = [number, string];
export type PanelLayout = Record<"left" | "right" | "top" | "height" | "width", number> & {
  toX: (time: number) => number;
  toY: (value: number) => number;
  last: boolean;
};
export type Numbers = Float32Array | number[];
/** The elements of a panel, what its axes show, and how times and values become pixels and back. */
export interface BuiltPanel {
  panel: Panel; section: HTMLElement; svg: SVGSVGElement; cursor: SVGLineElement;
  /** The line and the text at the time that is read, and the box that the pointer draws. */
  reader: SVGGElement; box: SVGRectElement;
  values: { line: Line; output: HTMLElement; dot: SVGCircleElement }[]; layout: string; axes: SVGGElement;
  lines: SVGSVGElement;
  span: Range; range: Range;
  toX: (time: number) => number;
  toY: (value: number) => number;
  toTime: (x: number) => number;
  toValue: (y: number) => number;
}
/** Two ends in rising order. */
export type Range = [number, number];
/** What the view of charts needs of the charts, and what it calls. */
export interface Charted {
  readonly built: BuiltPanel[]; readonly time: number;
  /** Draw again, or move only the lines of the time. */
  draw: () => void; moveCursors: () => void;
  /** Move the motion to a time, if this is possible now. */
  readonly seek: ((time: number) => void) | null;
}
/** The middle of two fingers and their distances, in pixels. */
export type Fingers = Record<"x" | "y" | "apart" | "wide" | "tall", number>;

// --- what all widgets and pages of a document share -----------------------------------------------

declare global {
  /** The last number of an id, the last time of each group, the renderer of solids, and the page itself. */
  var teachmechIds: number | undefined;
  var teachmechTimes: Record<string, number> | undefined;
  var teachmechSolids: import("./solids.js").Renderer | null | undefined;
  var teachmech: object | undefined;
}
