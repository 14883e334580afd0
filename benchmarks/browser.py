"""The program in a page: its speed next to machine code and plain Python, and its frame rate.

Needs Chromium and playwright. Run it alone: python benchmarks/browser.py [NAME ...]
"""

import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import teachmech as tm
from teachmech.problems.library import examples

STEPS = 1000
THROTTLE = 6  # of the processor, as on a slow phone
REPEATED = """async (count) => {
    const times = [];
    for (let k = 0; k < count; k++) {
        const begin = performance.now();
        await teachmech.run({});
        times.push((performance.now() - begin) / 1000);
    }
    return times;
}"""
COUNTED = """async (seconds) => {
    const begin = performance.now();
    let count = 0, counting = true;
    const next = () => counting && (count++, requestAnimationFrame(next));
    requestAnimationFrame(next);
    await new Promise((go) => setTimeout(go, 1000 * seconds));
    counting = false;
    return count / ((performance.now() - begin) / 1000);
}"""
WITHOUT_WEBGL = """
const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...given) {
    return kind === "2d" ? get.call(this, kind, ...given) : null;
};
"""
PICTURES = """async (seconds) => {
    const { live } = teachmech, wait = (ms) => new Promise((go) => setTimeout(go, ms));
    live.play();
    await wait(700);
    const begin = performance.now(), from = live.state.t;
    let count = 0, counting = true;
    const next = () => counting && (count++, requestAnimationFrame(next));
    requestAnimationFrame(next);
    await wait(1000 * seconds);
    counting = false;
    const passed = (performance.now() - begin) / 1000;
    return [count / passed, (live.state.t - from) / passed / live.given.scene.speed];
}"""


def timed(function: Callable[[], Any], count: int) -> list[float]:
    """Return the seconds of each call after a first one that warms up."""
    function()
    times = []
    for _ in range(count):
        begin = time.perf_counter()
        function()
        times.append(time.perf_counter() - begin)
    return times


def steps(browser: Browser, name: str = "meridian") -> None:
    """Print the median times of RK4 in the page, compiled and plain, and their ratios."""
    problem = tm.example(name)
    start, end = problem.settings.start, problem.settings.end
    how = {"time": (start, end, (end - start) / STEPS), "method": "rk4", "stabilisation": "none"}
    page = browser.new_page()
    page.add_script_tag(type="module", content=problem.program(**how, language="javascript"))
    page.wait_for_function("() => globalThis.teachmech")
    found = {
        "page": page.evaluate(REPEATED, 15)[1:],
        "compiled": timed(lambda: problem.simulate(**how, compiled="often"), 15),
        "plain": timed(lambda: problem.simulate(**how, compiled=False), 5),
    }
    middle = {way: statistics.median(times) for way, times in found.items()}
    print(f"{name}, {STEPS} steps of RK4, medians")
    for way, seconds in middle.items():
        ratio = seconds / middle["page"]
        print(f"  {way:9} {1000 * seconds:7.1f} ms  {ratio:6.2f} times the page")


def pictures(browser: Browser, names: list[str]) -> None:
    """Print pictures per second and how real time is kept, also on a slow processor."""
    print("live pictures: pictures per second and part of real time, throttled in brackets")
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            path = Path(folder) / f"{name}.html"
            tm.example(name).live().save(path)
            said = []
            for rate in (1, THROTTLE):
                page = browser.new_page(viewport={"width": 1400, "height": 900})
                session = page.context.new_cdp_session(page)
                session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
                page.goto(path.as_uri())
                page.wait_for_function("() => globalThis.teachmech?.live")
                rate_of, real = page.evaluate(PICTURES, 2.5)
                said.append(f"{rate_of:3.0f} {real:5.2f}")
                page.close()
            print(f"  {name:22} {said[0]}  ({said[1]})", flush=True)


def thirty_bodies() -> tm.Motion:
    """Return the motion of thirty free bodies, each of two boxes, that tumble."""
    bodies = [f"G{k}P{k}Q{k}" for k in range(30)]
    body = {"Geom": [[1], [0, 0.6]], "Dyna": [[], 1, [0.4, 0.7, 1]]}
    origins = [name.partition("P")[0] for name in bodies]
    mechanism = tm.Mechanism(
        Title="Thirty bodies",
        Dimension=3,
        PartData={"Rigids": dict.fromkeys(bodies, body)},
        ProblemData={
            "tend": 20,
            "positions": {name: [3 * (k % 6), 3 * (k // 6), 0] for k, name in enumerate(origins)},
            "orientations": {key: {"axis": [0, 0, 1], "angle": 0} for key in bodies},
            "velocities": {key: [] for key in origins},
            "angular_velocities": {
                name: {"body": [0.01, 3 + k / 20, 0.01]} for k, name in enumerate(bodies)
            },
        },
        Animation={
            "Solids": {key: [{"Box": [2, 0.2, 0.15]}, {"Box": [0.33, 1.2, 0.15]}] for key in bodies}
        },
    )
    return mechanism.simulate()


def solids(browser: Browser) -> None:
    """Print pictures per second of thirty bodies in space, by WebGL and by a plain canvas."""
    print("thirty bodies in the player, 960 pixels wide: pictures per second")
    motion = thirty_bodies()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "thirty.html"
        motion.save_html(path)
        for way, script in (("WebGL", ""), ("plain canvas", WITHOUT_WEBGL)):
            page = browser.new_page(viewport={"width": 1400, "height": 900})
            page.add_init_script(script)
            page.goto(path.as_uri())
            page.wait_for_selector(".tm-canvas")
            page.get_by_role("button", name="Play").click()
            page.wait_for_timeout(700)
            print(f"  {way:22} {page.evaluate(COUNTED, 3):3.0f}", flush=True)
            page.close()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        found_chromium = shutil.which("chromium")
        flags = ["--no-sandbox", "--disable-gpu"]
        chromium = playwright.chromium.launch(executable_path=found_chromium, args=flags)
        steps(chromium)
        solids(chromium)
        pictures(chromium, sys.argv[1:] or [*examples()])
