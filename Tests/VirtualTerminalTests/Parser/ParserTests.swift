import TerminalFuzzing
import VirtualTerminal
import XCTest

final class ParserTests: XCTestCase {
  private func events(
    _ bytes: [UInt8], pieces: Int = 1 << 30, stringLimit: Int = 64,
    handler: RecordingHandler = RecordingHandler()
  ) -> [String] {
    var parser = Parser(stringLimit: stringLimit)
    var handler = handler
    for start in stride(from: 0, to: bytes.count, by: min(pieces, max(1, bytes.count))) {
      let end = min(bytes.count, start + pieces)
      let piece = Array(bytes[start..<end])
      piece.withUnsafeBufferPointer { XCTAssertEqual(parser.feed($0, to: &handler), piece.count) }
    }
    return handler.all
  }

  private func events(_ text: String, stringLimit: Int = 64) -> [String] {
    events(Array(text.replacing("\\e", with: "\u{1B}").utf8), stringLimit: stringLimit)
  }

  func testTextAndControls() {
    XCTAssertEqual(events("ab\r\nc\u{7F}d"), ["text ab", "control 13", "control 10", "text cd"])
  }

  func testParametersWithAndWithoutValues() {
    XCTAssertEqual(
      events("\\e[m\\e[5m\\e[;m\\e[1;2;3H"), ["CSI m", "CSI 5m", "CSI ;m", "CSI 1;2;3H"])
  }

  func testSubparametersKeepTheirColons() {
    XCTAssertEqual(events("\\e[38:2::1:2:3;4:3m"), ["CSI 38:2::1:2:3;4:3m"])
  }

  func testPrefixAndIntermediates() {
    XCTAssertEqual(
      events("\\e[?25h\\e[>4;2m\\e[!p\\e[2 q"),
      [
        "CSI ?25h", "CSI >4;2m", "CSI !p", "CSI 2 q",
      ])
  }

  func testValuesStopAtABound() {
    XCTAssertEqual(events("\\e[99999999999999999999A"), ["CSI 99999999A"])
  }

  func testParametersBeyondTheBlockAreDropped() {
    let many = String(repeating: "1;", count: 1_000_000)
    let event = events("\\e[\(many)m")[0]
    XCTAssertEqual(event.count(where: { $0 == "1" }), ControlSequence.maximumParameters)
  }

  func testControlsActWithinASequence() {
    XCTAssertEqual(events("\\e[1\n;2H"), ["control 10", "CSI 1;2H"])
  }

  func testCancelAndEscapeEndASequence() {
    XCTAssertEqual(events("\\e[1\u{18}x\\e[2\\e[3m"), ["control 24", "text x", "CSI 3m"])
  }

  func testParameterBehindAnIntermediateIsMalformed() {
    XCTAssertEqual(events("\\e[1 2qx\\e[1?m"), ["malformed", "text x", "malformed"])
  }

  func testEscapesAndC1InBothForms() {
    XCTAssertEqual(
      events("\\e7\\e(0\\e#8\\eM\u{8D}\u{9B}5m"),
      [
        "escape 0 7", "escape 40 0", "escape 35 8", "control 141", "control 141", "CSI 5m",
      ])
  }

  func testStringsOfAllKinds() {
    XCTAssertEqual(
      events("\\e]0;t\u{07}\\e]2;é\\e\\\\eP1$qm\\e\\\\e_a\\e\\\\e^p\\e\\\\eXs\\e\\"),
      [
        "operatingSystemCommand [0;t]", "operatingSystemCommand [2;é]",
        "deviceControl 1$q [m]", "applicationProgramCommand [a]", "privacyMessage [p]",
        "startOfString [s]",
      ])
  }

  func testStringMayEndWithC1InUTF8AndHoldItsByteInOtherCharacters() {
    XCTAssertEqual(events("\\e]2;✜\u{9C}x"), ["operatingSystemCommand [2;✜]", "text x"])
  }

  func testStringIsDroppedByCancelAndByAnotherSequence() {
    XCTAssertEqual(
      events("\\e]2;a\u{18}x\\e]2;b\\e[1mx"),
      [
        "malformed", "text x", "malformed", "CSI 1m", "text x",
      ])
  }

  func testLongStringIsCutAndSaysSo() {
    XCTAssertEqual(
      events("\\e]2;0123456789\u{07}x", stringLimit: 6),
      [
        "operatingSystemCommand cut [2;0123]", "text x",
      ])
  }

  func testMalformedUTF8IsReplacedPieceByPiece() {
    let bytes: [UInt8] = [
      0x61, 0x80, 0xC3, 0x62, 0xE2, 0x82, 0x63, 0xF5, 0xED, 0xA0, 0x80, 0xF0, 0x9F, 0x98, 0x80,
    ]
    XCTAssertEqual(
      events(bytes), ["text a\u{FFFD}\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}😀"])
    XCTAssertEqual(events([0xC3, 0x0A]), ["text \u{FFFD}", "control 10"])
    XCTAssertEqual(events([0xC0, 0xAF, 0x20]), ["text \u{FFFD}\u{FFFD} "])
  }

  func testEightBitTextHasC1AndLatin1() {
    var handler = RecordingHandler()
    handler.isUTF8 = false
    XCTAssertEqual(
      events([0xE9, 0x9B, 0x6D, 0x9D, 0x32, 0x9C], handler: handler),
      [
        "text é", "CSI m", "operatingSystemCommand [2]",
      ])
  }

  func testVT52Sequences() {
    var handler = RecordingHandler()
    handler.isVT52 = true
    XCTAssertEqual(
      events(Array("\u{1B}A\u{1B}Y\"#x".utf8), handler: handler),
      [
        "vt52 A 0 0", "vt52 Y 2 3", "text x",
      ])
    // `ESC [` is no CSI there, wherever the bytes are cut.
    for pieces in [1, 2, 100] {
      XCTAssertEqual(
        events(Array("\u{1B}[A".utf8), pieces: pieces, handler: handler), ["vt52 [ 0 0", "text A"])
    }
  }

  func testResultDoesNotDependOnWhereBytesAreCut() {
    let text =
      "aé日😀\u{1B}[1;38:2::1:2:3m\u{1B}[?1049h\u{1B}(0q\u{1B}]0;títle\u{07}\u{1B}P+q00\u{1B}\\"
      + "\u{9B}2J\u{1B}_apc\u{9C}\u{1B}[12\r;3Hx\u{1B}[ 9 z\u{18}\u{1B}]7373;frame;1\u{1B}\\end"
    let bytes = Array(text.utf8) + [0xE2, 0x82, 0x41, 0xF0, 0x9F]
    let whole = events(bytes)
    for start in 1..<bytes.count {
      var parser = Parser(stringLimit: 64)
      var handler = RecordingHandler()
      for piece in [bytes[..<start], bytes[start...]] {
        _ = Array(piece).withUnsafeBufferPointer { parser.feed($0, to: &handler) }
      }
      XCTAssertEqual(handler.all, whole, "cut at \(start)")
    }
    XCTAssertEqual(events(bytes, pieces: 1), whole)
  }
}
