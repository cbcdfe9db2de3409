import ArgumentParser
import FoundationEssentials

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

  @OptionGroup var options: TableOptions<Paste>

  func run() throws {
    try target.step("paste", .object([("text", .string(text))] + (try options.members)))
  }

  enum Paste: OptionTable { static let parameters = Verb.parameters("paste", without: ["text"]) }
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

  @OptionGroup var options: TableOptions<Click>

  enum Click: OptionTable { static let parameters = Verb.parameters("click", without: ["on"]) }

  func validate() throws {
    if (query == nil) == (at == nil) { throw ValidationError("say a query, or --at") }
    if let at, cell(at) == nil { throw ValidationError("a cell is as 3,5") }
  }

  func run() throws {
    let on = at.flatMap(cell).map { JSONValue.array($0.map { .int($0) }) } ?? .string(query ?? "")
    try target.step("click", .object([("on", on)] + (try options.members)))
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
    abstract: "Do any step of a journey: scroll '{down: 3, over: box}', hover '#name'.",
    discussion: """
      A verb and its value, which is a text, or YAML in braces or brackets; or both as one step of YAML, as \
      'scroll: {down: 3, over: box}'. The verbs are \(Verb.steps.map(\.name).joined(separator: ", ")). They are \
      described by ‘journey verbs’, and in the article "Journeys as YAML" of JourneyKit.
      """)

  @OptionGroup var target: SessionTarget

  @Argument(
    help: "The verb, or the whole step.", completion: .list(Verb.steps.map(\.name)))
  var step: String

  @Argument(help: "The value of the verb.")
  var value: String?

  func run() throws {
    guard let value else { return try target.step(step) }
    let isYAML = ["{", "["].contains(value.first)
    try target.step(
      isYAML ? "{\(step): \(value)}" : JSONValue.object([(step, .string(value))]).text)
  }
}

/// `journey session expect NAME QUERY`.
struct SessionExpectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expect",
    abstract: "Expect a thing on the screen, or with --end the program's end.",
    discussion: """
      The status is 0 where it holds, and 1 where not; then the screen is printed. Other expectations, as of a file or \
      of the cursor, are steps of ‘journey session do’.
      """)

  @OptionGroup var target: SessionTarget

  @Argument(help: "The query.")
  var query: String?

  @Flag(help: "Expect that nothing on the screen matches.")
  var not = false

  @Option(
    help: ArgumentHelp(
      "Expect that the program has ended with this status, or by this signal: 0, TERM.",
      valueName: "status"))
  var end: String?

  @OptionGroup var options: TableOptions<Expectation>

  enum Expectation: OptionTable {
    static let parameters = Verb.parameters("expect", without: ["that"])
  }

  func validate() throws {
    if (query == nil) == (end == nil) { throw ValidationError("say a query, or --end") }
    if let name = try options.members.first?.0, not || query == nil {
      throw ValidationError("--\(name) goes with a query, and not with --not")
    }
  }

  func run() throws {
    if let end {
      let status = Int(end).map { JSONValue.int($0) } ?? .object([("signal", .string(end))])
      return try target.step("expect-end", status)
    }
    let query = JSONValue.string(query ?? "")
    if not { return try target.step("expect-not", query) }
    let more = try options.members
    try target.step("expect", more.isEmpty ? query : .object([("that", query)] + more))
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

  @OptionGroup var options: TableOptions<Wait>

  enum Wait: OptionTable {
    static let parameters = Verb.parameters("wait-until", without: ["that"])
  }

  func run() throws {
    try target.step("wait-until", .object([("that", .string(query))] + (try options.members)))
  }
}

extension Verb {
  /// The parameters of a verb that are options of its command.
  fileprivate static func parameters(_ name: String, without main: Set<String>) -> [VerbParameter] {
    Verb[name]?.parameters.filter { !main.contains($0.name) } ?? []
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
