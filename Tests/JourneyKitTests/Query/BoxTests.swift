import JourneyKit
import Terminal
import XCTest

final class BoxTests: XCTestCase {
  private func titles(_ text: String) throws -> [String] {
    try Query.box.matches(in: .drawn(text)).map(\.text)
  }

  func testEveryKindOfCorner() throws {
    for (top, side, bottom) in [
      ("┌─ T ──┐", "│", "└──────┘"), ("╔═ T ══╗", "║", "╚══════╝"), ("╭─ T ──╮", "│", "╰──────╯"),
      ("┏━ T ━━┓", "┃", "┗━━━━━━┛"), ("+- T --+", "|", "+------+"), ("+= T ==+", "|", "+======+"),
      ("┌┤ T ├─┐", "│", "└──────┘"), ("┌T─────┐", "│", "└─ 1/2 ┘"), ("╒═ T ══╕", "│", "╘══════╛"),
    ] {
      let screen = Screen.drawn(
        [top, side + "inside" + side, side + "      " + side, bottom].joined(separator: "\n"))
      let frame = try Query.box("T").resolve(in: screen).frame
      XCTAssertEqual(frame, Rect(x: 1, y: 1, columns: 6, rows: 2), top)
      XCTAssertEqual(try Query.text("inside").within(.box("T")).matches(in: screen).count, 1, top)
    }
  }

  func testNestedAndNeighbouringFrames() throws {
    let text = """
      ┌─ Out ───────┐┌─ Next ┐
      │ ┌─ In ──┐   ││  x    │
      │ │  x    │ x ││       │
      │ └───────┘   ││       │
      └─────────────┘└───────┘
      """
    XCTAssertEqual(try titles(text), ["Out", "Next", "In"])
    let screen = Screen.drawn(text)
    XCTAssertEqual(try Query.text("x").within(.box("Out")).matches(in: screen).count, 2)
    XCTAssertEqual(try Query.text("x").within(.box("In")).matches(in: screen).count, 1)
    let inner = Query.box("In").within(.box("Out"))
    XCTAssertEqual(try Query.text("x").within(inner).matches(in: screen).count, 1)
    XCTAssertEqual(try Query.box.within(.box("Next")).matches(in: screen).count, 0)
    XCTAssertEqual(try Query.line(0).within(.box("Next")).resolve(in: screen).text, "  x")
  }

  func testAsciiFramesSideBySideAndWithCrossings() throws {
    let beside = """
      +- A -++- B -+
      |     ||     |
      +-----++-----+
      +- C -+
      |     |
      +-----+
      """
    XCTAssertEqual(try titles(beside), ["A", "B", "C"])
    let table = """
      +- T -+--+
      |  a  |b |
      +-----+--+
      |  c  |d |
      +-----+--+
      """
    let frame = try Query.box("T").resolve(in: .drawn(table)).frame
    XCTAssertEqual(frame, Rect(x: 1, y: 1, columns: 8, rows: 3))
  }

  func testDividersScrollBarsAndSeveralTitles() throws {
    let text = """
      ┌─ Files ── 3 of 9 ─┐
      │ a                 █
      ├───────────────────┤
      │ b                 ░
      └──── read-only ────┘
      """
    let screen = Screen.drawn(text)
    XCTAssertEqual(try titles(text), ["Files 3 of 9"])
    for title in ["Files", "3 of 9"] {
      XCTAssertEqual(try Query.box(title).matches(in: screen).count, 1)
    }
    let ascii = "+-- read-only --+\n|               |\n+---------------+"
    XCTAssertEqual(try titles(ascii), ["read-only"])
    XCTAssertEqual(try Query.box("日本").matches(in: .drawn("┌日本─┐\n│     │\n└─────┘")).count, 1)
  }

  func testWhatIsNotClosedIsNoFrame() throws {
    let broken = [
      "┌──┐\n│  │\n└── ", "┌──┐\n│   \n└──┘", "┌──┐\n   │\n└──┘", "┌    ┐\n│    │\n└────┘",
      "┌──┐\n└──┘", "a + b + c\n| d | e |", "┌──┐\n│  x\n└──┘", "+++\n+++\n+++",
    ]
    for text in broken { XCTAssertEqual(try titles(text), [], text) }
  }
}
