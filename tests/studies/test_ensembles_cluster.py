"""Ensembles on a real Dask cluster of two processes, one of which is killed in the middle."""

import os
import signal

import numpy as np
import pytest

import teachmech as tm
from teachmech.base import execution
from tests.studies.test_ensembles import GRID, SHORT, ball, die, pendulum, same, serial, speed

dask = pytest.importorskip("dask")
distributed = pytest.importorskip("distributed")

__all__ = ["ball", "pendulum", "serial"]  # fixtures


@pytest.fixture(scope="module")
def client():
    """Return a client of two processes that may be killed again and again.

    Dask looks for a lost worker after 15 s, and gives it up for ever where it is not there at that
    moment, for example if its successor has also just been killed; then no worker remains.
    """
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True}
    with (
        dask.config.set({"distributed.deploy.lost-worker-timeout": "1 hour"}),
        distributed.LocalCluster(**options, dashboard_address=":0") as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def pid():
    return os.getpid()


def test_a_cluster_gives_the_same_table_as_one_process(client, pendulum, serial):
    result = tm.ensemble(pendulum, GRID, measure=speed, store=["x"], executor=client, **SHORT)
    assert same(result, serial)


def test_the_work_is_sent_once_to_each_worker(client, ball, monkeypatch):
    sent = []

    class Spy(execution.UserExecutor):
        def submit(self, function, *arguments):
            sent.append(type(arguments[0]).__name__)
            return super().submit(function, *arguments)

    monkeypatch.setattr(execution, "UserExecutor", Spy)
    monkeypatch.setattr(execution, "CHUNK_SECONDS", 0)
    result = tm.ensemble(ball, {"g": np.linspace(1, 2, 40)}, executor=client, **SHORT)
    assert result.done.all()
    assert sent.count("str") == 40
    # two workers, and what was under way before a slow machine knew; not once for each of 40 tasks
    assert sent.count("Work") <= 12


def test_all_members_come_out_right_when_a_worker_is_killed_in_the_middle(client, pendulum):
    vary = {"a": np.linspace(-3, 3, 12), "L": [1, 2]}
    expected = tm.ensemble(pendulum, vary, time=(0, 2, 0.01))
    workers = client.run(pid)
    killed = []

    def kill_one(done):
        if done > 0.2 and not killed:
            killed.append(workers.popitem()[1])
            os.kill(killed[0], signal.SIGKILL)

    result = tm.ensemble(pendulum, vary, time=(0, 2, 0.01), executor=client, progress=kill_one)
    assert len(killed) == 1
    assert result.ending == ""
    assert same(result, expected)
    assert killed[0] not in client.run(pid).values()


@pytest.mark.thorough
def test_a_member_that_kills_its_workers_fails_and_the_others_are_right(client, ball, monkeypatch):
    monkeypatch.setattr(execution, "CHUNK_SECONDS", 0)  # one member per chunk
    monkeypatch.setattr(client.cluster.scheduler, "allowed_failures", 1)
    result = tm.ensemble(ball, {"g": range(1, 9)}, measure=die, executor=client, **SHORT)
    assert result.failures == {2: "the worker died"}
    assert np.delete(result.measure, 2).tolist() == [1, 2, 4, 5, 6, 7, 8]


@pytest.mark.thorough
def test_a_stop_cancels_what_waits_on_the_cluster(client, pendulum, monkeypatch):
    monkeypatch.setattr(execution, "CHUNK_SECONDS", 0)
    vary = {"a": np.linspace(-3, 3, 40)}
    stop = {"progress": lambda done: done < 0.2}
    result = tm.ensemble(pendulum, vary, time=(0, 1, 0.01), executor=client, **stop)
    assert result.ending.startswith("stopped on request")
    assert 8 <= result.done.sum() < 40
    assert client.submit(pid).result() > 0  # the cluster is free for others


def test_a_lambda_may_measure_on_a_cluster(client, ball):
    result = tm.ensemble(
        ball, {"g": [1, 2]}, measure=lambda motion: motion["z"][-1], executor=client, **SHORT
    )
    assert np.allclose(result.measure, [-0.02, -0.04])


def test_an_error_on_the_cluster_is_the_error_here(client, ball):
    def bad(motion):
        raise KeyError("no")

    with pytest.raises(tm.ProblemError, match=r"member \d, measure: the function fails: KeyError"):
        tm.ensemble(ball, {"g": [1, 2]}, measure=bad, executor=client, **SHORT)


@pytest.mark.thorough
def test_a_cluster_that_is_closed_ends_the_ensemble(ball):
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=":0"
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        told = []

        def close(done):
            if done > 0 and not told:
                told.append(done)
                client.close()

        result = tm.ensemble(ball, {"g": range(1, 99)}, executor=client, progress=close, **SHORT)
    assert result.ending.startswith("the executor ")
    assert 1 <= result.done.sum() < 98
