import ArgumentParser
import FoundationEssentials

/// The manual page of a program, man(7), made of what the program says of its commands itself.
public struct ManualPage {
  /// A command as the library of the arguments describes it; only what the page shows.
  struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String

        fileprivate var written: String { (kind == "long" ? "--" : "-") + name }
      }

      let kind: String
      let names: [Name]?
      let valueName: String?
      let abstract: String?
      let defaultValue: String?
      let allValues: [String]?
      let isOptional: Bool
      let isRepeating: Bool
      let shouldDisplay: Bool
    }

    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  private struct Tool: Decodable {
    let command: Command
  }

  private let command: Command
  private let version: String
  private let statuses: [(number: String, meaning: String)]

  /// - Parameter statuses: all that the program can end with.
  public init(
    _ program: any ParsableCommand.Type, version: String,
    statuses: [(number: String, meaning: String)]
  ) throws {
    command = try JSONDecoder().decode(Tool.self, from: Data(program._dumpHelp().utf8)).command
    (self.version, self.statuses) = (version, statuses)
  }

  public var text: String {
    let name = command.commandName
    var page = RoffText()
    page.macro("TH", [name.uppercased(), "1", "", "\(name) \(version)", "User Commands"])
    page.macro("SH", ["NAME"])
    page.line("\(name) - \(Self.sentence(command.abstract))")
    page.macro("SH", ["SYNOPSIS"])
    page.bold(name, "[options]")
    page.macro("br")
    page.bold(name, "command [options]")
    if let discussion = command.discussion {
      page.macro("SH", ["DESCRIPTION"])
      paragraphs(discussion, &page)
    }
    page.macro("SH", ["OPTIONS"])
    options(command.arguments, &page, isRoot: true)
    page.macro("SH", ["COMMANDS"])
    for one in command.subcommands ?? [] { describe(one, name, &page) }
    page.macro("SH", ["EXIT STATUS"])
    for status in statuses { page.item([(status.number, true)], status.meaning + ".") }
    return page.text
  }

  /// The names of commands and options that the page leaves out: the help that every command has.
  private static let unsaid: Set<String> = ["help", "manual"]

  private func describe(_ command: Command, _ parent: String, _ page: inout RoffText) {
    guard !Self.unsaid.contains(command.commandName) else { return }
    let name = "\(parent) \(command.commandName)"
    let arguments = (command.arguments ?? []).filter { $0.kind == "positional" && $0.shouldDisplay }
    let words = arguments.map { argument in
      let value = (argument.valueName ?? "") + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(value)]" : value
    }
    page.macro("SS", [([name] + words).joined(separator: " ")])
    page.line(command.abstract ?? "")
    if let discussion = command.discussion {
      page.macro("PP")
      paragraphs(discussion, &page)
    }
    options(command.arguments, &page, isRoot: false)
    for one in command.subcommands ?? [] { describe(one, name, &page) }
  }

  /// The statuses of a command by their numbers alone: their meaning stands once, at the end.
  private func paragraphs(_ discussion: String, _ page: inout RoffText) {
    for (index, paragraph) in discussion.split(separator: "\n\n").enumerated() {
      if index > 0 { page.macro("PP") }
      var lines = paragraph.split(separator: "\n").map(String.init)
      if lines.first == "Exit status:" {
        let numbers = lines.dropFirst().compactMap { $0.split(separator: " ").first }
        lines = ["Exit status: " + numbers.joined(separator: ", ") + "."]
      }
      for line in lines { page.line(line) }
    }
  }

  private func options(_ arguments: [Command.Argument]?, _ page: inout RoffText, isRoot: Bool) {
    for argument in arguments ?? [] where argument.shouldDisplay {
      let names = (argument.names ?? []).map(\.written)
      if !isRoot, names.contains("--help") || names.contains("--version") { continue }
      var words = [(names.joined(separator: ", "), true)].filter { !$0.0.isEmpty }
      if argument.kind != "flag" { words.append((argument.valueName ?? "", false)) }
      var text = argument.abstract ?? ""
      if argument.kind == "option", let values = argument.allValues, !values.isEmpty {
        text += " One of: \(values.joined(separator: ", "))."
      }
      if let value = argument.defaultValue, !value.isEmpty { text += " Default: \(value)." }
      page.item(words, text)
    }
  }

  /// Returns the text as the line of the name has it: it goes on after a dash, and has no full
  /// stop.
  private static func sentence(_ text: String?) -> String {
    let text = (text ?? "").prefix { $0 != "." }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// The source of a manual page as it is put together; what it is given stands in it as it is.
private struct RoffText {
  private(set) var text = ""

  mutating func macro(_ name: String, _ arguments: [String] = []) {
    let quoted = arguments.map { " \"" + Self.escaped($0, quotes: true) + "\"" }
    text += "." + name + quoted.joined() + "\n"
  }

  /// Words that are filled; in lines that are not too long for tools that read them one by one.
  mutating func line(_ line: String) {
    var row = ""
    for word in line.split(separator: " ") {
      let escaped = Self.escaped(String(word))
      if !row.isEmpty, row.count + escaped.count >= 78 {
        text += row + "\n"
        row = ""
      }
      // A line that begins so would be a command.
      let isCommand = row.isEmpty && (word.hasPrefix(".") || word.hasPrefix("'"))
      row += (row.isEmpty ? "" : " ") + (isCommand ? "\\&" : "") + escaped
    }
    if !row.isEmpty { text += row + "\n" }
  }

  mutating func bold(_ word: String, _ rest: String) {
    text += "\\fB\(Self.escaped(word))\\fR \(Self.escaped(rest))\n"
  }

  /// A term, its words bold or in italics, and what there is to say of it.
  mutating func item(_ words: [(text: String, isBold: Bool)], _ meaning: String) {
    let term = words.map { "\\f" + ($0.isBold ? "B" : "I") + Self.escaped($0.text) + "\\fR" }
    text += ".TP\n" + term.joined(separator: " ") + "\n"
    line(meaning.isEmpty ? "\u{A0}" : meaning)
  }

  private static func escaped(_ text: String, quotes: Bool = false) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"" where quotes: "\\(dq"
      case " "..."~": String(scalar)
      default: "\\[u" + Self.hexadecimal(scalar) + "]"
      }
    }.joined()
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
