import Foundation
import XCTest

/// Runs `moggy remind` with stand-ins for the programs of the system, which note how they were called.
class RemindCase: CommandCase {
  /// The only folder of the search path.
  var programs: String { path("programs") }

  override func setUpWithError() throws {
    try super.setUpWithError()
    try FileManager.default.createDirectory(
      atPath: programs, withIntermediateDirectories: true)
  }

  /// A program that notes its arguments in angle brackets, a line a call, and goes on with a script.
  func standIn(_ name: String, _ script: String = "exit 0") throws {
    let log = path(name + ".log")
    let file = try write(
      "programs/" + name,
      Array(
        """
        #!/bin/sh
        for word; do printf '<%s>' "$word"; done >>'\(log)'
        echo >>'\(log)'
        \(script)

        """.utf8))
    XCTAssertEqual(chmod(file, 0o755), 0)
  }

  func calls(_ name: String) -> [String] {
    let text = (try? String(contentsOfFile: path(name + ".log"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  func text(_ name: String) -> String? {
    try? String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// `moggy …` on Friday, 6 March 2026.
  @discardableResult
  func moggy(
    _ arguments: [String], at time: String = "09:00", data: String = "data",
    language: String? = "en", _ environment: [String: String] = [:]
  ) throws -> Ended {
    let speech = language.map { ["--language", $0] } ?? []
    return try run(
      arguments + speech + [
        "--data", path(data), "--now", "2026-03-06T\(time):00Z", "--time-zone", "UTC",
      ], ["PATH": programs].merging(environment) { $1 })
  }

  func addTrackers() throws {
    try moggy(["trackers", "add", "Run", "--remind", "8:30", "--question", "How far?"])
    try moggy(["trackers", "add", "Read", "--remind", "8:45"])
    try moggy(["trackers", "add", "Late", "--remind", "21:00"])
    try moggy(["trackers", "add", "Done", "--remind", "8:00"])
    try moggy(["trackers", "done", "Done"])
  }
}
