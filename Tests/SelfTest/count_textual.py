"""Counts keys with Textual, whose loop runs timers and threads; `q` quits."""

from textual.app import App
from textual.widgets import Static


class Count(App):
    CSS = "#top { dock: top; } #bottom { dock: bottom; }"
    count = 0

    def compose(self):
        yield Static("count 0", id="top")
        yield Static("count 0", id="bottom")

    def on_key(self, event):
        if event.key == "q":
            self.exit()
        self.count += 1
        for name in ("#top", "#bottom"):
            self.query_one(name, Static).update(f"count {self.count}")


Count().run()
