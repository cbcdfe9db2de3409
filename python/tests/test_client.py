"""The client without a program: what a server that is stuck, or gone, leads to."""

import os
import stat
import sys
import tempfile
import unittest
from pathlib import Path

from journey_kit import JourneyTimeout, Journeys


class StuckServerTests(unittest.TestCase):
    """A server of the tests' own, which answers as many requests as it is told."""

    def server(self, answers, then):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = Path(folder.name) / "server"
        path.write_text(
            f"#!{sys.executable}\nimport sys\n"
            f"for _ in range({answers}):\n"
            "    sys.stdin.readline()\n    print('{\"ok\": true, \"session\": \"1\"}', flush=True)\n"
            f"{then}\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    def test_an_answer_that_does_not_come_ends_the_server(self):
        journeys = Journeys(self.server(1, "sys.stdin.read()"))
        journeys.timeout = 0.02
        with self.assertRaisesRegex(JourneyTimeout, 'no answer within 0.02 s to .*"launch"'):
            journeys.launch("less")
        self.assertEqual(journeys._process.wait(), -9)
        with self.assertRaisesRegex(RuntimeError, "has ended"):
            journeys.launch("less")
        with self.assertRaises(AssertionError):
            journeys.close()

    def test_a_server_that_has_ended_is_told(self):
        journeys = Journeys(self.server(1, "sys.exit(3)"))
        journeys._process.wait()
        for _ in range(2):
            with self.assertRaisesRegex(RuntimeError, "has ended"):
                journeys.launch("less")
        with self.assertRaises(AssertionError):
            journeys.close()

    def test_a_server_that_does_not_end_is_killed(self):
        journeys = Journeys(self.server(1, "import signal; signal.pause()"))
        journeys.timeout = 0.02
        with self.assertRaisesRegex(JourneyTimeout, "has not ended"):
            journeys.close()
        self.assertEqual(journeys._process.returncode, -9)

    def test_names_of_members_are_those_of_the_protocol(self):
        with tempfile.TemporaryDirectory() as folder:
            log = os.path.join(folder, "log")
            server = self.server(
                1, f"open({log!r}, 'w').write(sys.stdin.readline())\n"
                "print('{\"ok\": true, \"session\": \"1\"}')")
            journeys = Journeys(server)
            journeys.launch("less", act_limit="5s")
            journeys.close()
            self.assertIn('"act-limit": "5s"', Path(log).read_text())


if __name__ == "__main__":
    unittest.main()
