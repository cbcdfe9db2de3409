import Foundation
import JourneyKit
import Terminal

/// The programs with bad habits (`Tests/FixturePrograms`), which know nothing of the inspection
/// protocol.
enum FixtureProgram {
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "fixture-programs").path(percentEncoded: false)

  static func program(_ mode: String, _ arguments: String...) -> Program {
    Program(
      path, arguments: [mode] + arguments,
      environment: Program.environment(home: "/nonexistent"))
  }

  @MainActor
  static func driver(
    _ mode: String, _ arguments: String..., deadline: Duration = .seconds(10),
    settling: Settling = .automatic
  ) -> ProcessDriver {
    var program = program(mode)
    program.arguments += arguments
    return ProcessDriver(
      program, size: Size(40, 10), deadline: deadline, settling: settling)
  }
}

extension Screen {
  /// What a fixture has counted; nil where its first row and its last do not say the same.
  var count: Int? {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    let counts = [rows.first, rows.last].map { row -> Int? in
      guard let row, row.hasPrefix("count ") else { return nil }
      return Int(row.dropFirst(6).prefix { $0.isNumber })
    }
    return counts[0] == counts[1] ? counts[0] : nil
  }
}
