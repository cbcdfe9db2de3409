import ArgumentParser
import FoundationEssentials

/// `journey session start NAME -- PROGRAM`.
struct SessionStartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Start a program as a session, and print its first screen.",
    discussion: """
      The program runs in this folder, with a home of its own, without your environment and without a network, as \
      in a journey.
      """)

  @Argument(help: ArgumentHelp("The name of the session.", valueName: "name"))
  var session: String

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The program and its arguments, behind --.", valueName: "program"),
    completion: .file())
  var program: [String]

  @Option(help: ArgumentHelp("Columns and rows.", valueName: "80x24"))
  var size = "80x24"

  @Option(
    name: .customLong("env"), parsing: .singleValue,
    help: ArgumentHelp("A variable of its environment; may be repeated.", valueName: "name=value"))
  var environment: [String] = []

  @Option(help: ArgumentHelp("The longest time for the start, as 30s.", valueName: "time"))
  var launchLimit: String?

  @Option(help: ArgumentHelp("The longest time for an act, as 10s.", valueName: "time"))
  var actLimit: String?

  @Option(
    help: ArgumentHelp(
      "The longest time to wait for what an act has put off, as 1s.", valueName: "time"))
  var patience: String?

  @Option(
    help: ArgumentHelp(
      "End it when nobody has asked for it for so many seconds.", valueName: "seconds"))
  var idle = 3600.0

  @Option(
    help: ArgumentHelp("The folder of its snapshots.", valueName: "folder"), completion: .directory)
  var snapshots = "Snapshots"

  @OptionGroup var output: SessionOutput

  func validate() throws {
    if program.isEmpty { throw ValidationError("name a program behind --") }
    guard (0.1...1e7).contains(idle) else {
      throw ValidationError("--idle is from 0.1 to 1e7 seconds")
    }
    if let wrong = environment.first(where: { !$0.contains("=") || $0.hasPrefix("=") }) {
      throw ValidationError("'\(wrong)' is no NAME=VALUE")
    }
  }

  func run() throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath + "/")
    var request = SessionRequest(verb: .start, session: session)
    request.launch = SessionRequest.Launch(
      setup: setup.text, directory: here.path,
      snapshots: URL(fileURLWithPath: snapshots, relativeTo: here).path, idle: idle)
    try output.ask(request)
  }

  private var setup: JSONValue {
    // A name is looked for where this shell would look.
    let executable = ProgramStage.path(of: program[0]) ?? program[0]
    let variables = environment.map { text -> (String, JSONValue) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), .string(String(parts[1])))
    }
    let limits = [("launch-limit", launchLimit), ("act-limit", actLimit), ("patience", patience)]
    return .object(
      [
        ("program", .array(([executable] + program.dropFirst()).map { .string($0) })),
        ("size", .string(size)),
      ] + (variables.isEmpty ? [] : [("env", .object(variables))])
        + limits.compactMap { name, value in value.map { (name, .string($0)) } })
  }
}

/// `journey session press NAME KEY…`.
struct SessionPressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "press", abstract: "Press keys: Enter, Tab, Down, Ctrl-X, Alt-f, F5, a.")

  @OptionGroup var target: SessionTarget

  @Argument(help: ArgumentHelp("The keys, one after the other.", valueName: "key"))
  var keys: [String]

  func run() throws { try target.step("press", .array(keys.map { .string($0) })) }
}

/// `journey session type NAME TEXT`.
struct SessionTypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Type a text, key by key.")

  @OptionGroup var target: SessionTarget

  @Argument(help: "The text.")
  var text: String

  func run() throws { try target.step("type", .string(text)) }
}

/// `journey session paste NAME TEXT`.
struct SessionPasteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "paste", abstract: "Paste a text, as a terminal does.")

  @OptionGroup var target: SessionTarget

  @Argument(help: "The text.")
  var text: String

  func run() throws { try target.step("paste", .string(text)) }
}

/// `journey session click NAME QUERY`.
struct SessionClickCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "click", abstract: "Click on a thing, or with --at on a cell.")

  @OptionGroup var target: SessionTarget

  @Argument(help: "The query: text \"OK\", button \"Save\", #identifier.")
  var query: String?

  @Option(help: ArgumentHelp("Column and row from 0.", valueName: "column,row"))
  var at: String?

  @Option(help: "left, middle or right.", completion: .list(["left", "middle", "right"]))
  var button = "left"

  func validate() throws {
    if (query == nil) == (at == nil) { throw ValidationError("say a query, or --at") }
    if let at, cell(at) == nil { throw ValidationError("a cell is as 3,5") }
  }

  func run() throws {
    let on = at.flatMap(cell).map { JSONValue.array($0.map { .int($0) }) } ?? .string(query ?? "")
    try target.step("click", .object([("on", on), ("button", .string(button))]))
  }

  private func cell(_ text: String) -> [Int]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
    return parts.count == 2 ? parts : nil
  }
}

/// `journey session resize NAME 80x24`.
struct SessionResizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resize", abstract: "Resize the terminal of the program.")

  @OptionGroup var target: SessionTarget

  @Argument(help: "Columns and rows, as 80x24.")
  var size: String

  func run() throws { try target.step("resize", .string(size)) }
}

/// `journey session do NAME STEP`.
struct SessionDoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "do",
    abstract: "Do any step of a journey, as YAML: 'scroll: {down: 3, over: box}'.",
    discussion: "The steps are described in the article \"Journeys as YAML\" of JourneyKit.")

  @OptionGroup var target: SessionTarget

  @Argument(help: "The step.")
  var step: String

  func run() throws { try target.step(step) }
}

/// `journey session expect NAME QUERY`.
struct SessionExpectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expect",
    abstract: "Expect a thing on the screen, or with --end the program's end.",
    discussion: "The status is 0 where it holds, and 1 where not; then the screen is printed.")

  @OptionGroup var target: SessionTarget

  @Argument(help: "The query.")
  var query: String?

  @Flag(help: "Expect that nothing on the screen matches.")
  var not = false

  @Option(help: "Expect so many matches.")
  var count: Int?

  @Option(
    help: ArgumentHelp("Expect that the program has ended with this status.", valueName: "status"))
  var end: Int?

  func validate() throws {
    if (query == nil) == (end == nil) { throw ValidationError("say a query, or --end") }
    if count != nil, not || query == nil {
      throw ValidationError("--count goes with a query, and not with --not")
    }
  }

  func run() throws {
    if let end { return try target.step("expect-end", .int(end)) }
    let query = JSONValue.string(query ?? "")
    if not { return try target.step("expect-not", query) }
    guard let count else { return try target.step("expect", query) }
    try target.step("expect", .object([("that", query), ("count", .int(count))]))
  }
}

/// `journey session wait NAME QUERY`.
struct SessionWaitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait",
    abstract: "Wait for a change that comes by itself; never needed after an act.")

  @OptionGroup var target: SessionTarget

  @Argument(help: "The query of what comes.")
  var query: String

  @Option(help: ArgumentHelp("The longest time, as 5s.", valueName: "time"))
  var within = "10s"

  func run() throws {
    try target.step("wait-until", .object([("that", .string(query)), ("within", .string(within))]))
  }
}

/// `journey session screen NAME`.
struct SessionScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen", abstract: "Print the screen as it is now.")

  @OptionGroup var target: SessionTarget

  func run() throws {
    var request = SessionRequest(verb: .screen, session: target.session)
    request.form = target.form
    try target.output.ask(request)
  }
}

/// `journey session query NAME QUERY`.
struct SessionQueryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query", abstract: "Print what a query finds; status 1 where it finds nothing.")

  @Argument(help: ArgumentHelp("The name of the session.", valueName: "name"))
  var session: String

  @Argument(help: "The query.")
  var query: String

  @OptionGroup var output: SessionOutput

  func run() throws {
    var request = SessionRequest(verb: .query, session: session)
    request.value = JSONValue.string(query).text
    try output.ask(request)
  }
}

/// `journey session trace NAME`.
struct SessionTraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Print all acts so far, each with its time.")

  @Argument(help: ArgumentHelp("The name of the session.", valueName: "name"))
  var session: String

  @OptionGroup var output: SessionOutput

  func run() throws { try output.ask(SessionRequest(verb: .trace, session: session)) }
}

/// `journey session end NAME`.
struct SessionEndCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End a session and its program.",
    discussion: "The status is 1 where the program had ended before, and nobody has expected that.")

  @Argument(help: ArgumentHelp("The name of the session.", valueName: "name"))
  var session: String

  @OptionGroup var output: SessionOutput

  func run() throws { try output.ask(SessionRequest(verb: .end, session: session)) }
}

/// `journey session list`.
struct SessionListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print all sessions.")

  @OptionGroup var output: SessionOutput

  func run() throws { try output.list() }
}
