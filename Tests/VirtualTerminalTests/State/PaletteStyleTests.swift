import Terminal
import VirtualTerminal
import XCTest

/// Styles that have a number without a table, and those that need one, read back as they were set.
final class PaletteStyleTests: XCTestCase {
  private let attributes: [(sgr: String, value: Attributes)] = [
    ("1", .bold), ("2", .dim), ("3", .italic), ("5", .blink), ("7", .reverse), ("8", .hidden),
    ("9", .strike), ("53", .overline),
  ]

  func testEveryPairOfColoursOfThePalette() {
    let terminal = VirtualTerminal(256, 256)
    for row in 0..<256 {
      terminal.type("\\e[\(row + 1)H\\e[48;5;\(row)m")
      for column in 0..<256 { terminal.type("\\e[38;5;\(column)mx") }
    }
    for row in 0..<256 {
      let cells = terminal.details(row: row).cells
      XCTAssertEqual(cells.map(\.style.style.foreground), (0...255).map { .indexed($0) })
      XCTAssertEqual(Set(cells.map(\.style.style.background)), [.indexed(UInt8(row))])
    }
  }

  func testEveryMixtureOfAttributesAndUnderlines() {
    for mask in 0..<256 {
      let set = attributes.enumerated().filter { mask >> $0.offset & 1 == 1 }.map(\.element)
      for underline in 0..<6 {
        for colors in ["", ";31", ";42", ";31;42", ";38;2;1;2;3", ";58;5;4", ";11", ";73"] {
          let terminal = VirtualTerminal(4, 1)
          let sgr = (["0"] + set.map(\.sgr)).joined(separator: ";")
          terminal.type("\\e[\(sgr);4:\(underline)\(colors)mx")
          let style = terminal.details(row: 0).cells[0].style
          XCTAssertEqual(style, terminal.pen, "\(sgr) \(underline) \(colors)")
          XCTAssertEqual(style.style.attributes, Attributes(set.map(\.value)))
          XCTAssertEqual(Int(style.style.underline.rawValue), underline)
        }
      }
    }
  }

  /// A table of styles that is full is cleared of those that no cell has; the others stay.
  func testStylesOfBothKindsStayWhereTheTableIsCleared() throws {
    let terminal = VirtualTerminal(10, 2, "\\e[38;5;9;1mA\\e[38;2;9;9;9mB\\e[m")
    for index in 0..<40_000 {
      terminal.type("\\e[2H\\e[38;2;1;\(index >> 8);\(index & 255)mx")
    }
    let styles = terminal.details(row: 0).cells.map(\.style.style)
    XCTAssertEqual(styles.map(\.foreground), [.indexed(9), .rgb(9, 9, 9)])
    XCTAssertEqual(styles.map(\.attributes), [.bold, .bold])
    let copy = try VirtualTerminal(encoded: terminal.encode())
    XCTAssertEqual(copy.screenState, terminal.screenState)
  }

  /// The last part of a cluster was looked up by a number that had just been given to another.
  func testAClusterIsAskedForItsEndBeforeClustersAreNumberedAnew() {
    let terminal = VirtualTerminal(10, 2, "\\e[?2027h")
    for value in 0..<UInt32((1 << 15) - 1) {
      let scalar = Unicode.Scalar(0x20000 + value).map { String($0) } ?? ""
      terminal.type("\r\(scalar)\u{301}")
    }
    terminal.type("\\e[2He\u{301}\u{FE0F}x")
    XCTAssertEqual(terminal.details(row: 1).cells.map(\.text), ["e\u{301}\u{FE0F}", "x"])
    XCTAssertEqual(terminal.details(row: 1).cells.map(\.width), [1, 1])
  }
}
