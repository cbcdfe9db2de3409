"""A counter on Textual: + counts, r begins anew, a click on [ Add ] counts, q quits."""

from textual.app import App
from textual.widgets import Static


class Tally(App):
    CSS = "Static { width: auto; height: 1; }"
    count = 0

    def compose(self):
        yield Static("Tally")
        yield Static("Count: 0", id="count")
        yield Static("")
        yield Static("  [ Add ]", id="add", markup=False)
        yield Static("")
        yield Static("Size: 0x0", id="size")

    def show(self):
        self.query_one("#count", Static).update(f"Count: {self.count}")
        self.query_one("#size", Static).update(f"Size: {self.size.width}x{self.size.height}")

    def on_resize(self, event):
        self.call_after_refresh(self.show)

    def on_click(self, event):
        if event.widget is not None and event.widget.id == "add":
            self.count += 1
            self.show()

    def on_key(self, event):
        if event.character == "+":
            self.count += 1
        if event.character == "r":
            self.count = 0
        if event.character == "q":
            self.exit()
        self.show()


Tally().run()
