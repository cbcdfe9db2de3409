import ArgumentParser
import FoundationEssentials
import JourneyKit

/// The words of a command line and of the environment that can be wrong before a command is known.
enum CommandWords {
  /// - Throws: an error of the command line that tells the nearest right word.
  static func check(_ arguments: [String]) throws {
    try checkName(arguments)
    try check(ProcessInfo.processInfo.environment)
  }

  // MARK: Commands
  /// Looks for a command that there is not: its arguments would be told as too many.
  private static func checkName(_ arguments: [String]) throws {
    var command: any ParsableCommand.Type = JourneyCommand.self
    var path = ["journey"]
    for word in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
      let commands = command.configuration.subcommands
      if commands.isEmpty || word.hasPrefix("-") { return }
      if let next = commands.first(where: { $0._commandName == word }) {
        command = next
        path.append(word)
        continue
      }
      if word == "help" { return }
      throw ValidationError("there is no command ‘\(word)’; \(advice(word, commands, path))")
    }
  }

  private static func advice(
    _ word: String, _ commands: [any ParsableCommand.Type], _ path: [String]
  ) -> String {
    let path = path.joined(separator: " ")
    let names = commands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    if let name = NearestName.of(word, among: names) { return "did you mean ‘\(path) \(name)’?" }
    if path == "journey", FileManager.default.fileExists(atPath: word) {
      return "did you mean ‘journey run \(word)’?"
    }
    return names.count <= 16
      ? "there are \(names.joined(separator: ", "))" : "see ‘\(path) --help’"
  }

  // MARK: The environment
  /// The variables of which only some words have a meaning.
  private static let variables = [
    ("JOURNEY_SNAPSHOTS", ["record", "check"]),
    ("JOURNEY_TRACE", TraceMode.allCases.map(\.rawValue)),
    ("JOURNEY_SNAPSHOT_PICTURES", ["exact", "alike"]),
  ]

  static func check(_ environment: [String: String]) throws {
    for (name, words) in variables {
      guard let word = environment[name], !word.isEmpty, !words.contains(word) else { continue }
      throw ValidationError("\(name)=\(word): \(NearestName.advice(word, among: words))")
    }
  }
}

/// A time on a command line: `5s`, `500ms`, `1m`, `1h`; a number alone is of seconds.
enum CommandTime {
  private static let units: [(String, Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600),
  ]

  /// Reads a number with its unit; nil for anything else, and for what is too long to be counted.
  static func duration(_ text: String) -> Duration? {
    guard let unit = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast(unit.0.count)), number >= 0, number < 1e9
    else { return nil }
    return .milliseconds(Int64((number * unit.1 * 1000).rounded()))
  }

  /// Reads the value of an option.
  ///
  /// - Throws: an error of the command line for what is no time.
  static func option(_ text: String) throws -> Duration {
    if let time = duration(text) ?? duration(text + "s") { return time }
    throw ValidationError("a time is as 5s, 500ms or 1m; a number alone is of seconds")
  }
}

extension Int {
  /// `1 act`, `2 acts`
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
