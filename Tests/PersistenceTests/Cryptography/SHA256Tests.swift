import Foundation
import Persistence
import XCTest

final class SHA256Tests: XCTestCase {
  /// The examples of FIPS 180-4, their million letters, and nothing at all.
  private static let examples = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  func testTheExamplesOfTheStandard() throws {
    for (text, sum) in Self.examples {
      XCTAssertEqual(try SHA256.hexadecimal(Data(text.utf8)), sum)
    }
    // A part of other data does not begin at 0.
    let part = Data("xxabc".utf8).dropFirst(2)
    XCTAssertEqual(try SHA256.hexadecimal(part), Self.examples[1].1)
  }

  /// However it is cut, also within the blocks of 64 bytes and with nothing between.
  func testPartsHaveTheSumOfTheWhole() throws {
    let (text, whole) = Self.examples[3]
    let data = Data(text.utf8)
    for size in [1, 63, 64, 65, 4096, 999_999] {
      var sum = try SHA256()
      var rest = size == 1 ? data.prefix(100) : data[...]
      let expected = size == 1 ? try SHA256.hexadecimal(rest) : whole
      while !rest.isEmpty {
        try sum.add(rest.prefix(size))
        try sum.add(Data())
        rest = rest.dropFirst(size)
      }
      let digits = try sum.hexadecimal()
      XCTAssertEqual(digits, expected, "\(size)")
    }
  }

  /// One that is given up half-way, as where a file cannot be read on, leaves nothing behind.
  func testASumThatIsGivenUpKeepsNoMemory() throws {
    func begin(_ count: Int) throws {
      for _ in 0..<count {
        var sum = try SHA256()
        try sum.add(Data(count: 100))
      }
    }
    try begin(1000)
    let before = try Self.residentPages()
    try begin(200_000)
    // A state takes hundreds of bytes.
    XCTAssertLessThan(try Self.residentPages() - before, (10 << 20) / Int(getpagesize()))
  }

  private static func residentPages() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try XCTUnwrap(Int(pages.split(separator: " ")[1]))
  }

  func testDigitsOfBytes() {
    XCTAssertEqual(Data([0, 0x0F, 0x10, 0xAB, 0xFF]).hexadecimal, "000f10abff")
    XCTAssertEqual(Data().hexadecimal, "")
  }
}
