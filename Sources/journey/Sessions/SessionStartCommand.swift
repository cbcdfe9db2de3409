import ArgumentParser
import FoundationEssentials

/// `journey session start NAME -- PROGRAM`.
struct SessionStartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Start a program as a session, and print its first screen.",
    discussion: """
      The program runs in this folder, with a home of its own, without your environment and without a network, as \
      in a journey. With --files, --setup, --teardown or a --folder that is no absolute path it runs in a folder of \
      its own, which is gone afterwards. The options are those of a journey in YAML, with the same names and values; \
      a map of YAML is written in braces, as --files 'run.sh={from: run.sh, mode: 755}'. What is a list or a map is \
      given once for each of its parts.
      """)

  @Argument(help: ArgumentHelp("The name of the session.", valueName: "name"))
  var session: String

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The program and its arguments, behind --.", valueName: "program"),
    completion: .file())
  var program: [String]

  @OptionGroup var options: TableOptions<SessionLaunch>

  @Option(
    help: ArgumentHelp(
      "End it when nobody has asked for it for so long; an hour unless told.", valueName: "time"),
    transform: CommandTime.option)
  var idle = Duration.seconds(3600)

  @OptionGroup var output: SessionOutput

  func validate() throws {
    if program.isEmpty { throw ValidationError("name a program behind --") }
    guard (.milliseconds(100) ... .seconds(10_000_000)).contains(idle) else {
      throw ValidationError("--idle is from 100ms to 10000000s")
    }
  }

  func run() throws {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath + "/")
    var request = SessionRequest(verb: .start, session: session)
    let setup = try setup
    request.launch = SessionRequest.Launch(
      setup: setup.text, directory: here.path,
      snapshots: URL(fileURLWithPath: try snapshots, relativeTo: here).path,
      idle: idle / .seconds(1))
    try output.ask(request) { () throws(SessionError) in try SessionLaunch.check(setup) }
  }

  private var setup: JSONValue {
    get throws {
      // A name is looked for where this shell would look.
      let executable = ProgramStage.path(of: program[0]) ?? program[0]
      let words = ([executable] + program.dropFirst()).map { JSONValue.string($0) }
      return .object([("program", .array(words))] + (try options.members))
    }
  }

  private var snapshots: String {
    get throws {
      guard case .string(let folder)? = try options.members.first(where: { $0.0 == "snapshots" })?.1
      else { return "Snapshots" }
      return folder
    }
  }
}

/// The options of a launch; the program itself stands behind them.
enum SessionLaunch: OptionTable {
  static let parameters = ScriptOption.ofLaunch.map(\.parameter).filter { $0.name != "program" }
    .map { parameter in
      guard let words = own[parameter.name] else { return parameter }
      return VerbParameter(parameter.name, parameter.type, words)
    }

  /// The words for what is otherwise without a file of a journey.
  private static let own = [
    "folder":
      "The working folder: a path in a folder of its own, made where it is missing; or an absolute one. Without "
      + "it: this folder.",
    "files":
      "A file of a folder of its own, as NAME=TEXT or NAME={…} with one of text, base64, from, folder, and mode.",
    "programs": "A further program in the same folder, for ‘in’: NAME={program: [cat, notes.txt]}.",
    "patience": "The longest time to wait for what an act has put off. Without it: 1s.",
    "snapshots": "The folder of its snapshots. Without it: Snapshots in this folder.",
  ]

  /// - Throws: ``SessionError`` for a value that no program can be launched with, by the name of its option.
  static func check(_ setup: JSONValue) throws(SessionError) {
    do throws(ScriptError) {
      _ = try ScriptProgram(
        try ScriptFields(try ScriptNode.json(setup.text), "a session", keys: ScriptProgram.keys))
    } catch {
      let path = error.place.file.split(separator: ".").dropFirst().joined(separator: ".")
      let option = path.isEmpty || path.hasPrefix("program[") ? "" : "--\(path): "
      throw SessionError(.badRequest, option + error.message)
    }
  }
}
