import Terminal
import XCTest

final class UnicodeWidthTests: XCTestCase {
  /// Wide to glibc, narrow by Unicode: circled numbers on black squares, and hexagrams.
  private static let known: [ClosedRange<UInt32>] = [0x3248...0x324F, 0x4DC0...0x4DFF]

  private static let columns: [UInt8] = {
    var columns = [UInt8](repeating: 1, count: 0x110000)
    for range in UnicodeWidths.wide { for value in range { columns[Int(value)] = 2 } }
    for range in UnicodeWidths.none { for value in range { columns[Int(value)] = 0 } }
    return columns
  }()

  /// All of Unicode 15 that the C library can print and the sanitizer lets pass; what is unknown to
  /// it is drawn as U+FFFD.
  func testTheCLibraryAgreesWithUnicode() {
    DisplayWidth.prepareLocale()
    var different: [String] = []
    var compared = 0
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15,
        !Self.known.contains(where: { $0.contains(value) }),
        Sanitizer.clean("a" + String(scalar)).unicodeScalars.last == scalar
      else { continue }
      compared += 1
      if DisplayWidth.of(scalar) != Int(Self.columns[Int(value)]) {
        different.append(String(value, radix: 16))
      }
    }
    XCTAssertEqual(different, [])
    XCTAssertGreaterThan(compared, 130_000)
  }

  func testWhatTablesDisagreeOnIsDoubtful() {
    for value in Self.known.joined() {
      let scalar = Unicode.Scalar(value) ?? " "
      XCTAssertTrue(DisplayWidth.isDoubtful(String(scalar)), String(value, radix: 16))
    }
  }
}
