// Try the package in Pyodide under Node: node docs/pyodide_smoke.mjs PYODIDE_FOLDER WHEEL
//
// Every module must compile in Pyodide's Python without a warning. If the folder has NumPy, SciPy
// and the other packages, a pendulum is computed, and its energy must be constant.

import { readFileSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, wheel] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const began = performance.now();
const pyodide = await loadPyodide({ indexURL: folder });
pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: "/package" });
const counted = pyodide.runPython(`
import sys, warnings
from pathlib import Path
warnings.simplefilter("error")
files = sorted(Path("/package/teachmech").rglob("*.py"))
for path in files:
    compile(path.read_text(encoding="utf-8"), str(path), "exec")
f"Python {sys.version.split()[0]}: {len(files)} modules compile"
`);
console.log(counted);

const { packages } = JSON.parse(readFileSync(`${folder}/pyodide-lock.json`, "utf8"));
const needed = ["numpy", "scipy", "sympy", "matplotlib", "pydantic", "markupsafe", "tqdm", "ruamel-yaml"];
const absent = needed.filter((name) => !packages[name] || !existsSync(`${folder}/${packages[name].file_name}`));
if (absent.length) {
  console.log(`nothing was computed, since the folder does not have ${absent.join(", ")}`);
} else {
  await pyodide.loadPackage(needed);
  const energy = await pyodide.runPythonAsync(`
sys.path.insert(0, "/package")
import numpy, teachmech as tm
motion = tm.example("pendulum").simulate(time=(0, 5, 0.01))
float(numpy.ptp(motion.kinetic_energy + motion.potential_energy))
`);
  console.log(`a pendulum over 5 s: energy constant to ${energy.toExponential(1)} J, after ` +
    `${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (!(energy < 1e-8)) process.exit(1);
}
