import Foundation
import JourneyKit
import Scheduling
import Semantics
import Terminal
import Toolkit
import XCTest

@MainActor
final class StepTests: XCTestCase {
  func testStepsStandInEachOtherWithPlaceAndTime() async throws {
    let clock = ManualClock(now: .distantPast)
    let app = Journey(notesDriver(), clock: clock)
    try await app.launch()
    let line = #line + 1
    try await app.step("add a note") {
      clock.advance(by: .milliseconds(2))
      try await app.step("fill in the field") {
        try await app.press(.tab)
        clock.advance(by: .milliseconds(3))
        try await app.type("Barsik")
      }
      try await app.press(.enter)
    }
    XCTAssertEqual(
      app.steps.flatMap(\.lines),
      [
        "ok launch (0.0 s)", "ok add a note (0.005 s)", "  ok fill in the field (0.003 s)",
        "    ok press Tab (0.0 s)", "    ok type “Barsik” (0.0 s)", "  ok press Enter (0.0 s)",
      ])
    XCTAssertEqual(app.steps[1].line, line)
    XCTAssertEqual(app.steps[1].file, #filePath)
    XCTAssertEqual(app.steps[1].steps[0].start, 2000)
    XCTAssertEqual(app.steps[1].steps[0].steps[0].kind, .act)
  }

  func testExpectationsThatAreMetAreSteps() async throws {
    let app = try await notesJourney()
    let line = #line + 1
    try app.expect(Query(.row)).toHave(count: 2)
    try await app.step("look") {
      try app.expectNoText("Rex")
      try app.expect(Query("notes.counter")).toHave(label: "0")
    }
    try await app.eventually { try app.expectCursor(at: app.screen.cursor) }
    XCTAssertEqual(
      app.steps.flatMap(\.flat).map(\.step.name),
      [
        "launch", "expect row is there 2 times", "look", "expect text \"Rex\" is not there",
        "expect #notes.counter has label \"0\"", "expect the cursor hidden",
      ])
    XCTAssertEqual(app.steps[1].kind, .check)
    XCTAssertEqual(app.steps[1].line, line)
    XCTAssertEqual(app.acts, ["launch"])
    try app.softly { try app.expectNoText("Rex") }
    XCTAssertEqual(app.steps.last?.name, "expect text \"Rex\" is not there")
  }

  func testActsStandInFailuresAsBefore() async throws {
    let app = try await notesJourney()
    try await app.step("look") { try await app.press(.tab) }
    XCTAssertEqual(app.acts, ["launch", "press Tab"])
  }

  func testAStepGivesBackWhatItsBodyGives() async throws {
    let app = try await notesJourney()
    let count = try await app.step("count") { try app.element(.row).count() }
    XCTAssertEqual(count, 2)
  }

  func testAFailureNamesItsStepsAndMarksThem() async throws {
    let app = try await notesJourney()
    let failure = await failure {
      try await app.step("outer") {
        try await app.step("good") { try await app.press(.tab) }
        try await app.step("inner") { try app.expectText("Rex") }
      }
    }
    XCTAssertEqual(failure?.steps, ["outer", "inner"])
    XCTAssertEqual(failure?.report.contains("\nstep: outer › inner\nscreen: "), true)
    XCTAssertEqual(app.steps.failedPath.prefix(2), ["outer", "inner"])
    let outer = try XCTUnwrap(app.steps.last)
    XCTAssertEqual(outer.steps.map(\.result), [.passed, .failed])
    let check = try XCTUnwrap(outer.steps.last?.steps.last)
    XCTAssertEqual(check.kind, .check)
    XCTAssertEqual(check.failure?.message, failure?.message)
    XCTAssertEqual(check.failure?.line, failure?.line)
    XCTAssertNil(outer.failure)
  }

  func testAFailedActIsTheInnermostFailedStep() async throws {
    let app = try await notesJourney()
    try await app.press(.control("q"))
    try app.expectEnded()
    _ = await failure { try await app.step("go on") { try await app.press("x") } }
    XCTAssertEqual(app.steps.failedPath, ["go on", "press x"])
    XCTAssertEqual(
      app.steps.last?.steps.map { $0.failure?.message },
      ["press x: the program has ended with status 0"])
  }

  func testStepsAfterACaughtFailureStandOutsideOfIt() async throws {
    let app = try await notesJourney()
    _ = await failure { try await app.step("wrong") { try app.expectText("Rex") } }
    try await app.press(.tab)
    XCTAssertEqual(app.steps.map(\.name), ["launch", "wrong", "press Tab"])
  }

  func testOtherErrorsAreThrownAsTheyAre() async throws {
    struct Odd: Error {}
    let app = try await notesJourney()
    do {
      try await app.step("odd") { throw Odd() }
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is Odd) }
    XCTAssertEqual(app.steps.last?.steps.first?.failure?.message, "Odd()")
  }

  func testAttachmentsStayWithTheirStep() async throws {
    let app = Journey(notesDriver())
    app.attach("before", text: "early")
    try await app.launch()
    try await app.step("look") {
      app.attach(data: Data([0, 255]), name: "raw", type: "application/x-raw")
      try await app.press(.tab)
      app.attach(app.screen, name: "form")
    }
    XCTAssertEqual(app.steps[0].attachments.map(\.text), ["early"])
    XCTAssertEqual(app.steps[1].attachments.map(\.name), ["raw", "form.svg", "form.txt"])
    XCTAssertEqual(app.steps[1].attachments[0].data, Data([0, 255]))
    XCTAssertEqual(
      app.steps[1].attachments[2].text?.hasPrefix("40x10, focus notes.draft"), true)
  }

  func testRecordsSurviveJSON() async throws {
    let record = StepRecord(
      "outer", kind: .group, file: "a.swift", line: 3, start: 1, duration: 2, result: .failed,
      failure: StepFailure("wrong", expected: "a", actual: "b", file: "a.swift", line: 4),
      attachments: [
        Attachment("log", text: "Мурка"), Attachment("raw", data: Data([0xFF])),
        Attachment("broken", data: Data([0xFF]), type: "text/plain"),
      ],
      evidence: StepEvidence(screen: 2, input: "CR", outputCount: 7, messages: ["bell"]),
      steps: [StepRecord("inner")])
    let json = try JSONEncoder().encode(record)
    XCTAssertEqual(try JSONDecoder().decode(StepRecord.self, from: json), record)
  }
}
