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
    var words: String
    var rules: Set<String>
  }

  private let folder: String
  private let bugs: [Bug]
  var first: UInt64 = 1
  var seeds = 10
  var acts = 600
  var seconds = 20.0
  var jobs = 2
  var limit = Duration.seconds(3)

  init(folder: String, filter: String?) throws {
    self.folder = folder
    let regex = try filter.map { try Regex($0) }
    let text = try String(contentsOfFile: folder + "/planted.tsv", encoding: .utf8)
    bugs = text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4, regex.map({ fields[0].contains($0) }) ?? true else { return nil }
      return Bug(
        name: fields[0], program: fields[1], words: fields[2],
        rules: Set(fields[3].split(separator: ",").map(String.init)))
    }
  }

  /// The outcome of one storm.
  private struct Outcome: Sendable {
    var found: StormFinding?
    /// Another finding than the planted one.
    var other: StormFault?
    var unconfirmed: [StormFault] = []
  }

  private struct Trial: Sendable {
    var program: String
    var bug: Bug?
    var seed: UInt64
    var isRandom = false
  }

  // MARK: Running
  func run() async throws {
    guard !bugs.isEmpty else { throw ValidationError("no planted bug has such a name") }
    let programs = try compiled()
    let range = (0..<UInt64(seeds)).map { first + $0 }
    StandardOutput.write(
      "\(bugs.count) planted bugs, \(seeds) seeds from \(first), \(acts) acts and "
        + "\(Int(seconds)) s for each storm")
    let tasks = range.flatMap { seed in
      bugs.flatMap { bug in
        [false, true].map { Trial(program: bug.program, bug: bug, seed: seed, isRandom: $0) }
      }
    }
    let names = Array(Set(bugs.map(\.program))).sorted()
    // Each program without bugs gets as many storms as it has with them.
    let clean = names.flatMap { name in
      (0..<UInt64(seeds * bugs.count { $0.program == name })).map {
        Trial(program: name, bug: nil, seed: first + $0)
      }
    }
    let outcomes = try await inTurns(tasks + clean, jobs: jobs) { task in
      try await outcome(task, programs[task.program] ?? task.program)
    }
    let split = tasks.count
    table(tasks, Array(outcomes.prefix(split)))
    alarms(clean, Array(outcomes.dropFirst(split)))
  }

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

  private func outcome(_ task: Trial, _ path: String) async throws -> Outcome {
    let program = ScriptProgram(executable: path, arguments: [task.bug?.name ?? "none"])
    let stage = StormStage(program: program, folder: folder, hasClock: true)
    stage.limit = limit
    var options = StormOptions(seed: task.seed, acts: acts)
    options.time = .seconds(seconds)
    options.hasClock = true
    options.isRandom = task.isRandom
    options.mostFindings = task.bug == nil ? 5 : 1
    if let bug = task.bug { options.rules = Set(bug.rules.compactMap { StormRule(rawValue: $0) }) }
    options.mostCandidates = task.isRandom ? 0 : 100
    options.shrinkingTime = .seconds(task.isRandom ? 0 : 20)
    let report = try await Storm(options, make: stage.driver).run()
    var outcome = Outcome(unconfirmed: report.unconfirmed)
    if task.bug == nil {
      outcome.other = report.findings.first?.fault
      if let finding = report.findings.first {
        show("ALARM \(task.program) seed \(task.seed): \(finding.fault)")
        for act in finding.acts { show("      \(act)") }
      }
    } else {
      outcome.found = report.findings.first
    }
    return outcome
  }

  private func show(_ line: String) {
    StandardOutput.write(line)
    StandardOutput.flush()
  }

  // MARK: Figures
  private func table(_ tasks: [Trial], _ outcomes: [Outcome]) {
    show("bug               found  median s  acts left  random  median s")
    var (found, foundAtRandom, always) = (0, 0, 0)
    var (times, lengths): ([Double], [Double]) = ([], [])
    for bug in bugs {
      let own = zip(tasks, outcomes).filter { $0.0.bug?.name == bug.name }
      let guided = own.filter { !$0.0.isRandom }.compactMap(\.1.found)
      let random = own.filter(\.0.isRandom).compactMap(\.1.found)
      let seconds = guided.map { $0.time / .seconds(1) }
      let acts = guided.map { Double($0.acts.count) }
      found += guided.count
      foundAtRandom += random.count
      always += guided.isEmpty ? 0 : 1
      times += seconds
      lengths += acts
      let line = [
        pad(bug.name, 18), pad("\(guided.count)/\(seeds)", 7), pad(Self.median(seconds), 10),
        pad(Self.median(acts), 11), pad("\(random.count)/\(seeds)", 8),
        Self.median(random.map { $0.time / .seconds(1) }),
      ]
      show(line.joined())
    }
    let all = bugs.count * seeds
    show("found at least once in \(seeds) seeds: \(always) of \(bugs.count)")
    show("found in all storms: \(found) of \(all); a random monkey: \(foundAtRandom) of \(all)")
    show(
      "median time to find: \(Self.median(times)) s; median length after shrinking: "
        + "\(Self.median(lengths)) acts")
    let once = Set(
      zip(tasks, outcomes).filter { $0.0.isRandom && $0.1.found != nil }.compactMap(\.0.bug?.name))
    show("the random monkey finds at least once: \(once.count) of \(bugs.count)")
  }

  private func alarms(_ tasks: [Trial], _ outcomes: [Outcome]) {
    let alarms = outcomes.count { $0.other != nil }
    let doubts = outcomes.reduce(0) { $0 + $1.unconfirmed.count }
    show(
      "false alarms on the programs without bugs: \(alarms) of \(tasks.count) storms; "
        + "\(doubts) faults did not come again and were not told")
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func median(_ numbers: [Double]) -> String {
    guard !numbers.isEmpty else { return "-" }
    let middle = numbers.sorted()[numbers.count / 2]
    return "\(Double((middle * 10).rounded()) / 10)"
  }
}
