// The colours of a page, dark if the reader prefers dark pages.

/** Follow the colour scheme of the reader; return a function that sets dark or light for a surrounding page.
 */
export function followColourScheme() {
  const dim = (/** @type {boolean} */ dark) => document.documentElement.classList.toggle("dark", dark);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.onchange = () => dim(scheme.matches);
  dim(scheme.matches);
  return dim;
}
