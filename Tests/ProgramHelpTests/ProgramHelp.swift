import Foundation

/// A program of this build, and what it says of its own commands.
struct ProgramHelp {
  /// A command with those that stand in it, as the program describes them for tools.
  struct Command: Decodable {
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Argument]?

    private static let unsaid: Set<String> = ["help", "manual", "keep"]

    /// The commands that the help speaks of.
    var told: [Command] {
      (subcommands ?? []).filter { !Self.unsaid.contains($0.commandName) }
    }

    /// Each command that has others in it: the words that call it, and the names of those.
    func groups(_ path: [String] = []) -> [(path: [String], names: [String])] {
      guard !told.isEmpty else { return [] }
      let path = path + [commandName]
      return [(path, told.map(\.commandName))] + told.flatMap { $0.groups(path) }
    }

    /// Each argument and option that has a value, with the words that call its command.
    func valued(_ path: [String] = []) -> [(path: [String], argument: Argument)] {
      let path = path + [commandName]
      let own = (arguments ?? []).filter { $0.kind != "flag" }
      return own.map { (path, $0) } + told.flatMap { $0.valued(path) }
    }
  }

  /// An argument or an option, as the program describes it for tools.
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let shouldDisplay: Bool
    let completionKind: Completion?

    var isOption: Bool { kind == "option" }

    /// `--output`, or `<file>`.
    var words: String {
      guard isOption else { return "<\(valueName ?? "")>" }
      return (names ?? []).first { $0.kind == "long" }.map { "--\($0.name)" }
        ?? "-\(names?.first?.name ?? "")"
    }
  }

  /// The way in which a value completes: `file`, `directory` or `list`.
  struct Completion: Decodable {
    let name: String?

    private struct Key: CodingKey {
      let stringValue: String
      let intValue: Int? = nil

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: Key.self).allKeys.first?.stringValue
    }
  }

  private struct Tool: Decodable {
    let command: Command
  }

  let name: String

  static let all = [ProgramHelp(name: "moggy"), ProgramHelp(name: "journey")]

  private var command: Command {
    get throws {
      let dump = try output("--experimental-dump-help")
      return try JSONDecoder().decode(Tool.self, from: Data(dump.utf8)).command
    }
  }

  var groups: [(path: [String], names: [String])] {
    get throws { try command.groups() }
  }

  var arguments: [(path: [String], argument: Argument)] {
    get throws { try command.valued() }
  }

  func completions(_ shell: String) throws -> String {
    try output("--generate-completion-script", shell)
  }

  func output(_ arguments: String...) throws -> String {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    return try Self.run(folder.appending(path: name).path(percentEncoded: false), arguments)
  }

  /// Runs a script of bash, its text on the standard input.
  static func bash(_ script: String) throws -> String { try run("/bin/bash", [], input: script) }

  private static func run(
    _ path: String, _ arguments: [String], input: String = ""
  ) throws -> String {
    let process = Process()
    let (output, typed) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = typed
    process.standardOutput = output
    try process.run()
    // The script is read as it is run, and what it prints fits into the pipe until then.
    try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(description: "\(path) ended with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }
}
