import ArgumentParser
import CursesHost
import FoundationEssentials

/// `journey mutate`: how much of what can go wrong the tests of a package notice.
struct MutateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract:
      "Break a program in the ways of a list, one at a time, and see whether a test is red.",
    discussion: """
      The package is copied and built once with all mutations in it, each behind a switch. Without \
      a list, simple ones are made in the sources of one target: conditions and comparisons are turned \
      around, assignments left out, bounds and steps exchanged. Exit status 1 where fewer are noticed \
      than asked for, 3 where there is nothing to mutate.
      """)

  @Argument(
    help: "The list of mutations; without it, simple ones in the sources of --in.",
    completion: .file())
  var list: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The folder of a target, as Sources/Shopping.", valueName: "dir"),
    completion: .directory)
  var folder: String?

  @Option(help: ArgumentHelp("The package.", valueName: "dir"), completion: .directory)
  var package = "."

  @Option(
    name: .customLong("tests"),
    help: ArgumentHelp("Tests to run, one filter after the other.", valueName: "filter"))
  var filters: [String] = ["."]

  @Option(help: "Only mutations whose name has these words.")
  var only: String?

  @Option(help: "How many of a hundred have to be noticed.")
  var atLeast = 95

  func validate() throws {
    guard (list == nil) != (folder == nil)
    else { throw ValidationError("name a list of mutations, or a target with --in") }
  }

  func run() throws {
    let root = URL(filePath: package).standardizedFileURL
    let mutations = try mutations(of: root)
    if mutations.mutations.isEmpty {
      StandardOutput.write("nothing was tested: \(list ?? folder ?? "") has nothing to mutate")
      throw Emptiness.status
    }
    let copy = MutantPackage(
      root: root, folder: root.appending(path: ".build/mutants"), list: mutations)
    try copy.write()
    let tests = MutantTests(package: copy, filters: filters)
    StandardOutput.write("building \(mutations.mutations.count.counted("mutant"))")
    StandardOutput.flush()
    if let problem = try tests.build() {
      throw MutationError.redAsItIs("it does not build:\n\(problem)")
    }
    let limit = try limit(of: tests)
    let score = try score(copy, tests, limit)
    StandardOutput.write("\(score.noticed) of \(score.all) mutants noticed")
    if score.noticed * 100 < atLeast * score.all { throw ExitCode.failure }
  }

  private func mutations(of root: URL) throws -> MutationList {
    if let list { return try MutationList(MutantPackage.read(root.appending(path: list))) }
    return try GenericMutations(root: root, folder: folder ?? "").list()
  }

  /// Returns three times as long as the tests take where nothing is broken.
  private func limit(of tests: MutantTests) throws -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    let verdict = try tests.verdict(limit: .seconds(3600))
    guard verdict == .green else { throw MutationError.redAsItIs("\(verdict)") }
    let time = start.duration(to: clock.now)
    let seconds = time.components.seconds
    StandardOutput.write("nothing broken: green in \(seconds / 60) min, \(seconds % 60) sec")
    return time * 3 + .seconds(30)
  }

  private func score(
    _ copy: MutantPackage, _ tests: MutantTests, _ limit: Duration
  ) throws -> (noticed: Int, all: Int) {
    var score = (noticed: 0, all: 0)
    for (index, mutation) in copy.list.mutations.enumerated() {
      if let only, !mutation.name.contains(only) { continue }
      try copy.turnOn(index + 1)
      let verdict = try tests.verdict(limit: limit)
      score.all += 1
      if verdict != .green { score.noticed += 1 }
      StandardOutput.write("\(word(verdict))  \(mutation.name)")
      StandardOutput.flush()
    }
    try copy.turnOn(0)
    return score
  }

  private func word(_ verdict: MutantTests.Verdict) -> String {
    switch verdict {
    case .green: "NOT NOTICED"
    case .red(let test): "noticed by \(test):"
    case .died(let test): "died in \(test):"
    case .late(let test): "stood still in \(test):"
    }
  }
}
