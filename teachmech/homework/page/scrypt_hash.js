// The hashes SHA-256 and scrypt: the functions of browsers are missing in a page that is opened as a file.
//
// C. Percival, S. Josefsson, "The scrypt Password-Based Key Derivation Function", RFC 7914 (2016).

const encoder = new TextEncoder();
const PRIMES = Array.from({ length: 312 }, (_, k) => k).filter((n) =>
  n > 1 && Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, k) => k + 1).every((k) => k === 1 || n % k)
);
/** @param {number} x the first 32 bits of its fraction */
const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.slice(0, 64).map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

/** @param {Uint8Array} data @returns {Uint8Array<ArrayBuffer>} */
function sha256(data) {
  const padded = new Uint8Array((Math.floor((data.length + 8) / 64) + 1) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, data.length * 8);
  const h = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i);
    compress(h, w);
  }
  const found = new Uint8Array(32);
  const out = new DataView(found.buffer);
  h.forEach((x, i) => out.setInt32(4 * i, x));
  return found;
}

/** @param {Int32Array} h @param {Int32Array} w */
function compress(h, w) {
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15], w[i - 2]];
    const s0 = turned(x, 25) ^ turned(x, 14) ^ (x >>> 3);
    const s1 = turned(y, 15) ^ turned(y, 13) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, last] = h;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 26) ^ turned(e, 21) ^ turned(e, 7);
    const one = (last + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
    const s0 = turned(a, 30) ^ turned(a, 19) ^ turned(a, 10);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, last].forEach((x, i) => (h[i] = (h[i] + x) | 0));
}

/** Rotate 32 bits to the left. @param {number} x @param {number} by */
const turned = (x, by) => (x << by) | (x >>> (32 - by));

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const found = new Uint8Array(one.length + other.length);
  found.set(one);
  found.set(other, one.length);
  return found;
}

/** @param {Uint8Array} key @param {Uint8Array} data */
function hmac(key, data) {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(padded.map((x) => x ^ 0x36), data));
  return sha256(joined(padded.map((x) => x ^ 0x5c), inner));
}

/** Return PBKDF2 with HMAC-SHA-256 and one iteration.
 * @param {Uint8Array} password @param {Uint8Array} salt @param {number} size */
function stretched(password, salt, size) {
  const found = new Uint8Array(Math.ceil(size / 32) * 32);
  for (let i = 0; i * 32 < size; i++)
    found.set(hmac(password, joined(salt, Uint8Array.of(0, 0, 0, i + 1))), i * 32);
  return found.slice(0, size);
}

/** Mix 16 words as Salsa20/8 does: four times columns, then rows. Local variables are twice as fast as an
 * array.
 * @param {Int32Array} block in which the result is stored
 * @param {number} x0 @param {number} x1 @param {number} x2 @param {number} x3
 * @param {number} x4 @param {number} x5 @param {number} x6 @param {number} x7
 * @param {number} x8 @param {number} x9 @param {number} x10 @param {number} x11
 * @param {number} x12 @param {number} x13 @param {number} x14 @param {number} x15 */
function salsa(block, x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15) {
  for (let round = 0; round < 4; round++) {
    x4 ^= turned((x0 + x12) | 0, 7);
    x8 ^= turned((x4 + x0) | 0, 9);
    x12 ^= turned((x8 + x4) | 0, 13);
    x0 ^= turned((x12 + x8) | 0, 18);
    x9 ^= turned((x5 + x1) | 0, 7);
    x13 ^= turned((x9 + x5) | 0, 9);
    x1 ^= turned((x13 + x9) | 0, 13);
    x5 ^= turned((x1 + x13) | 0, 18);
    x14 ^= turned((x10 + x6) | 0, 7);
    x2 ^= turned((x14 + x10) | 0, 9);
    x6 ^= turned((x2 + x14) | 0, 13);
    x10 ^= turned((x6 + x2) | 0, 18);
    x3 ^= turned((x15 + x11) | 0, 7);
    x7 ^= turned((x3 + x15) | 0, 9);
    x11 ^= turned((x7 + x3) | 0, 13);
    x15 ^= turned((x11 + x7) | 0, 18);
    x1 ^= turned((x0 + x3) | 0, 7);
    x2 ^= turned((x1 + x0) | 0, 9);
    x3 ^= turned((x2 + x1) | 0, 13);
    x0 ^= turned((x3 + x2) | 0, 18);
    x6 ^= turned((x5 + x4) | 0, 7);
    x7 ^= turned((x6 + x5) | 0, 9);
    x4 ^= turned((x7 + x6) | 0, 13);
    x5 ^= turned((x4 + x7) | 0, 18);
    x11 ^= turned((x10 + x9) | 0, 7);
    x8 ^= turned((x11 + x10) | 0, 9);
    x9 ^= turned((x8 + x11) | 0, 13);
    x10 ^= turned((x9 + x8) | 0, 18);
    x12 ^= turned((x15 + x14) | 0, 7);
    x13 ^= turned((x12 + x15) | 0, 9);
    x14 ^= turned((x13 + x12) | 0, 13);
    x15 ^= turned((x14 + x13) | 0, 18);
  }
  block[0] += x0;
  block[1] += x1;
  block[2] += x2;
  block[3] += x3;
  block[4] += x4;
  block[5] += x5;
  block[6] += x6;
  block[7] += x7;
  block[8] += x8;
  block[9] += x9;
  block[10] += x10;
  block[11] += x11;
  block[12] += x12;
  block[13] += x13;
  block[14] += x14;
  block[15] += x15;
}

/** Return the mix of section 4, scryptBlockMix. @param {Int32Array} words @param {number} r */
function shuffled(words, r) {
  const found = new Int32Array(words.length);
  const last = words.slice(-16);
  for (let k = 0; k < 2 * r; k++) {
    for (let i = 0; i < 16; i++) last[i] ^= words[16 * k + i];
    salsa(last, last[0], last[1], last[2], last[3], last[4], last[5], last[6], last[7], last[8], last[9],
      last[10], last[11], last[12], last[13], last[14], last[15]);
    found.set(last, 16 * (k % 2 ? r + (k - 1) / 2 : k / 2));
  }
  return found;
}

/** Return scrypt in hexadecimal digits; p is 1.
 * @param {string} password @param {string} salt @param {number} n @param {number} r @param {number} size */
export function scrypt(password, salt, n, r, size) {
  const word = encoder.encode(password);
  const bytes = stretched(word, encoder.encode(salt), 128 * r);
  const view = new DataView(bytes.buffer);
  let words = Int32Array.from({ length: 32 * r }, (_, i) => view.getInt32(4 * i, true));
  const seen = [];
  for (let k = 0; k < n; k++) {
    seen.push(words);
    words = shuffled(words, r);
  }
  for (let k = 0; k < n; k++) {
    const there = seen[(words[words.length - 16] >>> 0) % n];
    for (let i = 0; i < words.length; i++) words[i] ^= there[i];
    words = shuffled(words, r);
  }
  words.forEach((x, i) => view.setInt32(4 * i, x, true));
  return hexadecimal(stretched(word, bytes, size));
}

/** @param {string} text */
export const sha256Of = (text) => hexadecimal(sha256(encoder.encode(text)));

/** @param {Uint8Array} bytes */
const hexadecimal = (bytes) => Array.from(bytes, (x) => x.toString(16).padStart(2, "0")).join("");
