import FoundationEssentials
import Terminal
import VirtualTerminal

/// A command of a shell that marks its prompts (OSC 133), as text.
public struct ShellCommand: Hashable, Sendable {
  /// The prompt, with all of its lines.
  public var prompt: String
  /// The text that was typed; nil where the shell does not tell where it begins.
  public var line: String?
  /// The text that the command has written so far; nil while it has not been started.
  public var output: String?
  public var hasEnded: Bool
  /// The exit status; nil where the shell has told none.
  public var status: Int?

  init(_ command: PlacedCommand, _ terminal: VirtualTerminal) {
    func text(_ range: TextRange) -> String {
      let text = terminal.text(in: range)
      return String(text.reversed().drop { $0 == "\n" }.reversed())
    }
    prompt = text(command.prompt)
    line = command.input.map(text)
    output = command.output.map(text)
    (hasEnded, status) = (command.hasEnded, command.status)
  }
}

/// Expectations of a shell that tells its terminal where prompts, commands and their output begin (OSC
/// 133) and in which folder it is (OSC 7).
extension Journey {
  /// Returns the commands on the lines that the terminal keeps, the oldest first; the last one is the
  /// prompt that waits, if one does.
  public func shellCommands(
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> [ShellCommand] { try shellCommands(Place(file, line)) }

  private func shellCommands(_ place: Place) throws -> [ShellCommand] {
    guard let display = driver.display
    else { throw failure("a program in process has no terminal", place) }
    let commands = display.commands.map { ShellCommand($0, display) }
    if commands.isEmpty { throw failure("the shell has marked no prompt (OSC 133)", place) }
    return commands
  }

  /// Expects that the shell waits for a command.
  ///
  /// - Parameter words: a part of the prompt.
  public func expectPrompt(
    _ words: (some TextPatternConvertible)? = String?.none, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let place = Place(file, line)
    let pattern = words?.textPattern
    try check("expect a prompt" + (pattern.map { " \($0)" } ?? ""), place) {
      guard let last = try shellCommands(place).last else { return }
      if last.output != nil, !last.hasEnded {
        throw failure("no prompt: “\(last.line ?? "a command")” runs", place)
      }
      if last.hasEnded { throw failure("no prompt since the last command has ended", place) }
      try expect(pattern, in: last.prompt, "the prompt", place)
    }
  }

  /// Expects the last command that was started, and of it whatever is given.
  ///
  /// - Parameters:
  ///   - typed: a part of the line that was typed.
  ///   - output: a part of the text that it has written.
  ///   - status: its exit status; a command that still runs has none.
  public func expectCommand(
    _ typed: TextPattern? = nil, output: TextPattern? = nil, status: Int? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let place = Place(file, line)
    try check("expect the command \(typed.map { "\($0)" } ?? "last started")", place) {
      guard let last = try shellCommands(place).last(where: { $0.output != nil })
      else { throw failure("no command was started", place) }
      try expect(typed, in: last.line ?? "", "the command", place)
      try expect(output, in: last.output ?? "", "the output of “\(last.line ?? "")”", place)
      guard let status, last.status != status else { return }
      let found = last.status.map { "\($0)" } ?? (last.hasEnded ? "none" : "none: it still runs")
      throw failure(
        "“\(last.line ?? "")”: expected exit status \(status), found \(found)", place,
        expected: "\(status)", actual: last.status.map { "\($0)" })
    }
  }

  /// Expects the folder in which the shell says that it is (OSC 7).
  public func expectFolder(
    _ path: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let place = Place(file, line)
    try check("expect the folder \(path)", place) {
      let told = try facts(file: file, line: line).workingFolder
      let folder = told.hasPrefix("file:") ? URL(string: told)?.path ?? told : told
      guard folder != path else { return }
      throw failure(
        "the folder: expected \(path), found \(told.isEmpty ? "none told (OSC 7)" : folder)", place,
        expected: path, actual: folder)
    }
  }

  /// Fails where a pattern is no part of a text; nil is a part of every text.
  func expect(
    _ pattern: TextPattern?, in text: String, _ what: String, _ place: Place
  ) throws {
    guard let pattern else { return }
    do {
      if try TextMatcher(pattern).isPart(of: text) { return }
    } catch { throw failure("\(error)", place) }
    let shown = text.isEmpty ? "it is empty" : "it is:\n\(text.suffix(2000))"
    throw failure(
      "\(what): expected \(pattern); \(shown)", place, expected: pattern.source, actual: text)
  }
}
