import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// The audit finds each planted fault, and nothing where none is.
@MainActor
final class AuditTests: JourneyTestCase {
  private func faults(_ planted: String...) async throws -> [String] {
    let app = Journey(ProcessDriver(try AuditedProgram.program(planted), size: Size(80, 24)))
    defer { app.driver.stop() }
    try await app.launch()
    return try await Audit().faults(of: app).map(\.description)
  }

  func testNothingIsFoundWhereNothingIsWrong() async throws {
    let found = try await faults()
    XCTAssertEqual(found, [])
  }

  func testEveryPlantedFaultIsFound() async throws {
    let planted = [
      ("contrast", #"contrast 2.4 of #5a5a5a on #1c1b22: "Hello," at row 0 col 0"#),
      ("unreachable", #"no way by keys: button "Help" #help (press)"#),
      ("unseen", "focus looks like none: save"), ("doubled", "doubled identifier: quit"),
      ("unnamed", #"no identifier: row "x" (press)"#),
    ]
    for (fault, words) in planted {
      let found = try await faults(fault)
      XCTAssertTrue(found.contains("80x24: \(words)"), "\(fault): \(found)")
      XCTAssertTrue(found.contains("40x15: \(words)"), "\(fault): \(found)")
    }
    let cut = try await faults("cut")
    XCTAssertEqual(
      cut.map { String($0.prefix(53)) },
      ["80x24", "40x15"].map { $0 + #": cut: button "Save everything that was changed""# })
  }

  func testAllFaultsAtOnceFromTheCommandLine() async throws {
    let program = try AuditedProgram.program([
      "contrast", "unreachable", "unseen", "doubled", "cut",
    ])
    let command = ["--", program.executable] + program.arguments
    let run = try CommandRun(["audit"] + command)
    XCTAssertEqual(run.status, 1)
    for words in ["contrast", "no way by keys", "focus looks like none", "doubled", "cut"] {
      XCTAssertTrue(run.output.contains(": \(words)"), "\(words): \(run.output)")
    }
    let clean = try AuditedProgram.program([])
    XCTAssertEqual(
      try CommandRun(["audit", "--", clean.executable] + clean.arguments).status, 0)
    XCTAssertEqual(try CommandRun(["audit"]).status, 64)
  }

  func testContrastLooksAtTextOnly() async throws {
    let dark = "\u{1B}[38;2;40;40;40m"
    func found(_ text: String) -> Int {
      ContrastRule().faults(on: .shown(dark + text)).count
    }
    XCTAssertEqual(found("words"), 1)
    XCTAssertEqual(found("two words"), 1)
    XCTAssertEqual(found("a   b"), 2)
    XCTAssertEqual(found("слово"), 1)
    for text in ["──█▀", "😀", "   ", "\u{1B}[8mhidden"] { XCTAssertEqual(found(text), 0, text) }
    XCTAssertEqual(ContrastRule().faults(on: .shown("\u{1B}[7mown")).count, 0)
    var screen = Screen.shown(dark + "off")
    screen.nodes = [
      SemanticNode(
        role: .button, traits: .disabled, frame: Rect(x: 0, y: 0, columns: 3, rows: 1))
    ]
    XCTAssertEqual(ContrastRule().faults(on: screen), [])
  }
}
