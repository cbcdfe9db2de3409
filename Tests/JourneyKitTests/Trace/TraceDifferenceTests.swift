import Terminal
import XCTest

@testable import JourneyKit

/// The first act at which two traces part.
@MainActor
final class TraceDifferenceTests: XCTestCase {
  private func trace(_ acts: [(String, String)]) -> Trace {
    let session = TraceSession(name: "T", mode: .always, folder: "unused")
    return Tracing.$session.withValue(session) {
      let app = Journey(BlankDriver())
      for (name, shown) in acts {
        let step = app.log.begin(name, .act, Place(file: "t", line: 1))
        app.log.end(step, screen: Self.screen(shown))
      }
      return session.traces[0]
    }
  }

  private static func screen(_ text: String) -> Screen {
    var surface = Surface(size: Size(20, 2))
    surface.write(text, at: .zero)
    return Screen(surface: surface)
  }

  func testTracesThatAreAlikeHaveNone() async throws {
    let acts = [("launch", "a"), ("press b", "b")]
    XCTAssertNil(try TraceDifference(trace(acts), trace(acts)))
  }

  func testTheFirstActWhoseScreensDiffer() async throws {
    let first = trace([("launch", "a"), ("press b", "b"), ("press c", "c")])
    let second = trace([("launch", "a"), ("press b", "x"), ("press c", "y")])
    let difference = try XCTUnwrap(try TraceDifference(first, second))
    XCTAssertEqual([difference.kind.rawValue, "\(difference.act)"], ["screen", "2"])
    XCTAssertEqual(
      difference.text,
      ["act 2, press b: the screens differ", "  row 0 col 0: \"b\" plain | \"x\" plain"])
  }

  /// Colours are told in words, on a terminal and elsewhere, and no name of an act acts on a terminal.
  func testNoSequenceIsInTheWords() async throws {
    func coloured(_ color: Color) -> Screen {
      var surface = Surface(
        size: Size(20, 2), filledWith: Cell(" ", style: Style(background: .indexed(4))))
      surface.write("\u{1B}[1mb", at: .zero, style: Style(foreground: color))
      return Screen(surface: surface)
    }
    func trace(_ color: Color) -> Trace {
      let session = TraceSession(name: "T", mode: .always, folder: "unused")
      return Tracing.$session.withValue(session) {
        let app = Journey(BlankDriver())
        let step = app.log.begin("paste \u{1B}[31mred", .act, Place(file: "t", line: 1))
        app.log.end(step, screen: coloured(color))
        return session.traces[0]
      }
    }
    let difference = try XCTUnwrap(
      try TraceDifference(trace(.indexed(1)), trace(.rgb(1, 2, 3))))
    XCTAssertEqual(difference.kind, .screen)
    let words = difference.text.joined(separator: "\n")
    XCTAssertTrue(words.contains("foreground 1, background 4 | "), words)
    XCTAssertFalse(
      words.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control },
      words.debugDescription)
  }

  func testOtherActsAndAnEarlierEnd() async throws {
    let first = trace([("launch", "a"), ("press b", "b")])
    let other = try TraceDifference(first, trace([("launch", "a"), ("press x", "b")]))
    XCTAssertEqual(other?.text, ["act 2 differs: press b | press x"])
    let shorter = try TraceDifference(first, trace([("launch", "a")]))
    XCTAssertEqual(shorter?.text, ["act 2 is in one of them alone: press b | none"])
  }
}
