// The colours of a page by itself: dark for a reader who likes dark pages.

/** Follow what the reader likes; returns a function that sets it, as for a page around that has colours of its own.
 */
export function followReader() {
  /** @param {boolean} dark */
  const dim = (dark) => document.documentElement.classList.toggle("dark", dark);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.onchange = () => dim(scheme.matches);
  dim(scheme.matches);
  return dim;
}
