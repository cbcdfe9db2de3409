import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit
import Terminal

/// The options for the code that has run in the programs under test.
struct CoverageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Tell which code of the program has run, for one that was built for it: llvm, gcov, python or go.",
      valueName: "kind"))
  var coverage: CodeCoverageKind?

  @Option(
    help: ArgumentHelp("Write it as JSON; with --coverage.", valueName: "file"),
    completion: .file())
  var coverageJson: String?

  @Option(
    help: ArgumentHelp(
      "An instrumented program or library besides those that are started; with --coverage llvm.",
      valueName: "path"), completion: .file())
  var coverageBinary: [String] = []

  @Option(
    help: ArgumentHelp(
      "The keys that end the program from wherever it is, as \"Esc q\"; with --coverage.",
      valueName: "keys"))
  var leave: String?

  func validate() throws {
    _ = try keys()
    if !coverageBinary.isEmpty, coverage != .llvm {
      throw ValidationError("--coverage-binary wants --coverage llvm")
    }
    guard coverage == nil, coverageJson != nil || leave != nil else { return }
    throw ValidationError("--coverage-json and --leave want --coverage")
  }

  private func keys() throws -> [KeyStroke] {
    try (leave ?? "").split(separator: " ").map { name in
      guard let key = KeyStroke(name: String(name))
      else { throw ValidationError("--leave: \(KeyAdvice.wrong(String(name)))") }
      return key
    }
  }

  /// Runs a body, and tells what its programs have run of their code.
  @MainActor
  func during<Result>(
    _ body: @MainActor () async throws -> Result
  ) async throws -> Result {
    guard let coverage else { return try await body() }
    do {
      let whole = try CodeCoverage(
        coverage, leaving: try keys(), binaries: coverageBinary)
      let result = try await whole.during(body)
      let report = try await whole.report()
      StandardOutput.write("\(report)")
      if let coverageJson { try OutputFile.write(report.json, to: coverageJson) }
      return result
    } catch let error as CodeCoverageError {
      StandardOutput.write("error: \(error)")
      throw ExitCode(2)
    }
  }
}

extension CodeCoverageKind: ExpressibleByArgument {}
