import FoundationEssentials
import JourneyKit
import Terminal

/// One program on a terminal of its own, with the options of ``ScriptOption/Scope/program``.
public struct ScriptProcess: Hashable, Sendable {
  /// A name that is looked for in `PATH`, or a path from the script's folder.
  public var executable: String
  public var arguments: [String]
  /// Beyond what every program under test is told.
  public var environment: [String: String] = [:]
  public var size = Size(80, 24)
  /// The working folder; nil for the journey's own.
  public var folder: String?
  /// The longest time for its start; nil for that of the driver.
  public var launchLimit: Duration?
  /// The longest time for an act; nil for that of the driver.
  public var actLimit: Duration?
  /// True if an act whose time is over is a guess and not a failure.
  public var guessesAtLimit = false
  /// The longest time that is waited for what an act has put off; nil for that of the driver.
  public var patience: Duration?
  public var settling = Settling.automatic
  public var quietTime: Duration?
  public var network = Program.Network.loopback
  public var clock = Program.Clock.real
  public var seed: UInt32?
  public var term: String?
  public var colors: TerminalColors?
  public var language: String?
  public var theme: TerminalTheme?
  public var answersQueries = true

  public init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    size: Size = Size(80, 24)
  ) {
    (self.executable, self.arguments, self.environment) = (executable, arguments, environment)
    self.size = size
  }

  init(_ fields: ScriptFields) throws(ScriptError) {
    let node = try fields.required("program")
    let words = try node.words("a program, or a list of it and its arguments")
    guard let executable = words.first, !executable.isEmpty
    else { throw node.error(expected: "a program") }
    if words.count == 1, Self.hasArguments(executable, beside: node.place) {
      let list = executable.split(separator: " ").joined(separator: ", ")
      throw ScriptError(
        "there is no program “\(executable)”; arguments go in a list: [\(list)]", at: node.place)
    }
    self.init(executable: executable, arguments: Array(words.dropFirst()))
    environment =
      try fields.read("env") { node throws(ScriptError) in try node.texts("names and texts") }
      ?? [:]
    size = try fields.read("size") { node throws(ScriptError) in try node.size() } ?? Size(80, 24)
    folder = try fields.read("folder") { node throws(ScriptError) in try Self.folder(node) }
    try readTimes(fields)
    try readWorld(fields)
    try readTerminal(fields)
  }

  /// True for a name with arguments in one text. A path may have blanks of its own.
  private static func hasArguments(_ text: String, beside place: ScriptPlace) -> Bool {
    guard let name = text.split(separator: " ").first, name.count < text.count else { return false }
    guard name.contains("/") else { return true }
    let folder = URL(fileURLWithPath: place.file).deletingLastPathComponent().path
    let isThere = [String(name), text].map { path in
      FileManager.default.fileExists(
        atPath: URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder + "/")).path)
    }
    return isThere == [true, false]
  }

  private static func folder(_ node: ScriptNode) throws(ScriptError) -> String {
    let path = try node.text("a path")
    if path.split(separator: "/").contains("..") {
      throw ScriptError("“\(path)” leaves the journey's folder", at: node.place)
    }
    return path
  }

  private mutating func readTimes(_ fields: ScriptFields) throws(ScriptError) {
    launchLimit = try fields.duration("launch-limit")
    if let node = fields["act-limit"] { (actLimit, guessesAtLimit) = try Self.actLimit(node) }
    patience = try fields.duration("patience")
    quietTime = try fields.duration("quiet-time")
    settling =
      try fields.choice(
        "settling",
        [
          "automatic": .automatic, "protocol": .protocol, "kernel": .kernel, "frames": .frames,
          "quiet": .quiet,
        ]) ?? .automatic
  }

  /// Reads `20s`, or `{ after: 20s, then: guess }`.
  private static func actLimit(_ node: ScriptNode) throws(ScriptError) -> (Duration, Bool) {
    guard case .map = node.kind else { return (try node.duration(), false) }
    let fields = try ScriptFields(node, "the limit of an act", keys: ["after", "then"])
    let isGuess = try fields.required("then").choice("then", ["guess": true, "fail": false])
    return (try fields.required("after").duration(), isGuess)
  }

  private mutating func readWorld(_ fields: ScriptFields) throws(ScriptError) {
    network =
      try fields.choice("network", ["loopback": .loopback, "allowed": .allowed]) ?? .loopback
    clock = try fields.read("clock") { node throws(ScriptError) in try Self.clock(node) } ?? .real
    seed = try fields.read("seed") { node throws(ScriptError) in
      try node.value("a number below 4294967296") { UInt32($0) }
    }
  }

  private static func clock(_ node: ScriptNode) throws(ScriptError) -> Program.Clock {
    try node.value("real, or a moment as 2026-01-01T12:00:00Z") { text in
      if text == "real" { return .real }
      return (try? Date(text, strategy: .iso8601)).map { .fake($0) }
    }
  }

  private mutating func readTerminal(_ fields: ScriptFields) throws(ScriptError) {
    term = try fields.text("term")
    colors = try fields.choice(
      "colours",
      [
        "none": TerminalColors.none, "8": .eight, "16": .sixteen, "256": .palette, "true": .full,
      ])
    language = try fields.read("language") { node throws(ScriptError) in try node.language() }
    theme = try fields.choice("theme", ["dark": .dark, "light": .light])
    answersQueries =
      try fields.read("answers") { node throws(ScriptError) in try node.flag() } ?? true
  }

  // MARK: Making it
  @MainActor
  func driver(from directory: String, in folder: String) -> ProcessDriver {
    let driver = ProcessDriver(
      program(from: directory, in: folder), size: size, deadline: actLimit,
      launchDeadline: launchLimit ?? .seconds(30), settling: settling)
    driver.guessesAtDeadline = guessesAtLimit
    if let patience { driver.patience = patience }
    if let quietTime { driver.quietTime = quietTime }
    if let theme { driver.theme = theme }
    driver.answersQueries = answersQueries
    return driver
  }

  private func program(from directory: String, in folder: String) -> Program {
    var program = Program(
      path(from: directory), arguments: arguments, directory: folder, network: network,
      clock: clock)
    if let colors { program.set(colors: colors) }
    if let term { program.set(term: term) }
    if let language { program.set(language: language) }
    if let theme { program.set(theme: theme) }
    if let seed { program.set(seed: seed) }
    program.environment.merge(environment) { $1 }
    return program
  }

  /// Returns the path of the program. A name stays a name: it is looked for in `PATH`.
  func path(from directory: String) -> String {
    guard executable.contains("/") else { return executable }
    return URL(fileURLWithPath: executable, relativeTo: URL(fileURLWithPath: directory + "/")).path
  }
}
