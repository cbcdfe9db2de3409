import Foundation
import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A folder of a test's own, gone with this value.
final class TraceFolder {
  let path = NSTemporaryDirectory() + "traces-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func data(_ file: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path + "/" + file))
  }

  /// What the page carries.
  func embedded(_ file: String) throws -> Trace {
    let html = String(decoding: try data(file), as: UTF8.self)
    let opening = "<script type=\"application/octet-stream\" id=\"trace\">"
    let start = try XCTUnwrap(html.firstRange(of: opening)).upperBound
    let end = try XCTUnwrap(html[start...].firstRange(of: "</script>")).lowerBound
    let packed = try XCTUnwrap(Data(base64Encoded: String(html[start..<end])))
    return try Trace(json: Data(XCTUnwrap(Inflate.bytes(of: Array(packed)))))
  }
}

/// Runs a journey on the fixture with everything traced; returns the screens after each act.
@MainActor
func traced(
  _ folder: TraceFolder, mode: TraceMode = .always, size: Size = Size(40, 10),
  failing failure: StepFailure? = nil, _ journey: (Journey) async throws -> Void
) async throws -> [String] {
  let session = TraceSession(name: "Example.test", mode: mode, folder: folder.path)
  try await Tracing.$session.withValue(session) {
    let app = Journey(
      notesDriver(["Barsik", "Мурка 猫"], size: size, theme: .make(.dark, depth: .direct)))
    try await app.launch()
    do {
      try await journey(app)
    } catch let error as JourneyFailure {
      session.note(StepFailure(error.report, file: error.file, line: error.line))
    }
  }
  if let failure { session.note(failure) }
  return try session.finish()
}

/// Three levels of steps, and something wrong in the innermost one.
@MainActor
func threeLevels(_ app: Journey) async throws {
  try await app.step("add a note") {
    try await app.step("fill in the field") {
      try await app.press(.tab)
      try await app.type("Rex 猫 <b>&")
      app.attach("draft", text: "Rex </script>")
    }
    try await app.press(.enter)
    try app.expect(Query("notes.counter")).toHave(label: "1")
  }
}
