"""Files of arrays from unknown sources: refused in a sentence, or usable."""

import tracemalloc
import warnings
import zipfile

import numpy as np
import pytest

import teachmech as tm
from teachmech.base.archives import Archive, ArchiveError, write
from tests.base import damages

CASES = 150  # damaged files of each kind


@pytest.fixture(scope="module")
def motion():
    return tm.example("pendulum").simulate(time=(0, 0.2, 0.02), method="dop853")


@pytest.fixture(scope="module")
def ensemble():
    ball = tm.System(
        ["z"], mass=["m"], forces=["-m*g"], parameters={"m": 1, "g": 9.81}, name="ball"
    )
    options = {"time": (0, 0.2, 0.05), "store": "motion", "measure": lambda motion: motion.t[-1]}
    return tm.ensemble(ball, {"g": [1.62, 9.81], "m": [1, -1]}, **options)


def used(motion):
    """Use a motion as a user does."""
    for use in (
        lambda: str(motion),
        lambda: motion.potential_energy,
        lambda: motion.energy_balance,
        lambda: motion.singular_values,
        lambda: motion.summary(),
        lambda: motion.at([motion.t[0], motion.t[0] / 2 + motion.t[-1] / 2, motion.t[-1]]),
        lambda: motion.plot(),
        lambda: motion.to_frame(),
        lambda: motion.program(),
    ):
        try:
            use()
        except tm.TeachmechError as error:
            assert str(error).splitlines()[0].isprintable()


def shown(ensemble):
    """Use an ensemble as a user does."""
    assert all(line.isprintable() for line in str(ensemble).splitlines())
    for use in (repr, tm.Ensemble.plot, tm.Ensemble.to_frame, tm.Ensemble.to_xarray):
        try:
            use(ensemble)
        except tm.TeachmechError as error:
            assert str(error).isprintable()


@pytest.mark.few("-2")
@pytest.mark.parametrize("case", range(CASES))
@pytest.mark.parametrize("kind", ["motion", "ensemble"])
def test_a_damaged_file_is_refused_or_can_be_used(kind, case, request, tmp_path):
    rng, path = np.random.default_rng(case), tmp_path / "file.npz"
    thing = request.getfixturevalue(kind)
    thing.to_npz(path)
    path.write_bytes(damages.damaged(path.read_bytes(), rng))
    try:
        read = type(thing).from_npz(path)
    except tm.TeachmechError as error:
        assert error.one_line().isprintable()
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # numbers may overflow
        used(read) if kind == "motion" else shown(read)


@pytest.fixture
def archive(tmp_path):
    """Return the path of a file with a text and two arrays."""
    arrays = {"x": np.arange(6.0).reshape(2, 3), "columns": np.arange(6.0).reshape(2, 3).T}
    write(tmp_path / "file.npz", "a text", arrays)
    return tmp_path / "file.npz"


def test_arrays_keep_their_memory_order(archive):
    read = Archive(archive)
    assert read.about == "a text" and read.shapes == {"x": (2, 3), "columns": (3, 2)}
    assert np.array_equal(read.array("columns", (3, 2)), read.array("x", (2, 3)).T)
    with np.load(archive) as file:  # as NumPy reads it
        assert np.array_equal(file["columns"], read.array("columns", (3, 2)))


def test_an_array_of_another_shape_or_type_is_not_read(archive):
    read = Archive(archive)
    for asked in (("x", (3, 2)), ("y", (2, 3)), ("x", (2, 3), "i")):
        with pytest.raises(ArchiveError):
            read.array(*asked)


def with_member(archive, name, content):
    """Put another member into a file of arrays."""
    archive.write_bytes(
        damages.zipped([*damages.members(archive.read_bytes()).items(), (name, content)])
    )


@pytest.mark.parametrize(
    "content",
    [
        *(damages.with_header(header) + bytes(24) for header in damages.HEADERS),
        damages.array(np.array([print, {}], dtype=object)),
        damages.array(np.array([1j])),
        b"",
    ],
)
def test_a_member_that_is_not_a_plain_array_is_refused(archive, content):
    with_member(archive, "y.npy", content)
    with pytest.raises(ArchiveError, match=r"y\.npy"):
        Archive(archive)


def test_another_file_among_the_arrays_is_refused(archive):
    with_member(archive, "setup.py", b"print()")
    with pytest.raises(ArchiveError, match=r"setup\.py"):
        Archive(archive)


def test_a_member_that_is_encrypted_or_packed_in_another_way_is_refused(archive):
    parts = damages.members(archive.read_bytes())
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_LZMA) as file:
        for name, content in parts.items():
            file.writestr(name, content)
    with pytest.raises(ArchiveError, match="packed in another way"):
        Archive(archive)
    content = bytearray(damages.zipped(parts.items()))
    content[content.index(b"PK\1\2") + 8] |= 1
    archive.write_bytes(content)
    with pytest.raises(ArchiveError, match="encrypted"):
        Archive(archive)


def bomb(path, size):
    """A small file whose array ``y`` unfolds to many zeros, and has the size that it says."""
    header = f"{{'descr': '<f8', 'fortran_order': False, 'shape': ({size},), }}"
    file = zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED)
    with file, file.open("y.npy", "w", force_zip64=True) as member:
        member.write(damages.with_header(header))
        for _ in range(size // 1_000_000):
            member.write(bytes(8_000_000))


@pytest.mark.thorough
def test_a_file_that_would_unfold_beyond_the_limit_is_refused_unread(archive):
    bomb(archive, 300_000_000)
    assert archive.stat().st_size < 3_000_000
    tracemalloc.start()
    with pytest.raises(ArchiveError, match=r"it would unfold to 2\.4 GB; at most 2\.2 GB are read"):
        Archive(archive)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 20_000_000


@pytest.mark.few("x")
@pytest.mark.parametrize("text", ["x", "0,"])
def test_a_small_file_with_a_long_text_takes_little_memory(text, tmp_path):
    header = "{'descr': '<U20000000', 'fortran_order': False, 'shape': (), }"
    some = (text * (1_000_000 // len(text))).encode("utf-32-le")
    file = zipfile.ZipFile(tmp_path / "m.npz", "w", zipfile.ZIP_DEFLATED)
    with file, file.open("about.npy", "w", force_zip64=True) as member:
        member.write(damages.with_header(header))
        for _ in range(20):
            member.write(some)
    assert (tmp_path / "m.npz").stat().st_size < 200_000
    tracemalloc.start()
    for kind in (tm.Motion, tm.Ensemble):
        with pytest.raises(tm.ProblemError, match="its text would unfold to 80 MB"):
            kind.from_npz(tmp_path / "m.npz")
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 20_000_000


@pytest.mark.parametrize("packed", [True, False])
@pytest.mark.parametrize("letters", ["x", "ab\U0001f600"], ids=["plain", "wide"])
def test_a_long_written_text_is_read_whatever_its_packing_ratio(letters, packed, tmp_path):
    text = letters * (6_000_000 // len(letters))
    write(tmp_path / "file.npz", text, {"x": np.arange(3.0)}, packed)
    read = Archive(tmp_path / "file.npz")
    assert read.about == text and read.array("x", (3,)).tolist() == [0, 1, 2]


def test_an_array_that_is_not_requested_is_not_unfolded(motion, tmp_path):
    motion.to_npz(tmp_path / "m.npz")
    bomb(tmp_path / "m.npz", 20_000_000)
    tracemalloc.start()
    read = tm.Motion.from_npz(tmp_path / "m.npz")
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 20_000_000 and np.array_equal(read.q, motion.q)


@pytest.mark.few("3")
@pytest.mark.parametrize("case", range(60))
def test_a_damaged_chunk_is_computed_again_or_refused(case, tmp_path):
    ball = tm.System(["z"], mass=[1], forces=[-10])
    sweep = {"vary": {"vz": [0, 1]}, "time": (0, 0.2, 0.1), "folder": tmp_path}
    whole = tm.ensemble(ball, **sweep)
    path = next(tmp_path.glob("*.npz"))
    path.write_bytes(damages.damaged(path.read_bytes(), np.random.default_rng(case)))
    try:
        again = tm.ensemble(ball, **sweep)
    except tm.ProblemError as error:
        assert "it holds an ensemble of another" in str(error) or "of other members" in str(error)
        return
    assert all(np.array_equal(again[name], whole[name]) for name in whole.arrays)
    assert again.failures == {} and again.ending == ""
