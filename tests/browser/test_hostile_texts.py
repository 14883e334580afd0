"""Hostile texts in a real browser: nothing runs, nothing is loaded."""

import dataclasses
import json
import re

import pytest

import teachmech as tm
from teachmech.animation import Scene
from teachmech.homework import Exercise
from teachmech.homework.task.key import Key
from tests import ROOT

from .conftest import expect, import_module, open_notebook

EXERCISES = ROOT / "exercises"
HIT = "top.hit=1"  # the effect that each text tries to have
FAR = "https://hostile.example/"

ELEMENTS = [
    f"<img src=x onerror={HIT}>",
    f"<img/src='x'/onerror='{HIT}'>",
    f"<ImG sRc=x OnErRoR={HIT}//",
    f"<img src={FAR}1.png srcset={FAR}2.png>",
    f"<style onload={HIT}></style>",
    f"<style>@import '{FAR}a.css';*{{background:url({FAR}b)}}</style>",
    f'<iframe srcdoc="<script>{HIT}</script>"></iframe>',
    f"<iframe src=javascript:{HIT}></iframe>",
    f"<svg onload={HIT}>",
    f"<svg><script>{HIT}</script></svg>",
    f'<svg><a xlink:href="javascript:{HIT}"><text y=9>a</text></a></svg>',
    f"<svg><animate onbegin={HIT} attributeName=x dur=1s>",
    f"<svg><use href='{FAR}a.svg#x'></svg>",
    f'<math href="javascript:{HIT}"><mi>a</mi></math>',
    f'<math><maction actiontype="statusline" xlink:href="javascript:{HIT}">a</maction></math>',
    f"<math><mtext><img src=x onerror={HIT}></mtext></math>",
    f'<math><annotation-xml encoding="text/html"><img src=x onerror={HIT}></annotation-xml></math>',
    f"<math><mtext><table><mglyph><style><!--</style><img title='--><img src=x onerror={HIT}>'>",
    f"<math><mtext><mglyph><style><math><img src=x onerror={HIT}></style></mglyph></mtext></math>",
    f"<form><math><mtext></form><form><mglyph><style></math><img src=x onerror={HIT}>",
    f'<svg></p><style><a id="</style><img src=x onerror={HIT}>">',
    f'<noscript><p title="</noscript><img src=x onerror={HIT}>">',
    f"<!--><img src=x onerror={HIT}>-->",
    f"<!-- --!><img src=x onerror={HIT}> -->",
    f"<![CDATA[<img src=x onerror={HIT}>]]>",
    f"<script>{HIT}</script>",
    f"<scr<script>ipt>{HIT}</script>",
    f"<script src={FAR}a.js></script>",
    f'<a href="javascript:{HIT}" class=lure>a</a>',
    f'<a href=" &#106;avascript:{HIT}" class=lure>a</a>',
    f'<a href="java\tscript:{HIT}" class=lure>a</a>',
    f'<a href="data:text/html,<script>{HIT}</script>" class=lure>a</a>',
    f"<form action='{FAR}' id=lure><button formaction=javascript:{HIT}>a</button></form>",
    f"<base href='{FAR}'>",
    f"<meta http-equiv=refresh content='0;url={FAR}'>",
    f"<meta http-equiv=refresh content='0;url=javascript:{HIT}'>",
    f"<link rel=stylesheet href='{FAR}a.css'>",
    f"<object data='{FAR}a.swf'></object>",
    f"<embed src=javascript:{HIT}>",
    f"<video src={FAR}a.mp4 onerror={HIT}><source onerror={HIT}></video>",
    f"<audio src=x onerror={HIT}>",
    f"<details open ontoggle={HIT}>a</details>",
    f"<input autofocus onfocus={HIT}>",
    f"<p style='background:url({FAR}c);position:fixed;inset:0'>a</p>",
    f"<p style='color:red;margin:0;background-color:expression({HIT})' onmouseover={HIT}>a</p>",
    f"<p class='jp-Dialog tm-form' id=site tabindex=1 onfocus={HIT} autofocus>a</p>",
    f"<body onload={HIT} background='{FAR}d'>",
    f"<template shadowrootmode=open><img src=x onerror={HIT}></template>",
    f"<x-a is=y onclick={HIT}>a</x-a>",
    f"<\0img src=x onerror={HIT}><img\0 src=x onerror={HIT}>",
    f"&lt;img src=x onerror={HIT}&gt;",
    f"&#60;img src=x onerror={HIT}&#62;",
    f"\"><img src=x onerror={HIT}>'",
    f"{{{{constructor.constructor('{HIT}')()}}}}",
]  # fmt: skip
FORMULAS = [
    *(rf"\text{{{element}}}".replace("{{{", "(") for element in ELEMENTS[:24]),
    rf"\mbox{{<img/src='x'/onerror='{HIT}'>}}",
    rf"\text{{&#x3c;img src=x onerror={HIT}>}}",
    rf"\text{{</mtext></math><img src=x onerror={HIT}>}}",
    rf"\href{{javascript:{HIT}}}{{x}}",
    rf"\href{{{FAR}}}{{x}}",
    rf"\class{{a\" onclick=\"{HIT}}}{{x}}",
    rf"\style{{background:url({FAR}e)}}{{x}}",
    rf"\unicode{{3c}}\text{{img src=x onerror={HIT}>}}",
    rf"\mathchoice{{\text{{<svg onload={HIT}>}}}}{{\text{{<svg onload={HIT}>}}}}{{}}{{}}",
    rf"\tag{{<svg onload={HIT}>}}",
    rf"\verb|<svg onload={HIT}>|",
    rf"\color{{url({FAR}f)}}{{x}}",
    rf"\colorbox{{url({FAR}g)}}{{x}}",
    rf"<svg onload={HIT}>",
    r"\newcommand{\a}{\text{<b>}}\a",
    r"\frac{",
]
MARKDOWN = [
    *ELEMENTS,
    *(f"${latex}$" for latex in FORMULAS),
    *(f"$${latex}$$" for latex in FORMULAS),
    f"[a](javascript:{HIT})",
    f"[a](java&#115;cript:{HIT})",
    f"[a](<java\tscript:{HIT}>)",
    f"[a](data:text/html,<script>{HIT}</script>)",
    f'[a]({FAR} "b\\" onmouseover={HIT} c=\\"")',
    f"![a]({FAR}h.png)",
    f"![a](data:text/html,<script>{HIT}</script>)",
    f"![a](data:image/svg+xml;base64,PHN2Zy8+\" onerror=\"{HIT})",
    f"<javascript:{HIT}>",
    f"[a]: javascript:{HIT}\n\n[a]",
    f"```<img src=x onerror={HIT}>\n<img src=x onerror={HIT}>\n```",
    f"| a |\n|---|\n| <img src=x onerror={HIT}> |",
]  # fmt: skip
SHOWN = ELEMENTS[1]

# Elements and attributes that a page with these texts must not contain.
FOUND = """(place) => {
    const bad = [];
    for (const node of document.querySelectorAll(`${place} *`)) {
        if (node.matches(`script, style, iframe, object, embed, form, base, meta, link, svg, video,
            audio, template, details, x-a`)) bad.push(node.localName);
        for (const { name, value } of node.attributes) {
            const leads = /^(src|href|xlink:href|action)$/.test(name);
            if (/^on|^srcdoc$|^srcset$|^formaction$|^id$/i.test(name) && !value.startsWith("tm-")
                || /^style$/.test(name) && /url|expression|fixed/.test(value)
                || leads && !/^(data:image|https:|blob:)/.test(value)) bad.push(`${name}=${value}`);
        }
    }
    return bad;
}"""


@pytest.fixture
def watched(page):
    """The page; at its end nothing of these texts has run or was asked for."""
    asked = []

    def note(request):
        if "hostile" in request.url or request.url.endswith("/x"):
            asked.append(request.url)

    page.on("request", note)
    yield page
    page.wait_for_timeout(300)  # the time in which scripts would have been loaded or run
    assert {frame.evaluate("() => window.hit") for frame in page.frames} == {None}
    page.remove_listener("request", note)
    assert asked == []


def test_the_vectors_run_where_nothing_is_done_against_them(page):
    """Otherwise the tests below would prove nothing."""
    for element in (*ELEMENTS[:2], ELEMENTS[4]):
        page.set_content("<p></p>")
        page.evaluate("(text) => { delete window.hit; document.body.innerHTML = text; }", element)
        page.wait_for_function("() => window.hit")


def test_content_copies_what_is_listed_and_nothing_else(watched):
    """If a text of the kernel is not escaped, only this function protects the page."""
    watched.set_content("<div id=place></div>")
    import_module(watched, "animation/dom.js", "content", "make")
    watched.evaluate(
        "(all) => place.append(...all.map((text) => make('section', {}, content(text))))", ELEMENTS
    )
    assert watched.evaluate(FOUND, "#place") == []
    for lure in watched.locator("#place a").all():
        lure.click()
    sound = '<p class="tm-quiet" style="color: red;">a <a href="https://x.example/">b</a></p>'
    assert watched.evaluate("(t) => make('p', {}, content(t)).innerHTML", sound) == sound


COVERING = [
    "<p style='margin:-5000px'>a</p>",
    "<p style='margin:0 0 0 -90px'>a</p>",
    "<p style='padding:1e9px'>a</p>",
    "<p style='padding:calc(100px*1000)'>a</p>",
    "<p style='line-height:9999'>a</p>",
    "<p style='border-left:5000px solid red'>a</p>",
    "<p style='margin:100vw'>a</p>",
    "<math><mspace width='1e9em'></mspace></math>",
    "<math><mspace width='-500em'></mspace><mi>a</mi></math>",
    "<math><mpadded voffset='-9999px' height='1e5em'><mi>a</mi></mpadded></math>",
    "<math><mi mathsize='99999%'>a</mi></math>",
    "<math><mfrac linethickness='9999px'><mi>a</mi><mi>b</mi></mfrac></math>",
]  # fmt: skip
MODERATE = [
    '<p style="border-left: 4px solid rgb(213, 94, 0); padding: 3px 8px 3px 0px;">a</p>',
    '<p style="color: rgba(1, 2, 3, 0.5); font-weight: 600; line-height: 125%;">a</p>',
    '<math><mspace width="-0.1667em"></mspace><mo minsize="2.47em" maxsize="2.47em">(</mo></math>',
    '<math><mtable columnspacing="1em 2em"><mtr><mtd><mi>a</mi></mtd></mtr></mtable></math>',
]  # fmt: skip


@pytest.mark.few("mathsize")
@pytest.mark.parametrize("text", COVERING)
def test_no_size_reaches_over_the_page_around(watched, text):
    watched.set_content("<div style='height:400px'></div><div id=place style='width:300px'></div>")
    import_module(watched, "animation/dom.js", "content", "make")
    boxes = watched.evaluate(
        """(text) => {
            place.append(content(text));
            return [...place.querySelectorAll("*")].map((n) => n.getBoundingClientRect().toJSON());
        }""",
        text,
    )
    assert boxes
    for box in boxes:
        assert box["top"] >= 400 and box["left"] >= 0
        assert box["width"] <= 310 and box["height"] < 200


@pytest.mark.few("mtable")
@pytest.mark.parametrize("text", MODERATE)
def test_a_moderate_size_stays_as_it_is(watched, text):
    watched.set_content("<div id=place></div>")
    import_module(watched, "animation/dom.js", "content", "make")
    watched.evaluate("(text) => place.append(content(text))", text)
    assert watched.locator("#place").inner_html() == text


def test_a_forged_task_does_nothing_in_the_notebook_of_who_opens_it(lab, watched, page_errors):
    exercise = Exercise.read(EXERCISES / "01-bead-on-a-wire.ipynb")
    task = exercise.task(exercise.numbers, "ada")
    text = "\n\n".join(MARKDOWN)
    key = Key.from_text(task.key).model_dump(mode="json")
    for part in key["parts"].values():
        for mistake in part["mistakes"]:
            mistake |= {"title": SHOWN, "says": " ".join(ELEMENTS)}
    hostile = {"ask": text, "hints": (text, *MARKDOWN[:2]), "unit": SHOWN[:40], "start": text}
    choice = {"kind": "choice", "options": tuple(ELEMENTS), "name": "choice"}
    parts = [part.model_copy(update=hostile) for part in task.parts]
    parts[-1] = parts[-1].model_copy(update=choice)
    key["parts"]["choice"] = key["parts"].pop(task.parts[-1].name)
    forged = task.model_copy(
        update={
            "title": SHOWN,
            "goal": text,
            "student": text,
            "text": text,
            "numbers": dict.fromkeys(ELEMENTS, 1.0),
            "units": dict.fromkeys(ELEMENTS, SHOWN),
            "parts": tuple(parts),
            "key": Key.model_validate(key).to_text(),
        }
    ).signed()
    name = f"<img src=x onerror={HIT}>"
    (lab.folder / f"{name}.task.json").write_text(forged.to_text(), encoding="utf-8")
    kept = {"force": {"answer": ["0", "m*g"], "hints": 3, "attempts": 1}}
    kept["constraint"] = {"answer": " ".join(ELEMENTS), "hints": 3, "attempts": 1}
    answers = {"format": "teachmech answers 1", "exercise": task.exercise, "parts": kept}
    (lab.folder / f"{name}.answers.json").write_text(json.dumps(answers), encoding="utf-8")
    code = f"from teachmech.homework import open_task\nopen_task({f'{name}.task.json'!r}).widget()"
    open_notebook(lab, watched, [code], "forged")
    exercise = watched.locator(".tm-exercise")
    expect(exercise.locator("h3").first).to_have_text(SHOWN)
    exercise.get_by_role("button", name="Check all").click()
    expect(exercise.locator(".tm-hint").first).to_contain_text(SHOWN)
    expect(exercise.locator(".tm-feedback").first).to_contain_text(SHOWN)
    expect(exercise.locator(".tm-card").last).to_contain_text(f"{name}.answers.json")
    expect(exercise.locator("mtext").first).to_contain_text("<img src=x onerror")
    assert watched.evaluate(FOUND, ".tm-exercise") == []
    assert page_errors == []


def test_a_page_of_a_motion_takes_its_names_as_texts(watched, tmp_path, monkeypatch):
    motion = tm.example("conical-pendulum").simulate(time=(0, 0.2, 0.1))
    words = f"{' '.join(ELEMENTS)} </script><script>{HIT}</script> <!--<script> */ `${{{HIT}}}`"
    plain = Scene.of(motion)
    forces = tuple(
        dataclasses.replace(force, title=words, names=(words,) * len(force.names))
        for force in plain.forces
    )
    labels, count = (words,) * len(plain.labels), 3
    hostile = dataclasses.replace(
        plain, name=words, labels=labels, caption=(words,) * count, forces=forces
    )
    monkeypatch.setattr(Scene, "of", lambda *_: hostile)
    motion.save_html(tmp_path / "page.html")
    watched.set_content((tmp_path / "page.html").read_text(encoding="utf-8"))
    expect(watched.locator("h1")).to_contain_text(SHOWN)
    expect(watched.locator(".tm-caption")).to_contain_text(SHOWN)
    expect(watched.locator("label").last).to_contain_text(SHOWN)
    expect(watched.locator("canvas")).to_have_attribute("aria-label", re.compile(re.escape(SHOWN)))
    assert watched.evaluate(FOUND, "#player") == []
    harm = f"<img src=x onerror={HIT}>"  # it would also have no effect in the page
    watched.evaluate("(harm) => document.body.insertAdjacentHTML('beforeend', harm)", harm)
