"""The same journey on programs in four languages.

    PYTHONPATH=../src JOURNEY=path/to/journey python3 -m unittest -v test_tally

The programs are in the folder TALLY; TALLY_C is what was built of tally.c. Without it that one is left out.
"""

import importlib.util
import os
import unittest

from journey_kit import JourneyFailure, Journeys

FOLDER = os.environ.get("TALLY", os.path.join(os.path.dirname(__file__), "..", "..", "Examples", "Tally"))


class TallyTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.journeys = Journeys()
        cls.addClassCleanup(cls.journeys.close)

    def journey(self, *program):
        with self.journeys.launch(*program, size="40x10") as app:
            app.expect('text "Count: 0"')
            app.press("+", "+")
            app.expect('text "Count: 2"')
            app.click('text "[ Add ]"')
            app.expect('text "Count: 3"')
            app.press("r", "+")
            app.expect('text "Count: 1"')
            app.resize(60, 12)
            # bash looks for signals when it has read a key
            app.press("+")
            app.expect('text "Size: 60x12"')
            self.assertEqual(app.screen.rows[1], "Count: 2")
            self.assertEqual(app.query('text "Add"')[0].frame, (4, 3, 3, 1))
            app.press("r")
            app.expect_not('text "Count: 3"')
            with self.assertRaises(JourneyFailure) as wrong:
                app.expect('text "Count: 7"')
            self.assertIn("Count: 0", wrong.exception.report)
            app.press("q")
            app.expect_end(0)

    @unittest.skipUnless("TALLY_C" in os.environ, "TALLY_C names no program")
    def test_ncurses_in_c(self):
        self.journey(os.environ["TALLY_C"])

    def test_curses_in_python(self):
        self.journey("python3", f"{FOLDER}/tally_curses.py")

    def test_bash(self):
        self.journey("bash", f"{FOLDER}/tally.sh")

    @unittest.skipUnless(importlib.util.find_spec("textual"), "Textual is not installed")
    def test_textual(self):
        self.journey("python3", f"{FOLDER}/tally_textual.py")

    def test_programs_run_side_by_side(self):
        one = self.journeys.launch("bash", f"{FOLDER}/tally.sh")
        two = self.journeys.launch("python3", f"{FOLDER}/tally_curses.py")
        with one, two:
            one.press("+")
            two.press("+", "+")
            one.expect('text "Count: 1"')
            two.expect('text "Count: 2"')


if __name__ == "__main__":
    unittest.main()
