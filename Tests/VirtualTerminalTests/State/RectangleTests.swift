import Terminal
import VirtualTerminal
import XCTest

/// The functions of the VT420 on rectangles, with their edges.
final class RectangleTests: XCTestCase {
  func testPlacesAreCountedFromTheMarginsInOriginMode() {
    let filled = VirtualTerminal(4, 4, "\\e[2;3r\\e[?6h\\e[88;1;1;1;2$x")
    XCTAssertEqual(filled.lines, ["", "XX", "", ""])
    let copied = VirtualTerminal(4, 4, "\\e[2;4r\\e[?6hab\\e[1;1;1;2;1;2;1$v")
    XCTAssertEqual(copied.lines, ["", "ab", "ab", ""])
  }

  func testNoEndIsTheEndOfTheScreen() {
    XCTAssertEqual(VirtualTerminal(4, 3, "\\e[88;2;2;0;0$x").lines, ["", " XXX", " XXX"])
  }

  func testACopyCutsNoWideCharacter() {
    for (text, expected) in [
      // The halves that are copied alone.
      ("日x\\e[1;2;1;3;1;2;1$v", ["日x", " x"]), ("日x\\e[1;1;1;1;1;2;1$v", ["日x", ""]),
      // Those that the target leaves.
      ("x\\e[2;1H日\\e[1;1;1;1;1;2;2$v", ["x", " x"]),
      ("x\\e[2;1H日z\\e[1;1;1;1;1;2;1$v", ["x", "x z"]),
      // Over itself.
      ("abcd\\e[1;1;1;3;1;1;2$v", ["aabc", ""]),
    ] {
      let terminal = VirtualTerminal(6, 2, text)
      XCTAssertEqual(terminal.lines, expected, text)
      for line in terminal.screenState.lines {
        let widths = line.cells.map(\.width)
        for (index, width) in widths.enumerated() {
          let isFollowed = index + 1 < widths.count && widths[index + 1] == 0
          XCTAssertEqual(width == 2, isFollowed, text)
        }
      }
    }
  }

  func testARectangleIsFilledWithPrintableCharactersInThePensStyle() {
    for character in [0, 7, 31, 127, 159, 256, 300] {
      XCTAssertEqual(
        VirtualTerminal(4, 1, "\\e[\(character);1;1;1;2$x").lines, [""], "\(character)")
    }
    let terminal = VirtualTerminal(4, 1, "\\e[31m\\e[88;1;1;1;1$x")
    XCTAssertEqual(terminal.details(row: 0).cells.map(\.style.style.foreground), [.indexed(1)])
  }

  /// DECSACE: as text flows from the one place to the other, or the cells of the rectangle.
  func testTheExtentOfAttributes() {
    for (extent, expected) in [
      ("", [" bcd", "efg "]), ("\\e[1*x", [" bcd", "efg "]), ("\\e[2*x", [" bc ", " fg "]),
    ] {
      let terminal = VirtualTerminal(4, 2, "abcd\\e[2;1Hefgh\(extent)\\e[1;2;2;3;1$r")
      let bold = terminal.screenState.lines.map { line in
        line.cells.map { $0.style.style.attributes.contains(.bold) ? $0.text : " " }.joined()
      }
      XCTAssertEqual(bold, expected, extent)
    }
  }

  func testEmptyCellsOfARectangleBecomeBlanks() {
    XCTAssertEqual(
      VirtualTerminal(4, 1, "\\e[2*x\\e[1;1;1;2;7$r").details(row: 0).cells.map(\.text), [" ", " "])
  }

  func testEachAttributeIsSetAndTakenAwayAndReversed() {
    let all = "1;4;5;7;8"
    for (before, change, after) in [
      (all, "0$r", "0"), (all, "$r", "0"), (all, "21$r", "0;4;5;7;8"), (all, "22$r", "0;4;5;7;8"),
      (all, "24$r", "0;1;5;7;8"), (all, "25$r", "0;1;4;7;8"), (all, "27$r", "0;1;4;5;8"),
      (all, "28$r", "0;1;4;5;7"), ("0", "1;4;5;7;8$r", "0;\(all)"), ("0", "0$t", "0;\(all)"),
      (all, "0$t", "0"), ("0", "4$t", "0;4"), ("4", "4$t", "0"), ("1", "1$t", "0"),
      ("0", "$t", "0;\(all)"),
    ] {
      let separator = change.first == "$" ? "" : ";"
      let terminal = VirtualTerminal(
        1, 1, "\\e[\(before)mx\\e[1;1;1;1\(separator)\(change)\\e[1;1;1;1#|")
      let told = terminal.answer.dropFirst("\\e[".count).dropLast().split(separator: ";")
      XCTAssertEqual(told.sorted().joined(separator: ";"), after, "\(before) \(change)")
    }
  }

  func testAChecksumCountsEachCellWithItsOwnAttributes() {
    for (text, sum) in [
      ("\\e[9#y日z", 0xE5 + 0x7A), ("\\e[1#y\\e[1mx\\e[4my", 0x78 + 0x80 + 0x79 + 0x90),
      ("\\e[1#y\\e[1\"qx", 0x78 + 0x04),
    ] {
      let digits = String(sum, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: 4 - digits.count) + digits
      XCTAssertEqual(
        VirtualTerminal(3, 1, "\(text)\\e[1;1;1;1;1;3*y").answer, "\\eP1!~\(padded)\\e\\", text)
    }
  }
}
