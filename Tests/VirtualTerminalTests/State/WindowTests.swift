import Terminal
import VirtualTerminal
import XCTest

/// xterm's window operations (XTWINOPS), DECSLPP, DECSCPP and DECSNLS.
final class WindowTests: XCTestCase {
  private func terminal(_ columns: Int, _ rows: Int, _ text: String = "") -> VirtualTerminal {
    var options = TerminalOptions()
    options.allowsWindowChanges = true
    let terminal = VirtualTerminal(size: Size(columns, rows), options: options)
    terminal.type(text)
    return terminal
  }

  func testAWindowIsTheOwnersUnlessItLetsProgramsChangeIt() {
    for text in ["8;5;9t", "4;80;80t", "9;1t", "10;1t", "10;2t", "30t", "132$|", "30*|"] {
      let own = VirtualTerminal(20, 4, "\\e[\(text)\\e[2t\\e[3;7;8t\\e[11t\\e[13t\\e[19t")
      XCTAssertEqual(own.size, Size(20, 4), text)
      XCTAssertEqual(own.answer, "\\e[1t\\e[3;0;0t\\e[9;4;20t", text)
      XCTAssertNotEqual(terminal(20, 4, "\\e[\(text)").size, Size(20, 4), text)
    }
  }

  func testPlaceAndIconAreTold() {
    let window = terminal(20, 4, "\\e[2t\\e[3;7;8t\\e[11t\\e[13t\\e[1t\\e[3;5t\\e[11t\\e[13t")
    XCTAssertEqual(window.answer, "\\e[2t\\e[3;7;8t\\e[1t\\e[3;5;0t")
  }

  /// A length that is left out stays, 0 is all of the display.
  func testSizesInCellsAndPixels() {
    XCTAssertEqual(terminal(20, 4, "\\e[8;5;9t").size, Size(9, 5))
    XCTAssertEqual(terminal(20, 4, "\\e[8;5t").size, Size(20, 5))
    XCTAssertEqual(terminal(20, 4, "\\e[8;;9t").size, Size(9, 4))
    XCTAssertEqual(terminal(20, 4, "\\e[8;0;9t").size, Size(9, 67))
    XCTAssertEqual(terminal(20, 4, "\\e[8;5;0t").size, Size(240, 5))
    XCTAssertEqual(terminal(20, 4, "\\e[4;80;200t").size, Size(25, 5))
    XCTAssertEqual(terminal(20, 4, "\\e[4;;0t").size, Size(240, 4))
    XCTAssertEqual(terminal(20, 4, "\\e[8;99999999;99999999t").size, Size(4096, 976))
    XCTAssertEqual(
      terminal(20, 4, "\\e[14t\\e[15t\\e[18t\\e[19t").answer,
      "\\e[4;64;160t\\e[5;1072;1920t\\e[8;4;20t\\e[9;67;240t")
  }

  func testALargeWindowGoesBack() {
    for (large, back) in [("9;1", "9;0"), ("10;1", "10;0"), ("10;2", "10;2"), ("9;1", "10;2")] {
      let window = terminal(20, 4, "\\e[\(large)t")
      XCTAssertEqual(window.size, Size(240, 67), large)
      window.type("\\e[\(back)t")
      XCTAssertEqual(window.size, Size(20, 4), back)
    }
    XCTAssertEqual(terminal(20, 4, "\\e[9;2t").size, Size(20, 67))
    XCTAssertEqual(terminal(20, 4, "\\e[9;3t").size, Size(240, 4))
    XCTAssertEqual(terminal(20, 4, "\\e[9;3t\\e[9;2t\\e[9;0t").size, Size(20, 4))
    // Another size is the one to come back to.
    XCTAssertEqual(terminal(20, 4, "\\e[9;1t\\e[8;5;9t\\e[9;0t").size, Size(9, 5))
  }

  /// DEC's manuals of the VT340 (DECSLPP) and the VT420 (DECSCPP, DECSNLS); what shows stays.
  func testLinesAndColumns() {
    XCTAssertEqual(terminal(20, 4, "\\e[24t").size, Size(20, 24))
    XCTAssertEqual(terminal(20, 4, "\\e[132$|").size, Size(132, 4))
    XCTAssertEqual(terminal(20, 4, "\\e[$|").size, Size(80, 4))
    XCTAssertEqual(terminal(20, 4, "\\e[81$|\\e[256*|\\e[0*|").size, Size(20, 4))
    let window = terminal(20, 4, "text\\e[30*|")
    XCTAssertEqual(window.size, Size(20, 30))
    XCTAssertEqual(window.lines[0], "text")
  }

  /// Mode 2048: the program learns a size that it has asked for.
  func testANewSizeIsToldInBand() {
    XCTAssertEqual(
      terminal(20, 4, "\\e[?2048h\\e[8;5;9t").answer,
      "\\e[48;4;20;64;160t\\e[48;5;9;80;72t")
  }

  func testTheWindowIsEncoded() throws {
    let window = terminal(20, 4, "\\e[2t\\e[3;7;8t\\e[9;1t")
    let copy = try VirtualTerminal(encoded: window.encode())
    copy.type("\\e[11t\\e[13t\\e[10;2t\\e[18t")
    XCTAssertEqual(copy.answer, "\\e[2t\\e[3;7;8t\\e[8;4;20t")
  }
}
