import FoundationEssentials
import PseudoTerminal

/// Runs the tests of a package of mutants until the first one is red.
struct MutantTests {
  enum Verdict: Hashable {
    case green
    /// A test that noticed.
    case red(String)
    /// The process died in a test, or stood still.
    case died(String)
    case late(String)
  }

  let package: MutantPackage
  /// The filters for `swift test --filter`, one run after the other.
  let filters: [String]

  /// - Returns: what the last lines say where the build fails; nil where it is done.
  func build() throws -> String? {
    var lines: [String] = []
    let status = try run(["build", "--build-tests"], limit: .seconds(3600)) { line in
      // A terminal shows the progress of a build in one line, which is erased again and again.
      let shown = line.components(separatedBy: "\u{1B}[2K").last ?? line
      if shown.contains("error:"), !lines.contains(shown) { lines.append(shown) }
      return true
    }
    return status == .exited(0) ? nil : lines.prefix(20).joined(separator: "\n")
  }

  /// - Parameter limit: for each filter; a mutant may never end.
  func verdict(limit: Duration) throws -> Verdict {
    for filter in filters {
      let verdict = try verdict(filter, limit)
      if verdict != .green { return verdict }
    }
    return .green
  }

  private func verdict(_ filter: String, _ limit: Duration) throws -> Verdict {
    var running = "no test"
    var failed: String?
    let arguments = ["test", "--disable-swift-testing", "--skip-build", "--filter", filter]
    let status = try run(arguments, limit: limit) { line in
      guard line.hasPrefix("Test Case '") else { return true }
      let name = line.dropFirst(11).prefix { $0 != "'" }
      running = String(name)
      if line.contains("' failed (") { failed = running }
      return failed == nil
    }
    if let failed { return .red(failed) }
    switch status {
    case .exited(0): return .green
    case nil: return .late(running)
    default: return .died(running)
    }
  }

  /// Runs `swift` in the package; `line` gets each line and says whether to go on.
  ///
  /// - Returns: nil where it was ended early.
  private func run(
    _ arguments: [String], limit: Duration, line: (String) -> Bool
  ) throws -> ExitStatus? {
    let process = try PseudoTerminal(
      executable: "/usr/bin/env",
      arguments: ["swift"] + arguments + ["--scratch-path", package.build.path],
      environment: ProcessInfo.processInfo.environment, directory: package.package.path)
    defer {
      process.killAll()
      process.close()
    }
    let end = ContinuousClock.now + limit
    var rest: [UInt8] = []
    while ContinuousClock.now < end {
      let result = process.poll(until: end)
      rest += process.read()
      while let index = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let text = String(decoding: rest[..<index], as: UTF8.self)
        rest.removeSubrange(...index)
        if !line(text.replacing("\r", with: "")) { return nil }
      }
      if result.isAtEnd || process.isAtEnd { return process.waitForExit(until: end) }
    }
    return nil
  }
}
