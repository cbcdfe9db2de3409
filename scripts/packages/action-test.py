#!/usr/bin/env python3
"""Tries the GitHub Action: runs the steps of action.yml that are scripts as a runner does, with the tarball of a
folder: a green journey, a red one, a second run from the cache, and a tarball with a wrong checksum.

    action-test.py OUTPUT

The steps of others, the cache and the upload, are not run: what they would be given is looked at.
"""

import glob
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())

GREEN = """
program: [sh, -c, "printf ready; read line"]
steps:
  - expect: text "ready"
  - press: Enter
  - expect-end: 0
"""
RED = GREEN.replace('text "ready"', 'text "never"')


class Run:
    """One run of the action; a step that fails ends it, but for steps that want failures."""

    def __init__(self, folder, **inputs):
        self.folder = Path(folder)
        self.work, self.temp, self.tools = (self.folder / name for name in ("work", "temp", "tools"))
        for path in (self.work, self.temp, self.tools):
            path.mkdir(exist_ok=True)
        self.inputs = {name: str(more.get("default", "")) for name, more in ACTION["inputs"].items()}
        self.inputs.update(inputs)
        self.outputs, self.outcomes, self.uses = {}, {}, []
        self.printed = ""
        self.failed = False
        for step in ACTION["runs"]["steps"]:
            if self.failed and "failure()" not in str(step.get("if", "")):
                continue
            if not self.failed and "failure()" in str(step.get("if", "")):
                continue
            self.step(step)

    def value(self, name):
        parts = name.split(".")
        if parts[0] == "inputs":
            return self.inputs[parts[1]]
        if parts[0] == "steps":
            return self.outputs[parts[1]][parts[3]]
        return {
            "github.action_path": str(ROOT), "runner.temp": str(self.temp),
            "github.server_url": "https://github.invalid", "github.action_repository": "owner/moggy",
        }[name]

    def filled(self, text):
        return re.sub(r"\$\{\{ *([\w.]+) *\}\}", lambda match: self.value(match[1]), str(text))

    def step(self, step):
        if "uses" in step:
            self.uses.append((step["uses"], {k: self.filled(v) for k, v in step["with"].items()}))
            return
        files = {name: self.temp / name.lower() for name in
                 ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY", "GITHUB_ENV")}
        for file in files.values():
            file.write_text("")
        environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith(("JOURNEY", "GITHUB"))}, "CI": "true",
            **{k: str(v) for k, v in files.items()}, "RUNNER_TEMP": str(self.temp),
            "RUNNER_TOOL_CACHE": str(self.tools),
            **{k: self.filled(v) for k, v in step.get("env", {}).items()},
        }
        ended = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", self.filled(step["run"])],
            cwd=self.work, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.printed += ended.stdout
        self.failed = self.failed or ended.returncode != 0
        pairs = (line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        self.outputs[step.get("id")] = dict(pairs)
        self.outcomes[step["name"]] = ended.returncode
        self.summary = files["GITHUB_STEP_SUMMARY"].read_text()


def check(condition, words, run):
    if not condition:
        sys.exit(f"action-test: {words}\n{run.printed}")
    print(f"ok  {words}")


def main():
    archives = glob.glob(os.path.join(sys.argv[1], f"journey-kit-*-{os.uname().machine}.tar.xz"))
    if len(archives) != 1:
        sys.exit(f"action-test: {sys.argv[1]} has {len(archives)} tarballs of journey-kit; make dist builds one")
    archive = os.path.abspath(archives[0])
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder) / "work"
        work.mkdir()
        (work / "green.journey.yaml").write_text(GREEN)
        run = Run(folder, archive=archive)
        check(not run.failed and "1 passed" in run.printed, "a green journey is green", run)
        cache = dict(run.uses)["actions/cache@v4"]
        check((Path(cache["path"]) / "bin/journey").exists() and "0" < cache["key"],
              f"the cache keeps the program, as {cache['key']}", run)
        check(len(run.uses) == 1 and "1 passed" in run.summary, "the summary tells it; nothing is uploaded", run)

        (work / "red.journey.yaml").write_text(RED)
        run = Run(folder, archive="/nowhere", journeys="green.journey.yaml\nred.journey.yaml")
        check("from the cache" in run.printed, "a second run takes the program from the cache", run)
        check(run.failed and run.outcomes["Run journeys"] == 1, "a red journey is red", run)
        check(re.search(r"^::error file=red\.journey\.yaml,line=4,", run.printed, re.M),
              "its failure is shown at its line", run)
        upload = dict(run.uses)["actions/upload-artifact@v4"]
        page = Path(upload["path"]) / "report/report.html"
        check(page.exists() and "never" in page.read_text() and upload["name"] == "journeys",
              "its report is uploaded", run)
    with tempfile.TemporaryDirectory() as folder:
        run = Run(folder, archive=archive, checksum="0" * 64)
        check(run.failed and "checksum" in run.printed and not list(Path(folder, "tools").iterdir()),
              "a tarball with a wrong checksum is not unpacked", run)
    with tempfile.TemporaryDirectory() as folder:
        run = Run(folder, archive="")
        address = run.outputs["where"]["archive"]
        check(address == f"https://github.invalid/owner/moggy/releases/download/v{ACTION['inputs']['version']['default']}/"
              + os.path.basename(archive), "without an archive it is that of the release", run)


main()
