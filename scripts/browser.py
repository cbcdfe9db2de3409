"""Drives a headless Chromium over its DevTools pipe, with nothing but Python's own library."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

KEYS = {
    "ArrowRight": 39, "ArrowLeft": 37, "ArrowUp": 38, "ArrowDown": 40, "Home": 36, "End": 35,
    "Escape": 27, "Enter": 13,
}
SHIFT = 8


class Browser:
    """One page in one browser; `problems` collects what a page that is in order never does."""

    def __init__(self, program, size=(1280, 800)):
        self.profile = tempfile.mkdtemp(prefix="trace-browser-")
        to_read, self.writer = os.pipe()
        self.reader, to_write = os.pipe()
        # The browser expects the pipe on descriptors 3 and 4.
        high = [os.dup(end) for end in (to_read, to_write)]

        def connect():
            os.dup2(high[0], 103)
            os.dup2(high[1], 104)
            os.dup2(103, 3)
            os.dup2(104, 4)

        command = [
            program, "--headless=new", "--remote-debugging-pipe", "--disable-gpu",
            "--no-first-run", "--disable-background-networking", "--disable-component-update",
            "--disable-sync", "--disable-dev-shm-usage", "--hide-scrollbars",
            f"--user-data-dir={self.profile}", f"--window-size={size[0]},{size[1]}",
        ]
        # Chromium's sandbox does not work for root.
        if os.geteuid() == 0:
            command.append("--no-sandbox")
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command + ["about:blank"], preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=self.log)
        for end in high + [to_read, to_write]:
            os.close(end)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.problems = []
        self.requests = []
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)[
            "sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(domain + ".enable")
        self.resize(*size)

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    # The protocol

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self, limit=60):
        end = time.monotonic() + limit
        while b"\0" not in self.buffer:
            if not select.select([self.reader], [], [], max(0, end - time.monotonic()))[0]:
                raise RuntimeError("the browser says nothing")
            data = os.read(self.reader, 1 << 20)
            if not data:
                self.log.seek(0)
                raise RuntimeError("the browser has ended: " + self.log.read().decode()[-2000:])
            self.buffer += data
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        if "method" in message:
            self.note(message["method"], message["params"])
        return message

    def note(self, method, parameters):
        self.events.append(method)
        if method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Runtime.consoleAPICalled":
            self.problems.append("console: " + json.dumps(parameters["args"])[:400])
        elif method == "Runtime.exceptionThrown":
            self.problems.append("exception: " + json.dumps(parameters["exceptionDetails"])[:800])
        elif method == "Log.entryAdded":
            self.problems.append("log: " + json.dumps(parameters["entry"])[:400])

    # The page

    def open(self, address):
        self.events.clear()
        self.call("Page.navigate", url=address)
        while "Page.loadEventFired" not in self.events:
            self.receive()

    def wait(self, condition):
        """Until the page itself finds that it is so."""
        self.evaluate(
            "new Promise((done) => { const look = () => (" + condition + ")"
            " ? done() : requestAnimationFrame(look); look(); })")

    def evaluate(self, script):
        answer = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def resize(self, width, height):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=1, mobile=False)

    def press(self, key, modifiers=0):
        event = {"key": key, "modifiers": modifiers}
        if key in KEYS:
            event.update(code=key, windowsVirtualKeyCode=KEYS[key])
        text = {} if key in KEYS and key != "Enter" else {"text": "\r" if key == "Enter" else key}
        self.call("Input.dispatchKeyEvent", type="keyDown", **event, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def point(self, x, y):
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1,
                buttons=1 if kind == "mousePressed" else 0)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
