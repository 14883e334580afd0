// A live picture as a page by itself: its colours, and what it tells a page around it.

import { mountLive } from "./live.js";

/** Show the live picture in the element of the page. @param {{ problem: Problem, engine: object, picture: LivePicture }} page */
export function showAlone(page) {
  const tell = (message) => parent !== window && parent.postMessage({ teachmech: message }, "*");
  document.documentElement.classList.toggle("framed", parent !== window);
  const dim = (dark) => document.documentElement.classList.toggle("dark", dark);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.onchange = () => dim(scheme.matches);
  dim(scheme.matches);
  addEventListener("message", ({ source, data }) => { // a notebook has colours of its own
    if (source !== parent) return;
    if (typeof data?.teachmech?.dark === "boolean") dim(data.teachmech.dark);
    if (data?.teachmech?.start === true) live.start();
  });
  const live = mountLive(document.getElementById("live"), page, (values) => tell({ values }));
  new ResizeObserver(() => tell({ height: document.documentElement.offsetHeight })).observe(document.body);
  return live;
}
