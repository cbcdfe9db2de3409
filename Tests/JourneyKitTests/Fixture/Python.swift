import Foundation
import JourneyKit
import XCTest

/// The Python of this machine, which `make deps` installs.
enum Python {
  /// A program of Python, on a terminal; skips the test where there is no Python.
  static func program(_ arguments: [String]) throws -> Program {
    // Debian's own first: a version manager's needs an environment.
    let folders =
      ["/usr/bin"]
      + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let path = folders.map { "\($0)/python3" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let path else { throw XCTSkip("there is no python3 in PATH; make deps installs it") }
    // -B: nothing is written beside the sources.
    return Program(
      path, arguments: ["-B"] + arguments, environment: Program.environment(home: "/nonexistent"))
  }
}
