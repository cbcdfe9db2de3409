import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit
import PseudoTerminal
import Terminal

/// The figures of storms on programs with planted bugs: found, how soon, how short; and the false alarms on the
/// programs without bugs.
@MainActor
struct PlantedMeasure {
  /// One line of `planted.tsv`.
  struct Bug: Sendable {
    var name: String
    var program: String
    var rules: Set<StormRule>
  }

  private let folder: String
  private let bugs: [Bug]
  var first: UInt64 = 1
  var seeds = 10
  var acts = 1000
  var seconds = 600.0
  var jobs = 2
  var limit = Duration.seconds(3)
  /// The folder of what is found.
  var output = ".build/journey/storm"

  init(folder: String, filter: String?) throws {
    self.folder = folder
    let regex = try filter.map { try Regex($0) }
    let text = try String(contentsOfFile: folder + "/planted.tsv", encoding: .utf8)
    bugs = try text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, try regex.map({ try $0.firstMatch(in: fields[0]) != nil }) ?? true
      else { return nil }
      let rules = fields[3].split(separator: ",").compactMap { StormRule(rawValue: String($0)) }
      return Bug(name: fields[0], program: fields[1], rules: Set(rules))
    }
  }

  private struct Trial: Sendable {
    var bug: Bug
    var seed: UInt64
    var isRandom: Bool
  }

  // MARK: Running
  /// Prints a line for each bug as soon as all seeds are through.
  func run() async throws {
    guard !bugs.isEmpty else { throw ValidationError("no planted bug has such a name") }
    let paths = try compiled()
    show(
      "\(bugs.count) planted bugs, \(seeds) seeds from \(first), \(acts) acts for each storm, guided and at "
        + "random")
    var table = PlantedTable(seeds: seeds)
    show(PlantedTable.head)
    for bug in bugs {
      let trials = range.flatMap { seed in
        [false, true].map { Trial(bug: bug, seed: seed, isRandom: $0) }
      }
      let path = paths[bug.program] ?? bug.program
      let reports = try await inTurns(trials, jobs: jobs) { try await report(of: $0, path) }
      let row = zip(trials, reports).filter { !$0.0.isRandom }.map { $1.findings.first }
      let monkey = zip(trials, reports).filter(\.0.isRandom).map { $1.findings.first }
      let proofs = try await written(bug, path, row.compactMap(\.self).first)
      show(table.add(bug.name, row, monkey, proofs))
    }
    table.sums(from: first).forEach(show)
    try await alarms(paths)
  }

  private var range: [UInt64] { (0..<UInt64(seeds)).map { first + $0 } }

  /// Compiles the programs in C.
  ///
  /// - Returns: the path of each program.
  private func compiled() throws -> [String: String] {
    let build = FileManager.default.temporaryDirectory.appending(
      path: "planted-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    var paths: [String: String] = [:]
    for name in Set(bugs.map(\.program)) {
      guard !name.contains(".") else {
        paths[name] = URL(fileURLWithPath: "\(folder)/\(name)").path
        continue
      }
      let path = build.appending(path: name).path
      let compiler = PlainProgram([
        "cc", "-O1", "-g", "-D_GNU_SOURCE", "-o", path, "\(folder)/\(name).c", "-lncursesw",
        "-ltinfo",
      ])
      guard try compiler.run() == .exited(0) else { throw ValidationError("\(name).c: no program") }
      paths[name] = path
    }
    return paths
  }

  private func script(_ path: String, _ bug: String) -> StormScript {
    var script = StormScript(program: ScriptProgram(executable: path, arguments: [bug]))
    script.giveClock()
    return script
  }

  private func stage(_ path: String, _ bug: String) -> StormStage {
    StormStage(program: script(path, bug).program, folder: folder, limit: limit)
  }

  private func options(_ seed: UInt64) -> StormOptions {
    var options = StormOptions(seed: seed, acts: acts)
    options.time = .seconds(seconds)
    options.hasClock = true
    options.shrinkingTime = .seconds(seconds)
    return options
  }

  private func report(of trial: Trial, _ path: String) async throws -> StormReport {
    var options = options(trial.seed)
    options.isRandom = trial.isRandom
    options.rules = trial.bug.rules
    options.mostCandidates = trial.isRandom ? 0 : 60
    return try await Storm(options, make: stage(path, trial.bug.name).driver).run()
  }

  /// Writes a finding, and does what was written three times.
  ///
  /// - Returns: the number of times that the fault has come; nil without a finding.
  private func written(_ bug: Bug, _ path: String, _ finding: StormFinding?) async throws -> Int? {
    guard let finding else { return nil }
    let stage = stage(path, bug.name)
    let files = StormFiles(output: output, script: script(path, bug.name), folder: folder)
    let name = try await files.write(finding, name: bug.name, stage: stage)
    let script = try StormScript(
      yaml: String(contentsOfFile: name, encoding: .utf8), file: name)
    return try await script.proofs(on: stage).count
  }

  /// Lets storms of as many acts, with all rules, look for what is not there.
  private func alarms(_ paths: [String: String]) async throws {
    let names = Array(Set(bugs.map(\.program))).sorted()
    let tasks = names.flatMap { name in range.map { (name: name, seed: $0) } }
    let reports = try await inTurns(tasks, jobs: jobs) { task in
      var options = options(task.seed)
      options.mostFindings = 5
      options.mostCandidates = 40
      return try await Storm(
        options, make: stage(paths[task.name] ?? task.name, "none").driver
      ).run()
    }
    for (task, report) in zip(tasks, reports) {
      for finding in report.findings {
        show("FALSE ALARM \(task.name) seed \(task.seed): \(finding.fault)")
        for act in finding.acts { show("      \(act)") }
      }
    }
    let wrong = reports.count { !$0.findings.isEmpty }
    let doubts = reports.reduce(0) { $0 + $1.unconfirmed.count }
    let operations = reports.reduce(0) { $0 + $1.operations }
    show(
      "false alarms on the programs without bugs: in \(wrong) of \(reports.count) storms with \(operations) "
        + "acts; \(doubts) faults did not come again and are none")
  }

  private func show(_ line: String) {
    StandardOutput.write(line)
    StandardOutput.flush()
  }
}

/// The lines of the figures.
private struct PlantedTable {
  private let seeds: Int
  private var found: [Int] = []
  private var monkeys: [Int] = []
  private var perSeed: [Int]
  private var perSeedAtRandom: [Int]
  private var acts: [Double] = []
  private var times: [Double] = []
  private var lengths: [Double] = []
  private var proved = 0

  init(seeds: Int) {
    self.seeds = seeds
    perSeed = Array(repeating: 0, count: seeds)
    perSeedAtRandom = perSeed
  }

  static let head =
    "bug               found  median acts  s     left  shown again  monkey  median acts"

  /// Returns the line of a bug.
  ///
  /// - Parameters:
  ///   - guided: the findings in the order of the seeds.
  ///   - proofs: how often what was written has shown it.
  mutating func add(
    _ name: String, _ guided: [StormFinding?], _ random: [StormFinding?], _ proofs: Int?
  ) -> String {
    for index in guided.indices where guided[index] != nil { perSeed[index] += 1 }
    for index in random.indices where random[index] != nil { perSeedAtRandom[index] += 1 }
    let (own, others) = (guided.compactMap(\.self), random.compactMap(\.self))
    found.append(own.count)
    monkeys.append(others.count)
    acts += own.map { Double($0.operations) }
    times += own.map { $0.time / .seconds(1) }
    lengths += own.map { Double($0.acts.count) }
    if proofs == 3 { proved += 1 }
    return [
      pad(name, 18), pad("\(own.count)/\(seeds)", 7),
      pad(Self.median(own.map { Double($0.operations) }), 13),
      pad(Self.median(own.map { $0.time / .seconds(1) }), 6),
      pad(Self.median(own.map { Double($0.acts.count) }), 6),
      pad(proofs.map { "\($0) of 3" } ?? "-", 13), pad("\(others.count)/\(seeds)", 8),
      Self.median(others.map { Double($0.operations) }),
    ].joined()
  }

  func sums(from first: UInt64) -> [String] {
    let all = found.count
    func atLeastOnce(_ counts: [Int]) -> Int { counts.count { $0 > 0 } }
    func list(_ counts: [Int]) -> String { counts.map(String.init).joined(separator: " ") }
    return [
      "found at least once in \(seeds) seeds: \(atLeastOnce(found)) of \(all); a random monkey: "
        + "\(atLeastOnce(monkeys))",
      "of the first 30: \(atLeastOnce(Array(found.prefix(30)))); a random monkey: "
        + "\(atLeastOnce(Array(monkeys.prefix(30))))",
      "found by each seed from \(first): \(list(perSeed)); a random monkey: \(list(perSeedAtRandom))",
      "found in all storms: \(found.reduce(0, +)) of \(all * seeds); a random monkey: "
        + "\(monkeys.reduce(0, +))",
      "median to find: \(Self.median(acts)) acts, \(Self.median(times)) s; median length after shrinking: "
        + "\(Self.median(lengths)) acts",
      "shown again 3 of 3 times from the written file: \(proved) of \(atLeastOnce(found))",
    ]
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func median(_ numbers: [Double]) -> String {
    guard !numbers.isEmpty else { return "-" }
    let middle = numbers.sorted()[numbers.count / 2]
    let tenths = Int((middle * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
