import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit
import Terminal

/// `journey storm`: random, sensible acts on any program, and the rules that hold in every one.
struct StormCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "storm",
    abstract: "Do random, sensible acts on a program, and tell what breaks.",
    discussion: """
      Acts come from what the screen offers; those seldom done, and states seldom seen, come first. What \
      must hold always is described in the article "Storms" of JourneyKit. A finding is made as short as \
      it can be, proved three times, and written as YAML and Swift into the folder --output.

      journey storm --seed 7 --acts 1000 -- ./my-program
      journey storm --replay .build/journey/storm/crash-7.storm.yaml
      journey storm --planted Examples/PlantedBugs

      The status is 0 where nothing was found, and 1 where something was.
      """)

  @Option(help: "The seed of the first storm.")
  var seed: UInt64?

  @Option(help: "The number of storms, each with the next seed.")
  var seeds = 1

  @Option(help: "The number of keys, clicks and sizes of each.")
  var acts: Int?

  @Option(help: "The longest time of each, in seconds.")
  var seconds: Double?

  @Option(help: "The number of acts of one journey, after which the program is started anew.")
  var journeyActs = 80

  @OptionGroup var screen: ScreenSizeOptions

  @Option(help: "The number of storms that run at once.")
  var jobs = 2

  @Option(help: "The number of different findings after which a storm ends.")
  var findings = 5

  @Option(help: "The longest time for an act, in seconds; a program that takes longer hangs.")
  var limit = 5.0

  @Option(help: ArgumentHelp("Only these rules, with commas.", valueName: "rules"))
  var rules: String?

  @Option(help: ArgumentHelp("All rules but these, with commas.", valueName: "rules"))
  var except: String?

  @Option(help: ArgumentHelp("A query that has to match on every screen.", valueName: "query"))
  var always: [String] = []

  @Option(help: ArgumentHelp("A query that may match on no screen.", valueName: "query"))
  var never: [String] = []

  @Flag(help: "Give the program a clock that the storm moves (libfaketime).")
  var clock = false

  @OptionGroup var coverage: CoverageOptions

  @Flag(help: "Do acts that do not look at the screen, to compare.")
  var random = false

  @Option(
    help: ArgumentHelp("A storm that is written as YAML.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var file: String?

  @Option(
    help: ArgumentHelp("Do the acts of a finding again, three times.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var replay: String?

  @Option(
    help: ArgumentHelp("Measure on the planted bugs of this folder.", valueName: "folder"),
    completion: .directory)
  var planted: String?

  @Option(help: ArgumentHelp("Only planted bugs whose name matches.", valueName: "regex"))
  var filter: String?

  @Option(
    help: ArgumentHelp("Where findings are written.", valueName: "folder"),
    completion: .directory)
  var output = ".build/journey/storm"

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The program and its arguments, behind --.", valueName: "command"),
    completion: .file())
  var words: [String] = []

  func validate() throws {
    guard seeds > 0, jobs > 0, journeyActs > 0, (acts ?? 1) > 0, (0.1...1e6).contains(limit)
    else { throw ValidationError("numbers are from 1 on") }
    if let word = words.first, ["-h", "--help"].contains(word) { throw CleanExit.helpRequest() }
    if words.first?.hasPrefix("-") == true, words.first != "--" {
      throw ValidationError("unknown option '\(words[0])'")
    }
    _ = try chosenRules()
    if command.isEmpty, file == nil, replay == nil, planted == nil {
      throw ValidationError("name a program, or --file, --replay or --planted")
    }
  }

  private var command: [String] { words.first == "--" ? Array(words.dropFirst()) : words }

  private func chosenRules() throws -> Set<StormRule> {
    func read(_ text: String) throws -> Set<StormRule> {
      Set(
        try text.split(separator: ",").map { word in
          guard let rule = StormRule(rawValue: String(word)) else {
            let all = StormRule.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("there is no rule '\(word)'; there are \(all)")
          }
          return rule
        })
    }
    let only = try rules.map(read) ?? Set(StormRule.allCases)
    return only.subtracting(try except.map(read) ?? [])
  }

  @MainActor
  func run() async throws {
    if let planted { return try await measure(planted) }
    if let replay { return try await prove(replay) }
    var script = try file.map { try StormScript(yaml: read($0), file: $0) }
    if script == nil {
      let program = ScriptProgram(
        executable: command[0], arguments: Array(command.dropFirst()), size: screen.size)
      script = StormScript(program: program)
    }
    guard var script else { return }
    if clock { script.giveClock() }
    script.properties += try always.map { .always(try Query(parsing: $0)) }
    script.properties += try never.map { .never(try Query(parsing: $0)) }
    let folder = folder(of: file)
    let stage = StormStage(program: script.program, folder: folder, limit: .seconds(limit))
    defer { stage.end() }
    try check(stage)
    let first = seed ?? (file == nil ? UInt64.random(in: 0..<1_000_000) : script.seed)
    var options = StormOptions(seed: first, acts: acts ?? script.acts ?? 1000)
    options.time = .seconds(seconds ?? script.seconds ?? 300)
    options.actsOfJourney = journeyActs
    options.properties = script.properties
    options.rules = try chosenRules()
    options.hasClock = clock
    options.isRandom = random
    options.mostFindings = findings
    let files = StormFiles(output: output, script: script, folder: folder)
    let console = StormConsole(files: files, stage: stage)
    let seeds = (0..<UInt64(seeds)).map { first + $0 }
    let reports = try await coverage.during { [options] in
      let reports = try await StormSet(options, jobs: jobs).run(
        seeds: seeds, stage: stage, tell: console.show)
      console.showTogether(reports)
      return reports
    }
    if reports.contains(where: { !$0.findings.isEmpty }) { throw ExitCode.failure }
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Ends the command where the program cannot be started.
  @MainActor
  private func check(_ stage: StormStage) throws {
    do { try stage.check() } catch {
      StandardOutput.write("error: \(error)")
      throw ExitCode(2)
    }
  }

  private func folder(of file: String?) -> String {
    file.map { URL(filePath: $0).deletingLastPathComponent().path }
      ?? FileManager.default.currentDirectoryPath
  }

  /// Does the acts of a finding three times.
  @MainActor
  private func prove(_ path: String) async throws {
    var script = try StormScript(yaml: read(path), file: path)
    if clock { script.giveClock() }
    let stage = StormStage(
      program: script.program, folder: folder(of: path), limit: .seconds(limit))
    defer { stage.end() }
    try check(stage)
    let proofs = try await script.proofs(on: stage)
    if let proof = proofs.first { StandardOutput.write("\(proof.fault)") }
    StandardOutput.write("shown \(proofs.count) of 3 times")
    if !proofs.isEmpty { throw ExitCode.failure }
  }

  @MainActor
  private func measure(_ folder: String) async throws {
    var measure = try PlantedMeasure(folder: folder, filter: filter)
    measure.first = seed ?? 1
    measure.seeds = seeds
    measure.acts = acts ?? 1000
    measure.seconds = seconds ?? 600
    measure.output = output
    measure.jobs = jobs
    measure.limit = .seconds(limit)
    try await measure.run()
  }
}
