import JourneyKit
import Semantics
import Terminal
import XCTest

/// Keys below each other, keys for help, and footers of several rows.
final class RoleKeyRowTests: XCTestCase {
  func testABoxOfKeysIsADialog() {
    let screen = Screen.drawn(
      """
      sage
      mint                      ╭──┤goto├──────────╮
                                │ g,k: first row   │
                                │ j:   last row    │
                                │ .:   last change │
                                ╰──────────────────╯
      """)
    XCTAssertEqual(traits(screen, .dialog), ["goto"])
    XCTAssertEqual(traits(screen, .hint), ["first row", "last row", "last change"])
  }

  func testKeysBesideABoard() {
    let rows = Array(repeating: "\n", count: 8).joined()
    func hints(_ text: String) -> [String] { traits(.drawn("\n\n\n" + text + rows), .hint) }
    XCTAssertEqual(
      hints("+---+   w:  wait\n|   |   t:  teleport\n+---+   ^L: redraw"),
      ["wait", "teleport", "redraw"])
    XCTAssertEqual(
      hints("        q - Quit\n        r - Redraw\n        h - Left"), ["Quit", "Redraw", "Left"])
    // Things that are numbered with letters, and signs that are explained.
    XCTAssertEqual(hints("        a - tea\n        b - cup\n        c - herb"), [])
    XCTAssertEqual(hints("        +:  robot\n        *:  heap\n        @:  you"), [])
  }

  func testNamesOfKeysInAColumn() {
    let rows = Array(repeating: "\n", count: 6).joined()
    let screen = Screen.drawn(
      "\n\n\n\nEnter                 Accept it\nBackspace  Control-H  Delete a letter\n"
        + "           Control-C  Stop it\(rows)")
    XCTAssertEqual(traits(screen, .hint), ["Accept it", "Delete a letter", "Stop it"])
    XCTAssertEqual(traits(screen, .footer).count, 3)
  }

  func testTheKeyForHelpStandsAlone() {
    func hints(_ row: String) -> [String] {
      traits(
        .drawn((["text"] + Array(repeating: "", count: 8) + [row]).joined(separator: "\n")), .hint)
    }
    XCTAssertEqual(hints("L2    100%     ?:View Help"), ["View Help"])
    XCTAssertEqual(hints("3 teas    <H> for help"), ["help"])
    XCTAssertEqual(hints(" F1 Help │ Choose a tea"), ["Help"])
    XCTAssertEqual(hints("3 teas    Press F1 for help"), [])
  }

  func testRowsOfHintsAboveAFooterAreFooters() {
    let keys = [
      "", "a)dd  b)oil  c)ool  d)rink", "e)at  f)ind  g)oto  h)old", "i)ce  j)ump  k)eep  l)ist",
      "",
    ]
    let screen = Screen.drawn(
      (["text"] + Array(repeating: "", count: 8) + keys).joined(separator: "\n"))
    XCTAssertEqual(traits(screen, .footer).count, 3)
  }

  func testDotsInAFooterAreNoWords() {
    var screen = Screen.drawn(
      (["?:help   t:new   u:edit   ..."] + Array(repeating: "", count: 8)).joined(separator: "\n"))
    light(&screen, row: 0, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .footer).count, 1)
    XCTAssertEqual(traits(screen, .status), [])
  }
}
