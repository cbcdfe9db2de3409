import Terminal
import VirtualTerminal
import XCTest

/// The terminal's own table of widths, held against the C library's and against the standards.
final class CharacterWidthTests: XCTestCase {
  private let terminal = VirtualTerminal(size: Size(8, 1), scrollback: 0)

  private func width(_ scalar: Unicode.Scalar) -> Int {
    terminal.feed("\r.".utf8)
    terminal.feed(String(Character(scalar)).utf8)
    return terminal.cursor.position.x - 1
  }

  /// Of what this machine's C library knows, with the reason.
  private static let different: [(range: ClosedRange<UInt32>, reason: String)] = [
    (0xAD...0xAD, "the soft hyphen shows: 1 in both, or 0 in a later library"),
    (0x2630...0x2637, "wide since Unicode 16"), (0x268A...0x268F, "wide since Unicode 16"),
    (0x1D300...0x1D376, "wide since Unicode 16"),
    (0x3248...0x324F, "ambiguous by East_Asian_Width, wide to the C library"),
    (0x4DC0...0x4DFF, "wide since Unicode 16"),
    (0x1171E...0x1171E, "a spacing mark since Unicode 16"),
  ]

  func testWidthsAreTheCLibrarysButForThoseOfALaterUnicode() {
    XCTAssertTrue(DisplayWidth.prepareLocale())
    var compared = 0
    for value in UInt32(0xA0)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let host = DisplayWidth.of(scalar)
      if host < 0 || Self.different.contains(where: { $0.range.contains(value) }) { continue }
      compared += 1
      XCTAssertEqual(width(scalar), host, "U+\(String(value, radix: 16))")
    }
    XCTAssertGreaterThan(compared, 100_000)
  }

  /// Characters that an older C library does not know, or knows otherwise.
  func testWidthsDoNotDependOnTheMachine() {
    for (scalar, columns) in [
      ("\u{2630}", 2), ("\u{3248}", 1), ("\u{1FAE8}", 2), ("\u{1FADC}", 2), ("\u{11F00}", 0),
      ("\u{1CCD6}", 1), ("\u{378}", 1), ("\u{2FFFD}", 2), ("\u{E0101}", 0), ("\u{10FFFD}", 1),
    ] as [(Unicode.Scalar, Int)] {
      XCTAssertEqual(width(scalar), columns, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
