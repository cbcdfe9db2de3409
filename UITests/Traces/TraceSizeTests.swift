import Foundation
import JourneyKit
import Terminal
import Toolkit
import XCTest

/// How large the traces of the real program are. Where `JOURNEY_OUTPUT` is set they are left there,
/// for a browser to be tried on them.
final class TraceSizeTests: JourneyCase {
  @MainActor
  func testHundredStepsTakeLessThan400KB() async throws {
    let files = try await files("HundredSteps") {
      try await onRealProgram(Launch(demo: true)) { app, _, _ in
        for round in 0..<5 { try await self.round(app, round) }
      }
    }
    let trace = try Trace(json: try XCTUnwrap(files["trace.json"]))
    XCTAssertGreaterThanOrEqual(trace.flat.filter { $0.step.kind == .act }.count, 100)
    XCTAssertGreaterThan(trace.screens.count, 60)
    for (name, data) in files { XCTAssertLessThan(data.count, 400_000, name) }
    print("trace of 100 steps: \(files.mapValues(\.count).sorted { $0.key < $1.key })")
  }

  /// Twenty acts: a pet is added, found, sorted away and deleted; help and settings are looked at.
  @MainActor
  private func round(_ app: Journey, _ round: Int) async throws {
    try await app.step("round \(round + 1)") {
      try await app.step("add a pet") {
        let card = try await app.on(PetListPage.self).add()
        try await card.fill(0, "Муся 猫 \(round)")
        try await card.fill(1, "cat")
        try await card.back()
        app.attach("names", text: try app.on(PetListPage.self).names.joined(separator: "\n"))
      }
      try await app.step("walk") {
        for key: KeyStroke in ["j", "l", "k", "G", "g", "s", "s"] { try await app.press(key) }
      }
      try await app.step("search") {
        try await app.on(PetListPage.self).search("Му")
        try await app.press(.escape)
      }
      for key: KeyStroke in ["?", .escape, .profileTab, "j", "j", .petsTab] {
        try await app.press(key)
      }
    }
  }

  @MainActor
  func testEvidenceOfAFailedJourneyOfSixStepsIsSmall() async throws {
    let files = try await files("SixSteps") {
      try await onRealProgram(Launch(demo: true)) { app, _, _ in
        do {
          try await app.step("look for a pet") {
            for key: KeyStroke in ["j", "j"] { try await app.press(key) }
            try await app.step("in the search") {
              try await app.press("/")
              try await app.type("o")
              try await app.press(.escape)
              try app.expect(app.on(PetListPage.self).count).toHave(label: "no pets")
            }
          }
        } catch let failure as JourneyFailure {
          Tracing.session?.note(
            StepFailure(failure.report, file: failure.file, line: failure.line))
        }
      }
    }
    let trace = try Trace(json: try XCTUnwrap(files["trace.json"]))
    XCTAssertEqual(trace.flat.filter { $0.step.kind == .act }.count, 6)
    XCTAssertEqual(trace.steps.failedPath.prefix(2), ["look for a pet", "in the search"])
    XCTAssertLessThanOrEqual(files.values.map(\.count).reduce(0, +), 100_000)
    print("evidence of 6 steps: \(files.mapValues(\.count).sorted { $0.key < $1.key })")
  }

  /// Runs a journey with a trace and reads what is written.
  @MainActor
  private func files(
    _ name: String, _ journey: @MainActor () async throws -> Void
  ) async throws -> [String: Data] {
    let data = try DataFolder()
    let output = ProcessInfo.processInfo.environment["JOURNEY_OUTPUT"]
    let session = TraceSession(name: name, mode: .always, folder: output ?? data.path)
    try await Tracing.$session.withValue(session) { try await journey() }
    let page = try XCTUnwrap(try session.finish().first)
    let folder = URL(filePath: page).deletingLastPathComponent()
    return try ["trace.json", "trace.html", "trace.cast"].reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: folder.appending(path: $1))
    }
  }
}
