// A moving picture as GIF: up to 255 colours, and pixels that do not change are transparent.
//
// The colours are the most frequent ones of the first frame, and a cube of others.

const KEPT = 125; // colours of the first frame
const STEPS = 5; // colours of the cube along each edge
const CLEAR = 255; // the colour of a pixel that does not change
const [BITS, RESET, END, MOST] = [8, 256, 257, 4096]; // of the codes of LZW

/** The frames of a moving picture. */
export class Gif {
  /** @param {number} width @param {number} height @param {number} delay hundredths of a second per frame */
  constructor(width, height, delay) {
    this.size = [...pair(width), ...pair(height)];
    this.delay = pair(delay);
    this.colours = /** @type {number[][]} */ ([]);
    this.indices = /** @type {Map<number, number>} */ (new Map()); // of nearest colours
    this.before = /** @type {Uint8Array | null} */ (null);
    this.parts = /** @type {Uint8Array<ArrayBuffer>[]} */ ([]);
  }

  /** Add a frame. @param {Uint8ClampedArray} pixels red, green, blue and opacity of each pixel */
  add(pixels) {
    if (!this.before) this.begin(pixels);
    const now = new Uint8Array(pixels.length / 4);
    for (let k = 0; k < now.length; k++)
      now[k] = this.index(pixels[4 * k], pixels[4 * k + 1], pixels[4 * k + 2]);
    const { before } = this;
    const changed = before ? now.map((value, k) => (value === before[k] ? CLEAR : value)) : now;
    this.before = now;
    this.parts.push(Uint8Array.of(0x21, 0xf9, 4, 5, ...this.delay, CLEAR, 0),
      Uint8Array.of(0x2c, 0, 0, 0, 0, ...this.size, 0, BITS), ...blocks(compressed(changed)));
  }

  /** Choose the colours, and write the head. @param {Uint8ClampedArray} pixels */
  begin(pixels) {
    const counts = /** @type {Map<number, number>} */ (new Map());
    for (let k = 0; k < pixels.length; k += 4) {
      const colour = (pixels[k] << 16) | (pixels[k + 1] << 8) | pixels[k + 2];
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, KEPT);
    const edge = Array.from({ length: STEPS }, (_, k) => Math.round((255 * k) / (STEPS - 1)));
    this.colours = [...most.map(([x]) => [x >> 16, (x >> 8) & 255, x & 255]),
      ...edge.flatMap((r) => edge.flatMap((g) => edge.map((b) => [r, g, b])))];
    const table = new Uint8Array(3 * 256);
    table.set(this.colours.flat());
    this.parts.push(letters("GIF89a"), Uint8Array.of(...this.size, 0xf7, 0, 0), table,
      Uint8Array.of(0x21, 0xff, 11), letters("NETSCAPE2.0"), Uint8Array.of(3, 1, 0, 0, 0)); // for ever
  }

  /** Return the index of the nearest colour. @param {number} r @param {number} g @param {number} b */
  index(r, g, b) {
    const key = (r << 16) | (g << 8) | b;
    const known = this.indices.get(key);
    if (known !== undefined) return known;
    const far = this.colours.map(([x, y, z]) => (x - r) ** 2 + (y - g) ** 2 + (z - b) ** 2);
    const found = far.indexOf(Math.min(...far));
    this.indices.set(key, found);
    return found;
  }

  /** The file. */
  get file() {
    return new Blob([...this.parts, Uint8Array.of(0x3b)], { type: "image/gif" });
  }
}

/** @param {number} x */
const pair = (x) => [x & 255, x >> 8];
/** @param {string} text */
const letters = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Return numbers compressed by LZW. @param {Uint8Array} values */
function compressed(values) {
  const bytes = /** @type {number[]} */ ([]);
  const codes = /** @type {Map<number, number>} */ (new Map()); // of a code followed by a value
  let [store, held, size, next] = [0, 0, BITS + 1, END + 1];
  const put = (/** @type {number} */ code) => {
    store |= code << held;
    for (held += size; held >= 8; held -= 8, store >>>= 8) bytes.push(store & 255);
  };
  put(RESET);
  let code = values[0];
  for (const value of values.subarray(1)) {
    const key = (code << 8) | value;
    const known = codes.get(key);
    if (known === undefined) {
      put(code);
      if (next === MOST) {
        put(RESET);
        codes.clear();
        [size, next] = [BITS + 1, END + 1];
      } else {
        if (next === 1 << size) size++;
        codes.set(key, next++);
      }
    }
    code = known ?? value;
  }
  put(code);
  put(END);
  bytes.push(store & 255);
  return bytes;
}

/** Return bytes in blocks of at most 255, each after its length; an empty one ends them.
 * @param {number[]} bytes */
function blocks(bytes) {
  const found = [];
  for (let k = 0; k < bytes.length; k += 255) {
    const part = bytes.slice(k, k + 255);
    found.push(Uint8Array.of(part.length, ...part));
  }
  return [...found, Uint8Array.of(0)];
}
