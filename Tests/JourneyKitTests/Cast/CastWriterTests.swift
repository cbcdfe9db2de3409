import JourneyKit
import Terminal
import XCTest

final class CastWriterTests: XCTestCase {
  private func text(_ cast: Cast) throws -> String {
    String(decoding: try cast.bytes, as: UTF8.self)
  }

  func testTheExampleOfVersion3IsWrittenAsItStands() throws {
    let lines = CastExamples.version3.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = lines.filter { !$0.hasPrefix("#") }.joined(separator: "\n")
      .replacing("3.500", with: "3.5").replacing("2.050", with: "2.05")
    XCTAssertEqual(try text(CastExamples.read(CastExamples.version3)), wanted)
  }

  func testWhatIsWrittenIsReadTheSame() throws {
    for example in [CastExamples.version2, CastExamples.version3, CastExamples.header2] {
      var cast = try CastExamples.read(example)
      cast.header.version = 3
      cast.header.duration = nil
      cast.header.tags = ["a", "\"b\""]
      cast.header.terminalVersion = "VTE(7802)"
      XCTAssertEqual(try Cast(cast.bytes), cast)
    }
  }

  func testEveryByteOfOutputThatIsTextComesBack() throws {
    let all = (UInt8(0)...0x7F).map { UnicodeScalar($0) } + "\u{80}\u{9F}é\u{2028}日🐱".unicodeScalars
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: all)
    let bytes = Array(String(scalars).utf8)
    let cast = Cast(CastHeader(size: Size(1, 1)), events: [CastEvent(.output(bytes), at: .zero)])
    XCTAssertEqual(try Cast(cast.bytes), cast)
    XCTAssertTrue(try cast.bytes.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 != 0x7F })
  }

  func testACharacterIsWrittenOnceItIsWhole() throws {
    let bytes = Array("é🐱日".utf8)
    let cast = Cast(
      CastHeader(size: Size(9, 1)),
      events: bytes.enumerated().map { CastEvent(.output([$1]), at: .seconds($0)) })
    XCTAssertEqual(
      try Cast(cast.bytes).events,
      [
        CastEvent(.output(Array("é".utf8)), at: .seconds(1)),
        CastEvent(.output(Array("🐱".utf8)), at: .seconds(5)),
        CastEvent(.output(Array("日".utf8)), at: .seconds(8)),
      ])
  }

  func testWhatIsNoTextIsReplaced() throws {
    let cast = Cast(
      CastHeader(size: Size(9, 1)),
      events: [
        CastEvent(.output([0xFF, 0x41]), at: .zero), CastEvent(.output([0xF0, 0x9F]), at: .zero),
        CastEvent(.exit(3), at: .seconds(1)),
      ])
    XCTAssertEqual(
      try Cast(cast.bytes).events,
      [
        CastEvent(.output(Array("\u{FFFD}A".utf8)), at: .zero),
        CastEvent(.output(Array("\u{FFFD}".utf8)), at: .zero), CastEvent(.exit(3), at: .seconds(1)),
      ])
  }

  func testRoundedIntervalsDoNotDrift() throws {
    let third = Duration.nanoseconds(333_333)
    let events = (1...3000).map { CastEvent(.marker("\($0)"), at: third * $0) }
    let last = try Cast(Cast(CastHeader(size: Size(1, 1)), events: events).bytes).events.last
    XCTAssertEqual(last?.time, .microseconds(999_999))
  }

  func testATimeBeforeTheLastOneCountsAsThat() throws {
    let events = [
      CastEvent(.marker("a"), at: .seconds(2)), CastEvent(.marker("b"), at: .seconds(1)),
    ]
    let times = try Cast(Cast(CastHeader(size: Size(1, 1)), events: events).bytes).events.map(
      \.time)
    XCTAssertEqual(times, [.seconds(2), .seconds(2)])
  }
}
