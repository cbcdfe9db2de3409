import Foundation
import JourneyKit
import Terminal
import Toolkit
import XCTest

@MainActor
final class TraceTests: XCTestCase {
  /// A name may hold nothing that is fit for a folder; what others have left is no part of it.
  func testEveryNameHasAFolderOfItsOwnThatIsSeen() throws {
    let folder = TraceFolder()
    for (name, expected) in [
      ("./a.yaml.b", "a.yaml.b"), ("...", "_.."), ("дом", "___"), (".a", "_a"), ("./", "_"),
      ("", "_"),
    ] {
      let other = folder.path + "/other"
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
      let own = "\(folder.path)/\(expected)"
      try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
      try TraceSession(name: name, mode: .always, folder: folder.path).finish()
      XCTAssertTrue(FileManager.default.fileExists(atPath: other), name)
      XCTAssertFalse(FileManager.default.fileExists(atPath: own), name)
    }
  }

  func testScreensOfAllStepsComeBackExactly() async throws {
    let folder = TraceFolder()
    var screens: [Screen] = []
    _ = try await traced(folder) { app in
      screens.append(app.screen)
      for key: KeyStroke in [.tab, "猫", "é", .enter, .escape] {
        try await app.press(key)
        screens.append(app.screen)
      }
      try await app.resize(to: Size(30, 6))
      screens.append(app.screen)
      try await app.resize(to: Size(80, 24))
      screens.append(app.screen)
    }
    let trace = try Trace(json: try folder.data("Example.test/trace.json"))
    let decoded = try trace.decodedScreens()
    let shown = trace.flat.compactMap(\.step.evidence?.screen).map { decoded[$0] }
    // The names of colours are for snapshots, and no part of a trace.
    for index in screens.indices { screens[index].colors = [] }
    XCTAssertEqual(shown, screens)
    XCTAssertEqual(trace.result, .passed)
    XCTAssertLessThan(trace.screens[1].rows.count, 20)
  }

  func testThreeLevelsOfStepsStandInTheJSONAndInThePage() async throws {
    let folder = TraceFolder()
    let pages = try await traced(folder, threeLevels)
    XCTAssertEqual(pages, [folder.path + "/Example.test/trace.html"])
    let trace = try Trace(json: try folder.data("Example.test/trace.json"))
    XCTAssertEqual(
      trace.flat.map { "\($0.depth) \($0.step.name) \($0.step.result)" },
      [
        "0 launch passed", "0 add a note failed", "1 fill in the field passed",
        "2 press Tab passed", "2 type “Rex 猫 <b>&” passed", "1 press Enter passed",
        "1 #notes.counter: expected label \"1\", found \"0\" failed",
      ])
    XCTAssertEqual(trace.result, .failed)
    XCTAssertEqual(trace.flat.last?.step.failure?.expected, "1")
    XCTAssertEqual(trace.flat.last?.step.failure?.actual, "0")
    XCTAssertEqual(trace.flat[2].step.attachments.first?.text, "Rex </script>")
    XCTAssertEqual(try folder.embedded("Example.test/trace.html"), trace)
  }

  func testPageNeedsNothingButItself() async throws {
    let folder = TraceFolder()
    _ = try await traced(folder, threeLevels)
    let html = String(decoding: try folder.data("Example.test/trace.html"), as: UTF8.self)
    for word in ["http:", "https:", "src=\"/", "@import", "url(", "fetch(", "XMLHttpRequest"] {
      XCTAssertFalse(html.contains(word), word)
    }
    XCTAssertTrue(html.contains("default-src 'none'"))
    XCTAssertEqual(html.components(separatedBy: "</script>").count, 4)
  }

  func testAFailureOutsideOfAllStepsIsTheLastOne() async throws {
    let folder = TraceFolder()
    _ = try await traced(folder, mode: .failure) { app in
      try await app.press(.tab)
      try app.expectText("Rex")
    }
    let trace = try Trace(json: try folder.data("Example.test/trace.json"))
    XCTAssertEqual(trace.flat.map(\.step.kind), [.act, .act, .check])
    let last = try XCTUnwrap(trace.flat.last?.step)
    XCTAssertEqual(last.failure?.message.contains("Rex"), true)
    XCTAssertEqual(last.evidence?.screen, trace.flat[1].step.evidence?.screen)
  }

  func testAnAssertionThatFailsElsewhereIsNoted() async throws {
    let folder = TraceFolder()
    let wrong = StepFailure("XCTAssertEqual failed", file: "Some.swift", line: 7)
    _ = try await traced(folder, mode: .failure, failing: wrong) { try await $0.press(.tab) }
    let trace = try Trace(json: try folder.data("Example.test/trace.json"))
    XCTAssertEqual(trace.flat.last?.step.failure, wrong)
    XCTAssertEqual(trace.result, .failed)
  }

  func testAnAssertionThatFailsInAStepMakesItRed() async throws {
    let folder = TraceFolder()
    _ = try await traced(folder, mode: .failure) { app in
      try await app.step("look") {
        Tracing.session?.note(StepFailure("XCTAssertTrue failed", file: "Some.swift", line: 7))
        try await app.press(.tab)
      }
    }
    let trace = try Trace(json: try folder.data("Example.test/trace.json"))
    XCTAssertEqual(trace.steps.failedPath, ["look", "XCTAssertTrue failed"])
    XCTAssertEqual(trace.result, .failed)
  }

  func testAFailureOnAnotherThreadIsNoted() async throws {
    let folder = TraceFolder()
    _ = try await traced(folder, mode: .failure) { _ in
      let session = Tracing.session
      await Task.detached {
        session?.note(StepFailure("far away", file: "Some.swift", line: 7))
      }.value
    }
    let trace = try Trace(json: try folder.data("Example.test/trace.json"))
    XCTAssertEqual(trace.steps.failedPath, ["far away"])
  }

  func testOnlyWhatTheModeAsksForIsWritten() async throws {
    let folder = TraceFolder()
    let passed = try await traced(folder, mode: .failure) { try await $0.press(.tab) }
    XCTAssertEqual(passed, [])
    let never = try await traced(folder, mode: .never, threeLevels)
    XCTAssertEqual(never, [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    let failed = try await traced(folder, mode: .failure, threeLevels)
    XCTAssertEqual(failed.count, 1)
    // The next run passes: what is there must not be of an earlier one.
    _ = try await traced(folder, mode: .failure) { try await $0.press(.tab) }
    XCTAssertFalse(FileManager.default.fileExists(atPath: failed[0]))
  }

  func testModeIsReadFromTheEnvironment() async throws {
    XCTAssertEqual(TraceMode(environment: [:]), .failure)
    XCTAssertEqual(TraceMode(environment: ["JOURNEY_TRACE": "always"]), .always)
    XCTAssertEqual(TraceMode(environment: ["JOURNEY_TRACE": "never"]), .never)
    XCTAssertEqual(TraceMode(environment: ["JOURNEY_TRACE": "yes"]), .failure)
  }

  func testEvidenceOfAFailedJourneyIsSmall() async throws {
    let folder = TraceFolder()
    _ = try await traced(folder, mode: .failure, size: Size(80, 24), threeLevels)
    let files = ["trace.json", "trace.html", "trace.cast"]
    let sizes = try files.map { try folder.data("Example.test/" + $0).count }
    XCTAssertLessThanOrEqual(sizes.reduce(0, +), 100_000, "\(sizes)")
  }

  func testJourneysOfOneTestAreKeptApart() async throws {
    let folder = TraceFolder()
    let session = TraceSession(name: "-[A b/c]", mode: .always, folder: folder.path)
    try await Tracing.$session.withValue(session) {
      for _ in 0..<2 { try await Journey(notesDriver()).launch() }
      _ = Journey(notesDriver())
    }
    let names = try session.finish().map { String($0.dropFirst(folder.path.count)) }
    XCTAssertEqual(names, ["/-_A_b_c_/trace.html", "/-_A_b_c_-2/trace.html"])
  }

  func testInputOfTheRealProgramIsReadable() async throws {
    let folder = TraceFolder()
    let session = TraceSession(name: "counter", mode: .always, folder: folder.path)
    try await Tracing.$session.withValue(session) {
      let driver = CounterScript.driver()
      defer { driver.stop() }
      let app = Journey(driver)
      try await app.launch()
      try await app.press("+", .up)
    }
    _ = try session.finish()
    let trace = try Trace(json: try folder.data("counter/trace.json"))
    XCTAssertEqual(trace.steps[1].evidence?.input, #""+" ESC "[A""#)
    XCTAssertGreaterThan(trace.steps[1].evidence?.outputCount ?? 0, 20)
  }
}
