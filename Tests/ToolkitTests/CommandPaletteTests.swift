import Semantics
import Terminal
import XCTest

@testable import Toolkit

final class CommandPaletteTests: XCTestCase {
  private func frame(_ query: String = "", selection: Int = 0, rows: Int = 14) -> Frame<String> {
    let element = ZStack {
      Spacer().bindings(
        "Pets",
        [
          KeyBinding("pets.sort", ["s"], "sort the pets", hint: .helpOnly, "sorted"),
          KeyBinding("pets.add", ["a"], "add a pet", "added"),
          KeyBinding("pets.delete", ["d"], "delete", "deleted"),
        ])
      CommandPalette(
        "palette", state: PaletteState(query: query, selection: selection),
        places: [PalettePlace("Profile", action: "profile")],
        onChange: { "\($0.query)/\($0.selection)" }, onDismiss: "closed")
    }
    return element.drawn(50, rows, RenderContext(focus: "palette.query"))
  }

  private func titles(_ frame: Frame<String>) -> [String] {
    frame.nodes.filter { $0.role == .row }.map(\.label)
  }

  private func selected(_ frame: Frame<String>) -> String? {
    frame.nodes.first { $0.role == .row && $0.traits.contains(.selected) }?.label
  }

  func testWhatTheFooterNamesComesFirstAndPlacesLast() {
    XCTAssertEqual(titles(frame()), ["add a pet", "delete", "sort the pets", "Profile"])
    XCTAssertEqual(selected(frame()), "add a pet")
    XCTAssertEqual(frame().nodes.first { $0.label == "delete" && $0.role == .row }?.value, "d")
  }

  func testLettersFindTitlesBestFirst() {
    XCTAssertEqual(titles(frame("pe")), ["add a pet", "sort the pets", "Profile", "delete"])
    XCTAssertEqual(titles(frame("SP")), ["sort the pets"])
    XCTAssertEqual(titles(frame("  ")), titles(frame()), "blanks look for nothing")
  }

  /// Of a whole word, letters out of several others are noise; of two or three they may be all there is.
  func testLettersPickedFromInsideOfWordsFindNothing() {
    XCTAssertEqual(titles(frame("dele")), ["delete"])
    XCTAssertEqual(titles(frame("sett")), [], "sort thE peTs: s, e, t, t")
    XCTAssertEqual(titles(frame("set")), ["sort the pets", "delete"], "petS.dEleTe")
    XCTAssertEqual(titles(frame("adda")), ["add a pet"])
    XCTAssertEqual(titles(frame("sope")), ["sort the pets"], "SOrt the PEts")
  }

  /// "theMe" is no word in "open the menu of the day", however near to its beginning it stands.
  func testAWholeWordGoesBeforePartsOfTwo() {
    let element = ZStack {
      Spacer().bindings(
        "Day",
        [
          KeyBinding("day.menu", ["m"], "the menu", "menu"),
          KeyBinding("z.t", ["t"], "turn to another, later theme", "theme"),
        ])
      CommandPalette(
        "palette", state: PaletteState(query: "theme"), onChange: { $0.query }, onDismiss: "closed")
    }
    let frame = element.drawn(50, 14, RenderContext(focus: "palette.query"))
    XCTAssertEqual(titles(frame), ["turn to another, later theme", "the menu"])
  }

  func testNamesAreFoundTooBehindTheTitles() {
    XCTAssertEqual(titles(frame(".de")), ["delete"])
    XCTAssertEqual(titles(frame("pets")), ["sort the pets", "add a pet", "delete"])
  }

  func testNothingFoundIsSaid() {
    XCTAssertEqual(titles(frame("xyz")), [])
    XCTAssertTrue(frame("xyz").surface.text.contains("Nothing is called that"))
    XCTAssertNil(frame("xyz").strike(.enter))
  }

  func testEnterAndAClickCloseItAndPerform() throws {
    XCTAssertEqual(frame().strike(.enter)?.actions, ["closed", "added"])
    let row = try XCTUnwrap(frame().nodes.first { $0.role == .row && $0.label == "delete" }).frame
    XCTAssertEqual(frame().click(row.minX + 3, row.minY), ["closed", "deleted"])
    XCTAssertEqual(frame().strike(.escape)?.actions, ["closed"])
  }

  func testItsFrameIsGoneWithWhoeverShowsIt() {
    weak var painter: Painter?
    do {
      let shown = frame()
      painter = shown.painter
      XCTAssertNotNil(painter)
      XCTAssertEqual(titles(shown).count, 4)
    }
    XCTAssertNil(painter, "a line of the palette keeps the frame")
  }

  func testArrowsGoRound() {
    XCTAssertEqual(frame(selection: 3).strike(.down)?.actions, ["/0"])
    XCTAssertEqual(frame().strike(.up)?.actions, ["/3"])
    XCTAssertEqual(frame("pe").strike(.down)?.actions, ["pe/1"])
    XCTAssertNil(frame("xyz").strike(.down), "there is nothing to go to")
  }

  func testTypingBeginsAtTheTop() {
    let field = frame("p", selection: 1).target("palette.query")
    XCTAssertEqual(field?.onText?("e").actions, ["pe/0"])
  }

  func testTheSelectionShowsWhereNotAllFit() {
    XCTAssertEqual(titles(frame(selection: 3, rows: 6)), ["sort the pets", "Profile"])
    XCTAssertEqual(selected(frame(selection: 99, rows: 6)), "Profile")
  }
}
