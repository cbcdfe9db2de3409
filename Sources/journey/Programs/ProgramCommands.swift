import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit
import Terminal

/// `journey picture`: a real program's screen as an SVG image, after some keys.
struct PictureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Run a program on a terminal, press keys, and save its screen as an SVG image.",
    discussion: """
      Any program, with its arguments behind the options of this command. Keys are named as in their \
      hints: a, Ctrl-P, F1, Enter; each as a word of its own.
      """)

  @OptionGroup var stage: ProgramStage

  @Option(
    help: ArgumentHelp(
      """
      How long to let the program's clock run after them, as 2s; a number alone is of milliseconds. Real time \
      passes for a program whose clock cannot be moved.
      """, valueName: "time"),
    transform: { text in try Int(text).map { .milliseconds($0) } ?? CommandTime.option(text) })
  var wait = Duration.zero

  @Option(help: "The file to write.", completion: .file())
  var output: String

  @OptionGroup var staged: StagedProgram

  @MainActor
  func run() async throws {
    try await stage.run(staged.command) { app in
      if wait > .zero { try await pass(wait, app.driver) }
      try Data(ScreenPicture(app.screen).svg.utf8).write(to: URL(filePath: output))
    }
  }
}

extension PictureCommand {
  @MainActor
  private func pass(_ time: Duration, _ driver: any Driver) async throws {
    let end = ContinuousClock.now + time
    do {
      try await driver.advance(by: time)
    } catch DriverError.noClock {
      while driver.ending == nil, try await driver.waitForChange(until: end) {}
    }
  }
}

/// `journey audit`: what keeps people out of a program.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Run a program and look for what cannot be read, reached or seen whole.",
    discussion: """
      Text must stand out from its background (WCAG 2.2, 4.5 to 1); in a program that publishes what it \
      shows, Tab or a key must come to everything that can be acted on, the focus must be seen, and \
      the words of what can be pressed must not be cut. It is looked at in 80x24 and 40x15.

      With --speech it is the screen-reader gate: each key of --keys, or each act of a journey of YAML, is \
      done alone, and what a screen reader says then is told. Rules: \
      \(SpeechRule.allCases.map(\.rawValue).joined(separator: ", ")); they are described in the article \
      "Speech" of JourneyKit.

      journey audit --speech --keys "j j Enter" -- ./my-program
      journey audit --speech --accept "drawing=the frames are for people who see" tally.journey.yaml

      The status is 0 where nothing was found, and 1 where something was.
      """)

  @OptionGroup var stage: ProgramStage

  @Flag(help: "Look at what a screen reader says after each act.")
  var speech = false

  @Option(
    help: ArgumentHelp("A rule of --speech that may be broken, and why.", valueName: "rule=reason"))
  var accept: [String] = []

  @Flag(help: "Tell the findings of --speech alone, and not what is said.")
  var quiet = false

  @Flag(help: "Take the terminal's own colours for black on white.")
  var light = false

  @OptionGroup var staged: StagedProgram

  @MainActor
  func run() async throws {
    if speech {
      return try await SpeechGate(try accepted(), isQuiet: quiet).run(staged.command, on: stage)
    }
    var audit = Audit()
    if light {
      audit.contrast.foreground = .hex(0x000000)
      audit.contrast.background = .hex(0xFFFFFF)
    }
    let faults = try await stage.run(staged.command) { app in
      if app.screen.nodes.isEmpty {
        ErrorOutput.write("the program publishes no nodes: only its contrast is looked at")
      }
      return try await audit.faults(of: app)
    }
    for fault in faults { StandardOutput.write("\(fault)") }
    let sizes = audit.sizes.map { "\($0.columns)x\($0.rows)" }.joined(separator: " and ")
    StandardOutput.write("\(faults.count.counted("finding")) in \(sizes)")
    if !faults.isEmpty { throw ExitCode(1) }
  }

  func validate() throws { _ = try accepted() }

  private func accepted() throws -> [SpeechRule: String] {
    var rules: [SpeechRule: String] = [:]
    for word in accept {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let rule = SpeechRule(rawValue: parts[0]) else {
        let advice = NearestName.advice(
          parts.first ?? "", among: SpeechRule.allCases.map(\.rawValue))
        throw ValidationError("--accept is RULE=REASON; of rules, \(advice)")
      }
      rules[rule] = parts[1]
    }
    return rules
  }
}

/// The program of a command, behind its options; `--` may stand before it.
struct StagedProgram: ParsableArguments {
  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp(
      "The program: its path, or its name in PATH, and its arguments.", valueName: "command"),
    completion: .file())
  private var words: [String] = []

  func validate() throws {
    if let word = words.first, ["-h", "--help"].contains(word) { throw CleanExit.helpRequest() }
    if words.first?.hasPrefix("-") == true, words.first != "--" {
      throw ValidationError("unknown option '\(words[0])'")
    }
    if command.isEmpty { throw ValidationError("name a program") }
  }

  var command: [String] { words.first == "--" ? Array(words.dropFirst()) : words }
}

/// The size of a program's terminal.
struct ScreenSizeOptions: ParsableArguments {
  @Option(help: "The width of the screen.")
  var columns = 80

  @Option(help: "The height of the screen.")
  var rows = 24

  var size: Size { Size(columns, rows) }

  func validate() throws {
    guard (1...500).contains(columns), (1...200).contains(rows)
    else { throw ValidationError("a screen has 1 to 500 columns and 1 to 200 rows") }
  }
}

/// Runs a program on a terminal in a home of its own, which is gone afterwards: what several
/// commands begin with.
struct ProgramStage: ParsableArguments {
  @OptionGroup var screen: ScreenSizeOptions

  @Option(
    help: ArgumentHelp(
      "The longest time to wait for what a key has put off, as 500ms.", valueName: "time"),
    transform: CommandTime.option)
  var patience = Duration.seconds(1)

  @Option(
    help: ArgumentHelp("The longest time for the start, as 30s.", valueName: "time"),
    transform: CommandTime.option)
  var launchLimit = Duration.seconds(30)

  @Option(help: "The keys to press first, parted by blanks.")
  var keys = ""

  func validate() throws {
    if launchLimit < .milliseconds(1) { throw ValidationError("--launch-limit is from 1ms on") }
    if let wrong = names.first(where: { KeyStroke(name: $0) == nil }) {
      throw ValidationError("--keys: \(KeyAdvice.wrong(wrong))")
    }
  }

  private var names: [String] { keys.split(separator: " ").map(String.init) }

  /// Starts the program, presses the keys, and ends it after the body.
  ///
  /// - Parameter isPressing: false if the body starts the program and presses the keys.
  /// - Parameter command: its path, or its name in `PATH`, and its arguments.
  @MainActor
  func run<Result>(
    _ command: [String], isPressing: Bool = true, _ body: (Journey) async throws -> Result
  ) async throws -> Result {
    let home = FileManager.default.temporaryDirectory.appending(
      path: "journey-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    var environment = Program.environment(home: home.path(percentEncoded: false))
    environment["PATH"] = Self.searchPath
    let program = Program(
      try Self.executable(command.first ?? ""), arguments: Array(command.dropFirst()),
      environment: environment)
    let driver = ProcessDriver(
      program, size: screen.size, launchDeadline: launchLimit)
    driver.patience = patience
    defer { driver.stop() }
    let app = Journey(driver)
    guard isPressing else { return try await body(app) }
    try await driver.launch()
    try await driver.perform(strokes.map(InputEvent.key))
    return try await body(app)
  }

  var strokes: [KeyStroke] { names.compactMap { KeyStroke(name: $0) } }

  private static var searchPath: String {
    ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  }

  private static func executable(_ name: String) throws -> String {
    guard let path = path(of: name)
    else { throw ValidationError("there is no program '\(name)' in PATH") }
    return path
  }

  /// Returns the path of a program by its name in `PATH`; nil where there is none. A path is its
  /// own.
  static func path(of name: String) -> String? {
    if name.contains("/") { return name }
    let paths = searchPath.split(separator: ":").map { "\($0)/\(name)" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
