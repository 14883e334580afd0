"""A value by slider and field: the slider takes round steps, and what is typed is kept as it is."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from teachmech.base.errors import ExpressionError, readable
from teachmech.base.slider_range import reach_of, step_of
from teachmech.expressions import parse_constant


class Value(ipywidgets.VBox):  # type: ignore[misc]
    """One value by its name; a slider of both signs beside a field for any number.

    Parameters
    ----------
    name : str
    value : float
    moved : callable
        Called with the name whenever somebody moves the slider or types another value, also while
        the slider is dragged.
    reach : float, optional
        The slider goes from -reach to reach, by default to the next round number after twice the
        value.
    unit : str, optional
        Stands behind the field.

    Examples
    --------
    >>> g = Value("g", 9.81, print)
    >>> g.range, g.step
    ((-20.0, 20.0), 0.01)
    >>> g.value = 1.62
    g
    >>> g.show(30)
    >>> g.value, g.range
    (30.0, (-100.0, 100.0))
    """

    def __init__(
        self,
        name: str,
        value: float,
        moved: Callable[[str], None],
        reach: float | None = None,
        unit: str = "",
    ) -> None:
        self.name, self._moved, self._value, self._quiet = name, moved, value, False
        reach = reach_of(value) if reach is None else reach
        step = step_of(value, reach)
        self._slider = ipywidgets.FloatSlider(
            value=_on_grid(value, step),
            min=-reach,
            max=reach,
            step=step,
            description=name,
            readout=False,
            tooltip=f"{name}: what is shown follows",
            style={"description_width": "72px"},
            layout={"flex": "1 1 auto", "width": "auto", "min_width": "0"},
        )
        self._field = ipywidgets.Text(
            value=_short(value),
            placeholder=name,
            continuous_update=False,
            tooltip=f"{name}: type any number, or a calculation such as pi/3",
            layout={"width": "88px", "flex": "0 0 auto"},
        )
        self._word = ipywidgets.Label(layout={"display": "none"})
        self._slider.observe(self._slid, names="value")
        self._field.observe(self._typed, names="value")
        named = [ipywidgets.Label(unit)] if unit else []
        row = ipywidgets.HBox([self._slider, self._field, *named])
        super().__init__([row, self._word], layout={"width": "340px", "max_width": "98%"})

    @property
    def value(self) -> float:
        """The value; to set it is to move it."""
        return self._value

    @value.setter
    def value(self, value: float) -> None:
        self.show(value)
        self._moved(self.name)

    @property
    def range(self) -> tuple[float, float]:
        """The ends of the slider."""
        return float(self._slider.min), float(self._slider.max)

    @property
    def step(self) -> float:
        """The step of the slider, a round number."""
        return float(self._slider.step)

    @property
    def word(self) -> str:
        """What is said below the slider."""
        return str(self._word.value)

    def show(self, value: float) -> None:
        """Show a value that nobody moved here; the range grows where it must."""
        self._set(float(value), _short(value))

    def _slid(self, change: dict[str, float]) -> None:
        value = _on_grid(change["new"], self.step)
        # The page rounds what it shows to a step of the slider, and says so; nobody moved it then.
        if self._quiet or value == _on_grid(self._value, self.step):
            return
        self._value = value
        self._write(_short(value))
        self._say("")
        self._moved(self.name)

    def _typed(self, change: dict[str, str]) -> None:
        if self._quiet:
            return
        text = change["new"]
        try:
            value = parse_constant(text)
        except ExpressionError as error:
            said = f"{readable(text)}: {error.what}; still {_short(self._value)}"
            self._say(said)
            return
        self._set(value, text)
        self._moved(self.name)

    def _set(self, value: float, text: str) -> None:
        low, high = self.range
        self._say("")
        self._quiet = True
        with self._slider.hold_sync():
            # The page would send back as moved by hand what it rounds to a step.
            self._slider.continuous_update = False
            if not low <= value <= high:
                reach = reach_of(value)
                self._slider.min, self._slider.max = -reach, reach
                self._slider.step = step_of(value, reach)
                self._say(f"the slider now reaches from {-reach:g} to {reach:g}")
            self._slider.value = _on_grid(value, self.step)
        self._slider.continuous_update = True
        self._quiet = False
        self._value = value
        self._write(text)

    def _write(self, text: str) -> None:
        self._quiet = True
        self._field.value = text
        self._quiet = False

    def _say(self, text: str) -> None:
        self._word.value = text
        self._word.layout.display = "" if text else "none"


def _on_grid(value: float, step: float) -> float:
    """The nearest multiple of a step, without the rounding of a page as in 1.0099999999999998."""
    return float(f"{round(value / step) * step:.12g}")


def _short(value: float) -> str:
    return f"{value + 0.0:.6g}"
