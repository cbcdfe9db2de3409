import XCTest

@testable import JourneyKit

final class ReadableBytesTests: XCTestCase {
  func testControlsHaveNamesAndTextIsQuoted() {
    let cases: [([UInt8], String)] = [
      ([], ""), ([0x1B, 0x5B, 0x41], #"ESC "[A""#), (Array("Мурка".utf8), #""Мурка""#),
      ([0x0D], "CR"), ([0x7F, 0x00], "DEL NUL"), ([0x61, 0xFF, 0xC3], #""a" 0xFF 0xC3"#),
      (Array("say \"hi\"".utf8), #""say \"hi\"""#),
    ]
    for (bytes, text) in cases { XCTAssertEqual(ReadableBytes.text(bytes), text) }
  }
}
