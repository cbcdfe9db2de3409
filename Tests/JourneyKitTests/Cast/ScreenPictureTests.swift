import JourneyKit
import Terminal
import XCTest

final class ScreenPictureTests: XCTestCase {
  private func lines(_ text: String) -> [String] {
    var surface = Surface(size: Size(max(1, text.count), 1))
    surface.write(text, at: .zero)
    return ScreenPicture(Screen(surface: surface)).svg.split(separator: "\n").map(String.init)
  }

  private func paths(_ text: String) -> [String] {
    lines(text).compactMap { line in
      guard line.hasPrefix("<path") else { return nil }
      return line.components(separatedBy: " d=\"").last?.components(separatedBy: "\"").first
    }
  }

  /// The area of the rectangles of a path, in pixels.
  private func area(_ path: String) -> Double {
    path.split(separator: "M").reduce(0) { sum, part in
      let sides = part.split { "hvz".contains($0) }.compactMap { Double($0) }
      return sum + (sides.count > 2 ? sides[sides.count - 3] * sides[sides.count - 2] : 0)
    }
  }

  func testBlocksAndDotsAreDrawnAndLettersStayText() {
    XCTAssertEqual(paths("▀x"), ["M12 12h9v9h-9z"])
    XCTAssertEqual(paths("x▗"), ["M25.5 21h4.5v9h-4.5z"])
    XCTAssertEqual(paths("⡀"), ["M13.125 26.625h2.25v2.25h-2.25z"])
    XCTAssertEqual(lines("▀x").filter { $0.hasPrefix("<text") }.count, 1)
    XCTAssertTrue(lines("▀x").contains { $0.hasSuffix(">x</text>") })
    // A shade is no shape, and a blank of Braille has none.
    XCTAssertEqual(paths("░"), [])
    XCTAssertEqual(paths("\u{2800}"), [])
  }

  func testEveryBlockCoversWhatItsNameSays() {
    let cell = 9.0 * 18.0
    let shares: [(ClosedRange<UInt32>, (UInt32) -> Double)] = [
      (0x2580...0x2580, { _ in 0.5 }), (0x2581...0x2588, { Double($0 - 0x2580) / 8 }),
      (0x2589...0x258F, { Double(0x2590 - $0) / 8 }), (0x2590...0x2590, { _ in 0.5 }),
      (0x2594...0x2595, { _ in 0.125 }), (0x2596...0x2598, { _ in 0.25 }),
      (0x2599...0x2599, { _ in 0.75 }), (0x259A...0x259A, { _ in 0.5 }),
      (0x259B...0x259C, { _ in 0.75 }), (0x259D...0x259D, { _ in 0.25 }),
      (0x259E...0x259E, { _ in 0.5 }), (0x259F...0x259F, { _ in 0.75 }),
    ]
    for (range, share) in shares {
      for value in range {
        let text = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
        XCTAssertEqual(paths(text).map(area), [cell * share(value)], text)
      }
    }
    for bits in UInt32(1)...0xFF {
      let text = Unicode.Scalar(0x2800 + bits).map { String(Character($0)) } ?? ""
      let dots = Double(bits.nonzeroBitCount) * 2.25 * 2.25
      XCTAssertEqual(paths(text).map(area), [dots], text)
    }
  }
}
