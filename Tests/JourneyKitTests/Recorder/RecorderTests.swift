import Foundation
import JourneyKit
import Terminal
import Toolkit
import XCTest

@MainActor
final class RecorderTests: XCTestCase {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "NotesJourney.swift")

  /// The file beside this one is compiled and run with the other tests, and is what is recorded.
  func testTheRecordedJourneyIsTheOneThatIsCompiled() async throws {
    let source = SwiftRecording(try await Recordings.notes(), driver: "notesDriver()").source
    XCTAssertEqual(source, try String(contentsOf: Self.file, encoding: .utf8), source)
  }

  func testItPlaysBackGreenTwentyTimes() async throws {
    let journey = NotesJourney(name: "NotesJourney.testRecorded") { _ in }
    for _ in 1...20 { try await journey.testRecorded() }
  }

  func testThingsAreNamedAndNeverCounted() async throws {
    let source = SwiftRecording(try await Recordings.notes(), driver: "notesDriver()").source
    XCTAssertFalse(source.contains("Point("), source)
    XCTAssertTrue(source.contains("app.element(Query(\"notes.count\"))"))
    XCTAssertTrue(source.contains("app.element(Query(.row, \"Murka\"))"))
  }

  func testYAML() async throws {
    let text = YAMLRecording(
      try await Recordings.notes(), program: ["notes", "it's"], size: Size(40, 10)
    ).text
    XCTAssertEqual(
      text.split(separator: "\n").prefix(7).map(String.init),
      [
        "program: ['notes', 'it''s']", "size: 40x10", "steps:", "  - click: '#notes.draft'",
        "  - type: 'Мурзик'", "  - press: ['Enter']", "  - click: '#notes.count'",
      ])
  }

  // MARK: A program that says nothing of itself

  private func silent(_ rows: [String]) -> (Recorder, SilentDriver) {
    let driver = SilentDriver(rows)
    return (Recorder(driver, program: "silent"), driver)
  }

  private func click(_ x: Int, _ y: Int, _ recorder: Recorder) async throws {
    let point = Point(x: x, y: y)
    try await recorder.take(.mouse(MouseEvent(.press(.left, clicks: 1), at: point)))
    try await recorder.take(.mouse(MouseEvent(.release(.left), at: point)))
  }

  func testWordsUnderThePointer() async throws {
    let (recorder, _) = silent(["File  Edit  Save as", "│Save as│  yes", "yes          "])
    try await recorder.launch()
    for (x, y) in [(7, 0), (14, 0), (3, 1), (12, 1), (5, 2)] { try await click(x, y, recorder) }
    let targets = recorder.recording.entries.compactMap { entry -> String? in
      switch entry.act {
      case .click(.thing(let query), _, _): "\(query.query)"
      case .click(.cell(let point), _, _): "\(point.x) \(point.y)"
      default: nil
      }
    }
    XCTAssertEqual(
      targets,
      [
        "text \"Edit\"", "text \"Save as\" number 0", "text \"Save as\" number 1",
        "text \"yes\" number 0", "5 2",
      ])
    XCTAssertEqual(recorder.recording.entries.first?.page?.name, "SilentPage")
  }

  func testDragsWheelAndDoubleClicks() async throws {
    let (recorder, _) = silent(["from  to", "        "])
    try await recorder.launch()
    let steps: [(MouseEvent.Kind, Int, Int)] = [
      (.press(.left, clicks: 1), 0, 0), (.drag(.left), 3, 0), (.drag(.left), 6, 0),
      (.release(.left), 6, 0), (.wheel(.up), 1, 0), (.wheel(.up), 1, 0),
      (.press(.left, clicks: 1), 6, 0), (.release(.left), 6, 0),
      (.press(.left, clicks: 2), 6, 0), (.release(.left), 6, 0),
    ]
    for (kind, x, y) in steps {
      try await recorder.take(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
    }
    XCTAssertEqual(recorder.recording.entries.count, 3)
    let yaml = YAMLRecording(recorder.recording, program: ["x"], size: Size(8, 2)).text
    XCTAssertEqual(
      yaml.split(separator: "\n").suffix(3).map(String.init),
      [
        "  - drag: { from: 'text \"from\"', to: 'text \"to\"' }",
        "  - scroll: { up: 2, over: 'text \"from\"' }", "  - double-click: 'text \"to\"'",
      ])
  }

  func testWhatTheProgramIsNotToldIsNotNoted() async throws {
    let (recorder, driver) = silent(["text"])
    try await recorder.launch()
    driver.isRefusing = true
    try await click(1, 0, recorder)
    XCTAssertEqual(recorder.recording.entries, [])
    driver.isRefusing = false
    try await recorder.take(.key("a"))
    try await recorder.take(.key("b"))
    try await recorder.take(.paste("c"))
    XCTAssertFalse(recorder.expectText("nowhere"))
    XCTAssertEqual(recorder.recording.entries.map(\.act), [.type("ab"), .paste("c")])
  }

  func testNamesAndLiteralsOfSource() async throws {
    let (recorder, _) = silent(["import  \"quoted\"  Ё  OK"])
    try await recorder.launch()
    for x in [0, 9, 18, 21] { try await click(x, 0, recorder) }
    try await recorder.take(.key(KeyStroke(.function(5), .shift)))
    try await recorder.take(.key(.control("x")))
    let source = SwiftRecording(recorder.recording, driver: "driver").source
    for part in [
      "let silent = try app.on(SilentPage.self)", "var importText: Locator",
      "var quotedText: Locator { app.element(Query.text(\"\\\"quoted\\\"\")) }",
      "var text: Locator { app.element(Query.text(\"Ё\")) }", "try await silent.okText.click()",
      "try await app.press(KeyStroke(.function(5), [.shift]), .control(\"x\"))",
    ] { XCTAssertTrue(source.contains(part), "\(part)\n\(source)") }
  }
}
