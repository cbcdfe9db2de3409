import JourneyKit
import Terminal
import VirtualTerminal
import XCTest

final class CastReaderTests: XCTestCase {
  private func output(_ text: String) -> CastEvent.Kind { .output(Array(text.utf8)) }

  func testTheExampleOfVersion2() throws {
    let cast = try CastExamples.read(CastExamples.version2)
    XCTAssertEqual(cast.header.version, 2)
    XCTAssertEqual(cast.header.size, Size(80, 24))
    XCTAssertEqual(cast.header.title, "Demo")
    XCTAssertEqual(cast.header.environment, ["TERM": "xterm-256color", "SHELL": "/bin/zsh"])
    XCTAssertEqual(
      cast.events,
      [
        CastEvent(
          output("\u{1B}[1;31mHello \u{1B}[32mWorld!\u{1B}[0m\n"), at: .microseconds(248_848)),
        CastEvent(output("That was ok\rThis is better."), at: .microseconds(1_001_376)),
        CastEvent(.marker(""), at: .microseconds(1_500_000)),
        CastEvent(output("Now... "), at: .microseconds(2_143_733)),
        CastEvent(.resize(Size(80, 24)), at: .microseconds(4_050_000)),
        CastEvent(output("Bye!"), at: .microseconds(6_541_828)),
      ])
  }

  func testTheExampleOfVersion3CountsFromTheEventBefore() throws {
    let cast = try CastExamples.read(CastExamples.version3)
    XCTAssertEqual(cast.header.terminalType, "xterm-256color")
    XCTAssertEqual(cast.header.timestamp, 1_504_467_315)
    XCTAssertEqual(
      cast.events.map(\.time),
      [248, 1249, 4749, 4892, 6942, 8483, 9370].map { .milliseconds($0) })
    XCTAssertEqual(cast.events[4].kind, .resize(Size(90, 30)))
    XCTAssertEqual(cast.events[6].kind, .exit(0))
  }

  func testTheCompleteHeader() throws {
    let header = try CastExamples.read(CastExamples.header2).header
    XCTAssertEqual(header.duration, 123.45)
    XCTAssertEqual(header.idleTimeLimit, 2)
    XCTAssertEqual(header.command, "/bin/bash")
    XCTAssertEqual(header.theme?.foreground, .hex(0xD0D0D0))
    XCTAssertEqual(header.theme?.palette.count, 16)
    XCTAssertEqual(header.theme?.palette.last, .hex(0xF5F5F5))
  }

  func testUnknownCodesAreLeftOutAndTheirTimeCounts() throws {
    let cast = try CastExamples.small(
      #"[1, "z", {"any": [1, null, true]}]"#, "", #"[0.5, "i", "q"]"#, #"[2, "subtitle", ""]"#,
      #"[0, "o", "x"]"#)
    XCTAssertEqual(
      cast.events,
      [
        CastEvent(.input([0x71]), at: .milliseconds(1500)),
        CastEvent(output("x"), at: .milliseconds(3500)),
      ])
  }

  func testATimeThatGoesBackIsThatOfTheEventBefore() throws {
    let cast = try CastExamples.read(
      #"{"version": 2, "width": 2, "height": 2}"# + "\n" + #"[2, "o", "a"]"# + "\n"
        + #"[1.5, "o", "b"]"#)
    XCTAssertEqual(cast.events.map(\.time), [.seconds(2), .seconds(2)])
  }

  // MARK: Bytes

  func testWhatIsReadDoesNotDependOnWhereItIsCut() throws {
    let whole = try CastExamples.read(CastExamples.version3)
    let bytes = Array(CastExamples.version3.replacing("\n", with: "\r\n").utf8)
    for length in [1, 2, 7, 100] {
      var rest = bytes[...]
      var reader = try CastReader {
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
      }
      var events: [CastEvent] = []
      while let event = try reader.next() { events.append(event) }
      XCTAssertEqual(Cast(reader.header, events: events), whole, "\(length)")
    }
  }

  func testACharacterCutAcrossOutputsComesTogether() throws {
    let first = #"{"version": 2, "width": 9, "height": 2}"# + "\n"
    var cut = Array((first + #"[0, "o", "a"#).utf8) + [0xF0, 0x9F]
    cut += Array("\"]\n[1, \"o\", \"".utf8) + [0x90, 0xB1]
    cut += Array("b\"]".utf8)
    let halves =
      first + #"[0, "o", "a\ud83d"]"# + "\n[0.5, \"m\", \"\"]\n" + #"[1, "o", "\udc31b"]"#
    for bytes in [cut, Array(halves.utf8)] {
      let cast = try Cast(bytes)
      let stage = CastStage(cast.header)
      for event in cast.events { stage.take(event) }
      XCTAssertEqual(stage.terminal.surface.text, "a🐱b\n")
    }
  }

  func testHalfAPairAloneIsTheReplacementCharacter() throws {
    let cast = try CastExamples.small(#"[0, "o", "\ud83d"]"#, #"[0, "o", "b\ud83d\udc31"]"#)
    let bytes = cast.events.flatMap { event -> [UInt8] in
      if case .output(let bytes) = event.kind { bytes } else { [] }
    }
    XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "\u{FFFD}b🐱")
  }

  func testEveryEscapeOfJSON() throws {
    let cast = try CastExamples.small(#"[0, "o", "\"\\\/\b\f\n\r\t\u00e9\uD83D\uDC31"]"#)
    XCTAssertEqual(cast.events.first?.kind, output("\"\\/\u{08}\u{0C}\n\r\té🐱"))
  }

  // MARK: Faults

  private func reason(_ text: String, limits: CastLimits = CastLimits()) -> String? {
    do {
      _ = try CastExamples.read(text, limits: limits)
      return nil
    } catch { return "\(error)" }
  }

  func testAFaultyHeaderIsNamed() {
    let faults = [
      "": "line 1: no header: nothing there",
      "{\n": "line 1: byte 2: expected a name in quotes",
      "[]": "line 1: the header is no JSON object",
      "{}": "line 1: version is no number",
      #"{"version": 1}"#: "line 1: version 1; only 2 and 3 can be read",
      #"{"version": 2, "width": 80}"#: "line 1: height is not from 1 to 1000",
      #"{"version": 2, "width": 0, "height": 1}"#: "line 1: width is not from 1 to 1000",
      #"{"version": 3}"#: "line 1: term is no JSON object",
      #"{"version": 3, "term": {"cols": 1.5, "rows": 1}}"#: "line 1: cols is not from 1 to 1000",
      #"{"version": 2, "width": 1, "height": 1, "title": 1}"#: "line 1: title is no text",
      #"{"version": 2, "width": 1, "height": 1, "theme": {"fg": "red"}}"#:
        "line 1: theme is not fg, bg and a palette of 8 or 16, each as #rrggbb",
    ]
    for (text, wanted) in faults { XCTAssertEqual(reason(text), wanted, text) }
  }

  func testAFaultyEventIsNamedWithItsLine() {
    let faults = [
      "7": "an event is an array of a time, a code and data",
      "[1]": "an event is an array of a time, a code and data",
      #"["1", "o", ""]"#: "the time is no number",
      #"[-1, "o", ""]"#: "the time is negative",
      #"[1e300, "o", ""]"#: "later than 100000000 seconds",
      #"[1, 2, ""]"#: "the code is no text",
      #"[1, "o"]"#: "2 parts, not 3",
      #"[1, "o", 5]"#: "the data of 'o' is no text",
      #"[1, "r", "80*24"]"#: "'80*24' is no size such as 80x24",
      #"[1, "r", "80x24x3"]"#: "'80x24x3' is no size such as 80x24",
      #"[1, "r", "80x5000"]"#: "a terminal has 1 to 1000 columns and rows, not 80x5000",
      #"[1, "x", "bad\u001b[2J"]"#: "the exit status is no number",
      #"[1, "o", "x"#: "byte 12: the text has no closing quote",
      #"[1, "o", "\q"]"#: "byte 12: no such escape",
      #"[1, "o", "\u12g4"]"#: #"byte 13: \u wants four hexadecimal digits"#,
      #"[1, "o", "x"] 2"#: "byte 15: more than one value",
      #"[1, "o" "x"]"#: "byte 9: expected ',' or ']'",
      #"[1-2, "o", ""]"#: "byte 2: '1-2' is no number",
      "[oops]": "byte 2: no JSON value",
      String(repeating: "[", count: 1000): "byte 33: values too deep in each other",
    ]
    let first = #"{"version": 3, "term": {"cols": 20, "rows": 3}}"# + "\n# comment\n"
    for (text, wanted) in faults { XCTAssertEqual(reason(first + text), "line 3: " + wanted, text) }
  }

  func testAFaultQuotesNoControl() {
    let text = #"{"version": 2, "width": 9, "height": 9}"# + "\n" + #"[0, "r", "\u001b[2J"]"#
    XCTAssertEqual(reason(text), "line 2: '\u{FFFD}[2J' is no size such as 80x24")
  }

  func testLimits() {
    var limits = CastLimits()
    limits.line = 150
    XCTAssertNil(reason(CastExamples.version3, limits: limits))
    let long = CastExamples.version3 + "[0, \"o\", \"" + String(repeating: "x", count: 150)
    XCTAssertEqual(reason(long, limits: limits), "line 11: longer than 150 bytes")
    limits.file = 300
    XCTAssertEqual(reason(CastExamples.version3, limits: limits), "more than 300 bytes")
  }

  /// Cut at each byte, and with each byte replaced by one that means something: read or refused.
  func testABrokenFileIsReadOrRefusedWithItsLine() {
    var (read, refused) = (0, 0)
    for example in [CastExamples.version2, CastExamples.version3, CastExamples.header2] {
      let bytes = Array(example.utf8)
      for offset in bytes.indices {
        for byte in "\\\"[{]},:-9eu\n".utf8.map({ Optional($0) }) + [0xFF, nil] {
          let broken = bytes[..<offset] + (byte.map { [$0] + bytes[(offset + 1)...] } ?? [])
          do {
            _ = try Cast(Array(broken))
            read += 1
          } catch {
            XCTAssertNotNil((error as? CastError)?.line, "\(error)")
            refused += 1
          }
        }
      }
    }
    XCTAssertGreaterThan(read, 1000)
    XCTAssertGreaterThan(refused, 1000)
  }

  func testAFileThatIsNotThereIsNamed() {
    XCTAssertThrowsError(try CastReader(path: "/nowhere/a.cast")) {
      XCTAssertEqual("\($0)", "cannot open '/nowhere/a.cast': No such file or directory")
    }
  }
}
