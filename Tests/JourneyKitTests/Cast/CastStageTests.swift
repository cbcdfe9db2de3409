import JourneyKit
import Terminal
import VirtualTerminal
import XCTest

final class CastStageTests: XCTestCase {
  private func stage(_ cast: Cast) -> CastStage {
    let stage = CastStage(cast.header)
    for event in cast.events { stage.take(event) }
    return stage
  }

  func testTheExampleOnTheScreen() throws {
    let screen = stage(try CastExamples.read(CastExamples.version3)).screen
    XCTAssertEqual(screen.size, Size(90, 30))
    XCTAssertEqual(screen.surface.text(row: 0).prefix(13), "Hello World! ")
    XCTAssertEqual(screen.text.split(separator: "\n").last, "This is better.Now... Bye!")
    XCTAssertEqual(screen.surface[0, 0].style, Style(foreground: .indexed(1), attributes: .bold))
    XCTAssertEqual(screen.cursor, Point(x: 26, y: 1))
  }

  func testInvisibleTextDoesNotReachTheScreen() throws {
    let text = "a\u{202E}b\u{E0041}c\u{E000}d\u{FFFF}e"
    let cast = Cast(
      CastHeader(size: Size(20, 2)), events: [CastEvent(.output(Array(text.utf8)), at: .zero)])
    let shown = stage(cast).screen.text
    XCTAssertTrue(shown.unicodeScalars.allSatisfy { Sanitizer.isClean(String($0)) || $0 == "\n" })
    XCTAssertTrue(shown.hasPrefix("ab"), shown)
  }

  // MARK: Pace

  func testThePaceIsThatOfTheRecording() {
    var pace = CastPace()
    XCTAssertEqual(
      [1, 4, 4, 3, 10].map { pace.due(.seconds($0)) }, [1, 4, 4, 4, 10].map { .seconds($0) })
  }

  func testSpeedDividesAndThePauseIsLimitedInRecordedTime() {
    var pace = CastPace(speed: 2, idleLimit: .seconds(3))
    XCTAssertEqual(
      [1, 3, 63].map { pace.due(.seconds($0)) }, [500, 1500, 3000].map { .milliseconds($0) })
    var atOnce = CastPace(speed: 0)
    XCTAssertEqual([1, 3, 63].map { atOnce.due(.seconds($0)) }, [.zero, .zero, .zero])
  }

  // MARK: Player

  private final class Log {
    var lines: [String] = []
  }

  private struct Stop: Error {}

  func testThePlayerWaitsAndWritesOnlyOutput() throws {
    let log = Log()
    var reader = try CastReader(Array(CastExamples.version3.utf8))
    var player = CastPlayer(
      pace: CastPace(idleLimit: .seconds(2)), wait: { log.lines.append("\($0)") },
      write: { log.lines.append(String(decoding: $0.suffix(4), as: UTF8.self)) })
    let stage = CastStage(reader.header)
    try player.play(&reader, on: stage)
    XCTAssertEqual(
      log.lines,
      [
        "0.248 seconds", "[0m\n", "1.249 seconds", "ter.", "3.249 seconds", "... ", "5.249 seconds",
        "Bye!",
      ])
    XCTAssertEqual(stage.terminal.size, Size(90, 30))
  }

  func testThePlayerStopsWhereItsWaitIsInterrupted() throws {
    let log = Log()
    var reader = try CastReader(Array(CastExamples.version3.utf8))
    var player = CastPlayer(
      pace: CastPace(),
      wait: { if $0 > .seconds(1) { throw Stop() } },
      write: { log.lines.append(String(decoding: $0, as: UTF8.self)) })
    let stage = CastStage(reader.header)
    XCTAssertThrowsError(try player.play(&reader, on: stage)) { XCTAssertTrue($0 is Stop) }
    XCTAssertEqual(log.lines.count, 1)
    XCTAssertEqual(stage.screen.rows(in: Rect(x: 0, y: 0, columns: 80, rows: 1)), ["Hello World!"])
  }
}
