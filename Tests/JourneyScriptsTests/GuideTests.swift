import Foundation
import JourneyKit
import XCTest

@testable import journey

/// `journey guide`, and what it says.
final class GuideTests: XCTestCase {
  private let journey = Tally.product("journey")

  private var guide: String {
    get throws { try Command.run(journey, ["guide"]).output }
  }

  func testItIsShort() throws {
    let lines = try guide.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertLessThan(lines.count, 200)
    for line in lines { XCTAssertLessThanOrEqual(line.count, 118, "\(line)") }
  }

  /// The commands of the guide are run one after the other in an empty folder; each ends with 0.
  func testItsExamplesRun() throws {
    let commands = try guide.split(separator: "\n").compactMap { line in
      line.hasPrefix("    $ ") ? String(line.dropFirst(6)) : nil
    }
    XCTAssertGreaterThan(commands.count, 15)
    try Command.inFolder { folder in
      let runtime = "/tmp/jg-\(UUID().uuidString.prefix(8))"
      try FileManager.default.createDirectory(atPath: runtime, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: runtime) }
      let program = URL(filePath: journey).deletingLastPathComponent().path
      let script = ["set -e"] + commands.map { "echo '+'\n\($0)" }
      let result = try Command.run(
        "/bin/bash", ["-c", script.joined(separator: "\n")],
        environment: [
          "XDG_RUNTIME_DIR": runtime, "PATH": "\(program):/usr/local/bin:/usr/bin:/bin",
        ], directory: folder)
      XCTAssertEqual(result.status, 0, result.output)
      XCTAssertTrue(result.output.contains("1 passed"), result.output)
    }
  }

  /// All verbs, statuses and forms that there are stand in it.
  func testItNamesWhatThereIs() throws {
    let text = try guide
    for tool in MCPTool.all where tool.verb.kind != .session {
      XCTAssertTrue(text.contains("\n  \(tool.name) "), tool.name)
    }
    for status in SessionStatus.allCases {
      XCTAssertTrue(text.contains("  \(status.rawValue)  \(status.words)\n"), status.words)
    }
  }
}
