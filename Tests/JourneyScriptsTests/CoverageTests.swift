import Foundation
import XCTest

/// `--coverage` on programs that are built here for each kind, as a user builds them.
final class CoverageTests: XCTestCase {
  private static let examples = Tally.examples + "/Coverage"
  private static let vault = examples + "/vault.c"

  private struct Told {
    var output: String
    var launches: Int
    var silent: Int
    var covered: Int
    var missing: Set<Int>
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// Runs journeys, each of the steps that are given, and returns what is told of one file.
  private func run(
    _ kind: String, _ program: String, _ steps: [String], file: String, in folder: String,
    _ options: [String] = [], environment: [String: String] = [:]
  ) throws -> Told {
    let journeys = "\(folder)/journeys-\(UUID())"
    try FileManager.default.createDirectory(
      atPath: journeys, withIntermediateDirectories: true)
    for (index, steps) in steps.enumerated() {
      try write(
        "program: \"\(program)\"\nsteps: \(steps)\n", "\(journeys)/j\(index).journey.yaml")
    }
    let json = "\(journeys)/coverage.json"
    let run = try Command.run(
      Tally.product("journey"),
      ["run", journeys, "--coverage", kind, "--coverage-json", json] + options,
      environment: environment.merging(["JOURNEY_OUTPUT": journeys]) { given, _ in given })
    XCTAssertEqual(run.status, 0, run.output)
    let text = (try? Data(contentsOf: URL(filePath: json))) ?? Data("{}".utf8)
    let report = try JSONDecoder().decode(JSON.self, from: text)
    let told = report["files"]?.items.first { $0["file"]?.string?.hasSuffix(file) == true }
    let missing = told?["missing"]?.items.compactMap(\.whole)
    return Told(
      output: run.output, launches: report["launches"]?.whole ?? -1,
      silent: report["without-data"]?.whole ?? -1,
      covered: told?["covered"]?.whole ?? 0, missing: Set(missing ?? []))
  }

  /// The numbers of the lines of a source that hold a text.
  private func lines(_ text: String, _ path: String) throws -> Set<Int> {
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return Set(lines.indices.filter { lines[$0].contains(text) }.map { $0 + 1 })
  }

  /// The kinds of C: what each of two journeys has run has run in both together.
  private func checkVault(_ kind: String, _ program: String, _ folder: String) throws {
    let one = try lines("return 1;", Self.vault)
    let two = try lines("return 2;", Self.vault)
    let never = try lines("return 3;", Self.vault)
    func told(_ steps: [String], _ options: [String] = ["--leave", "q"]) throws -> Told {
      try run(kind, program, steps, file: "vault.c", in: folder, options)
    }
    let far = try told(["[press: d, press: a]"])
    XCTAssertTrue(far.missing.isDisjoint(with: one.union(two)), far.output)
    XCTAssertTrue(far.missing.isSuperset(of: never), far.output)
    let near = try told(["[press: h]"])
    XCTAssertTrue(near.missing.isSuperset(of: two), near.output)
    XCTAssertGreaterThan(near.covered, 0)
    let both = try told(["[press: h]", "[press: d, press: a]"])
    XCTAssertEqual(both.missing, far.missing.intersection(near.missing))
    XCTAssertNotEqual(both.missing, far.missing, "the wrong key has lines of its own")
    XCTAssertEqual([both.launches, both.silent], [2, 0])
    XCTAssertTrue(both.output.contains("code (\(kind)): \(both.covered) of "), both.output)
    // One that ends by itself leaves data; one that is killed leaves none, and that is told.
    let killed = try told(["[press: h]", "[press: q, expect-end: 0]"], [])
    XCTAssertEqual([killed.launches, killed.silent], [2, 1])
    XCTAssertTrue(killed.output.contains("1 of 2 launches left no data"), killed.output)
    XCTAssertGreaterThan(killed.covered, 0)
  }

  private func build(_ words: [String], in folder: String) throws {
    let built = try Command.run("/usr/bin/env", words, directory: folder)
    XCTAssertEqual(built.status, 0, built.output)
  }

  private func needs(_ words: [String], _ reason: String) throws {
    let found = try Command.run("/usr/bin/env", words)
    if found.status != 0 { throw XCTSkip(reason) }
  }

  func testGcov() throws {
    try needs(["gcc", "--version"], "there is no gcc")
    try Command.inFolder { folder in
      try build(["gcc", "--coverage", "-O0", "-o", "vault", Self.vault], in: folder)
      try checkVault("gcov", folder + "/vault", folder)
    }
  }

  func testLLVM() throws {
    try needs(["clang", "--version"], "there is no clang")
    try Command.inFolder { folder in
      try build(
        [
          "clang", "-fprofile-instr-generate", "-fcoverage-mapping", "-o", "vault", Self.vault,
        ], in: folder)
      try checkVault("llvm", folder + "/vault", folder)
      // A script that starts the program is not instrumented; the option names what is.
      try write("#!/bin/sh\nexec \(folder)/vault\n", folder + "/start")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder + "/start")
      let started = try run(
        "llvm", folder + "/start", ["[press: d]"], file: "vault.c", in: folder,
        ["--leave", "q", "--coverage-binary", folder + "/vault"])
      XCTAssertGreaterThan(started.covered, 0, started.output)
    }
  }

  func testPython() throws {
    try needs(
      ["/usr/bin/python3", "-c", "import coverage"],
      "the system's Python has no module coverage (Debian's python3-coverage)")
    let program = Self.examples + "/counter.py"
    try Command.inFolder { folder in
      // No key ends it: SIGTERM lets it write, too.
      let told = try run(
        "python", program, ["[press: \"+\"]", "[press: r]"], file: "counter.py", in: folder)
      XCTAssertEqual([told.launches, told.silent], [2, 0], told.output)
      XCTAssertTrue(told.missing.isDisjoint(with: try lines("count + 1", program)), told.output)
      XCTAssertTrue(told.missing.isDisjoint(with: try lines("return 0", program)), told.output)
      XCTAssertTrue(told.missing.isSuperset(of: try lines("count - 1", program)), told.output)
      // An interpreter without the module is named.
      try write("raise ImportError\n", folder + "/coverage.py")
      try write(
        "{program: \"\(program)\", env: {PYTHONPATH: \"\(folder)\"}, steps: [press: r]}",
        folder + "/a.journey.yaml")
      let without = try Command.run(
        Tally.product("journey"), ["run", folder + "/a.journey.yaml", "--coverage", "python"],
        environment: ["JOURNEY_OUTPUT": folder])
      XCTAssertEqual(without.status, 2, without.output)
      XCTAssertTrue(without.output.contains("has no module “coverage”"), without.output)
    }
  }

  func testGo() throws {
    try needs(["go", "tool", "-n", "covdata"], "there is no Go of 1.20 or newer")
    let source = Self.examples + "/counter.go"
    try Command.inFolder { folder in
      try write("module example.com/counter\n\ngo 1.20\n", folder + "/go.mod")
      try FileManager.default.copyItem(atPath: source, toPath: folder + "/counter.go")
      try build(["go", "build", "-cover", "-o", "counter", "."], in: folder)
      let told = try run(
        "go", folder + "/counter", ["[press: \"+\"]", "[press: r]"], file: "counter.go",
        in: folder, ["--leave", "q"])
      XCTAssertEqual([told.launches, told.silent], [2, 0], told.output)
      XCTAssertTrue(told.missing.isDisjoint(with: try lines("count + 1", source)), told.output)
      XCTAssertTrue(told.missing.isDisjoint(with: try lines("return 0", source)), told.output)
      XCTAssertTrue(told.missing.isSuperset(of: try lines("count - 1", source)), told.output)
    }
  }

  /// Each tool that is missing is named, with where it comes from, before anything runs.
  func testAMissingToolIsNamed() throws {
    try Command.inFolder { folder in
      try write("{program: /bin/cat, steps: [press: r]}", folder + "/a.journey.yaml")
      for (kind, words) in [
        ("gcov", "gcov is missing: it comes with GCC"),
        ("llvm", "llvm-profdata and llvm-cov are missing: they come with a toolchain of Swift"),
        ("go", "go is missing: it comes with Go"),
      ] {
        let run = try Command.run(
          Tally.product("journey"), ["run", folder + "/a.journey.yaml", "--coverage", kind],
          environment: ["PATH": folder, "JOURNEY_OUTPUT": folder])
        XCTAssertEqual(run.status, 2, run.output)
        XCTAssertTrue(run.output.contains(words), run.output)
        XCTAssertFalse(run.output.contains("passed"), run.output)
      }
    }
  }

  func testOptionsThatDoNotFitAreRefused() throws {
    for (options, words) in [
      (["--leave", "q"], "want --coverage"),
      (["--coverage-json", "x"], "want --coverage"),
      (["--coverage", "gcov", "--coverage-binary", "x"], "wants --coverage llvm"),
      (["--coverage", "gcov", "--leave", "q Nokey"], "--leave: “Nokey” is no key"),
    ] {
      let run = try Command.run(Tally.product("journey"), ["run", "x.journey.yaml"] + options)
      XCTAssertEqual(run.status, 64, run.output)
      XCTAssertTrue(run.output.contains(words), run.output)
    }
  }

  // MARK: Storms
  private func vault(_ body: (String) throws -> Void) throws {
    try needs(["gcc", "--version"], "there is no gcc")
    try Command.inFolder { folder in
      try build(["gcc", "--coverage", "-O0", "-o", "vault", Self.vault], in: folder)
      try body(folder)
    }
  }

  private func storm(_ folder: String, _ options: [String]) throws -> [String] {
    let run = try Command.run(
      Tally.product("journey"),
      ["storm", "--coverage", "gcov", "--leave", "q", "--rules", "crash", "--seconds", "600"]
        + ["--output", folder + "/found"] + options + ["--", folder + "/vault"])
    return run.output.replacing(#/ in [0-9.]+ s,/#, with: ",")
      .split(separator: "\n").map(String.init)
  }

  /// The code of all seeds is told once, behind them, and the same seeds do the same.
  func testTheCodeOfAStorm() throws {
    try vault { folder in
      let options = ["--seed", "1", "--seeds", "2", "--acts", "150"]
      let lines = try storm(folder, options)
      let code = lines.filter { $0.hasPrefix("code (gcov): ") }
      XCTAssertEqual(code.count, 1, lines.joined(separator: "\n"))
      let together = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("2 seeds together") })
      XCTAssertLessThan(together, lines.firstIndex(of: code[0]) ?? 0)
      XCTAssertEqual(try storm(folder, options).sorted(), lines.sorted())
    }
  }

  /// The programs of a storm that is a step count, too.
  func testAStormThatIsAStep() throws {
    try vault { folder in
      let told = try run(
        "gcov", folder + "/vault", ["[storm: { acts: 60, rules: [crash] }]"], file: "vault.c",
        in: folder, ["--leave", "q"])
      XCTAssertGreaterThan(told.launches, 2, told.output)
      XCTAssertGreaterThan(told.covered, 0, told.output)
    }
  }
}

extension JSON {
  /// A number without a fraction; nil for anything else.
  fileprivate var whole: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(number)
  }
}
