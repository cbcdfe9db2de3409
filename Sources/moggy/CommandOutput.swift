import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import Terminal

/// The ways in which every command prints: words for people, JSON for programs, and exports.
protocol CommandOutput { var isJSON: Bool { get } }

extension CommandOutput {
  /// Text for people; what the records hold is clean already, what a path holds is not.
  func say(_ text: String) { StandardOutput.write(Sanitizer.clean(text, multiline: true)) }
  func say(_ value: JSONValue) { StandardOutput.write(value.text()) }

  func say(rows: [[String]]) {
    for line in TextColumns.lines(rows) { say(line) }
  }

  /// The value for programs, or the text for people.
  func tell(_ value: @autoclosure () -> JSONValue, _ text: @autoclosure () -> String) {
    isJSON ? say(value()) : say(text())
  }

  /// The value for programs, or the rows for people.
  func tell(_ value: @autoclosure () -> JSONValue, rows: @autoclosure () -> [[String]]) {
    isJSON ? say(value()) : say(rows: rows())
  }

  /// Tells on standard error what a file had that was left out, if anything was: the first of it, and how
  /// much more. The program ends with a status of its own then.
  ///
  /// - Parameters:
  ///   - lines: the first of it, a line each.
  ///   - count: of all of it.
  func tellLeftOut(_ head: String, _ lines: [String], of count: Int, _ language: Language) {
    if count == 0 { return }
    ProgramEnd.leaveOut()
    if isJSON { return }
    let shown = lines.prefix(20)
    let rest = count - shown.count
    let more = language.say(en: "… and \(rest) more", ru: "… и ещё \(rest)")
    ErrorOutput.write(([head] + shown + (rest > 0 ? [more] : [])).joined(separator: "\n"))
  }

  /// The one that is meant.
  ///
  /// - Throws: ``CommandFailure`` where there is none, or more than one, which are then listed.
  func one<Record>(
    of found: [Record], none: String, several: String, lines: ([Record]) -> [String]
  ) throws -> Record {
    guard let first = found.first else { throw CommandFailure(.noInput, none) }
    if found.count == 1 { return first }
    throw CommandFailure(.wrongData, [several] + lines(found))
  }

  /// Without a line end of our own: an export has its own. It goes into a file as it is, but for
  /// controls, which nobody put there with a good intent.
  func put(_ text: String) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    StandardOutput.write(
      isTerminal ? Sanitizer.clean(text, multiline: true) : ControlCharacters.replaced(in: text),
      terminator: "")
  }
}

/// Rows of cells as lines whose columns stand one under the other.
enum TextColumns {
  static func lines(_ rows: [[String]]) -> [String] {
    let widths = rows.map { $0.map { DisplayWidth.of($0) } }
    var columns: [Int] = []
    for row in widths {
      columns += repeatElement(0, count: max(0, row.count - columns.count))
      for (column, width) in row.enumerated() { columns[column] = max(columns[column], width) }
    }
    return zip(rows, widths).map { line($0, $1, columns) }
  }

  /// The blanks of a cell stand before the next one that has something.
  private static func line(_ row: [String], _ widths: [Int], _ columns: [Int]) -> String {
    var (line, blanks) = ("", 0)
    for (column, cell) in row.enumerated() {
      if !cell.isEmpty {
        line += String(repeating: " ", count: blanks)
        line += cell
        blanks = 0
      }
      blanks += columns[column] - widths[column] + 2
    }
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    return line
  }
}

/// Controls that act on a terminal, taken out of text that a program reads and a person may see later.
enum ControlCharacters {
  /// Leaves line ends and tabs; any other control of C0, DEL and C1 becomes U+FFFD.
  static func replaced(in text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var clean = String.UnicodeScalarView()
    clean.append(contentsOf: text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 })
    return String(clean)
  }

  /// The same text of JSON, where such a control stands in strings alone and can be written by number.
  static func escaped(inJSON text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.unicodeScalars.map { scalar in
      guard isControl(scalar) else { return String(scalar) }
      return "\\u" + String(0x1_0000 + scalar.value, radix: 16).dropFirst()
    }.joined()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\t": false
    default: scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    }
  }
}

/// The words that all commands have alike when something was done, with the line of what it was done to.
extension Words where Topic: ParsableCommand {
  func added(_ line: String) -> String { say(en: "added: \(line)", ru: "добавлено: \(line)") }
  func changed(_ line: String) -> String { say(en: "changed: \(line)", ru: "изменено: \(line)") }

  func unchanged(_ line: String) -> String {
    say(en: "as before: \(line)", ru: "без изменений: \(line)")
  }

  func removed(_ line: String) -> String {
    say(
      en: "removed: \(line); u in the program brings it back",
      ru: "удалено: \(line); u в программе вернёт")
  }
}

/// The file that an export goes to; without one it is printed.
struct ExportTarget: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file; - is standard output.", valueName: "path"),
    completion: .file(), transform: NamedPath.any)
  private var output: String?
  @Flag(help: "Replace a file that is there.") var replace = false

  /// The path of the file; nil for standard output.
  var file: String? { output == "-" ? nil : output }

  /// Writes the text, whole or not at all.
  func put(_ text: String, _ context: some CommandOutput) throws {
    guard file != nil else { return context.put(text) }
    try put(bytes: Data(text.utf8), context)
  }

  /// Writes bytes, whole or not at all; to standard output as they are. With `--json` the path of the file
  /// is told then.
  func put(bytes: Data, _ context: some CommandOutput) throws {
    guard let path = file else { return StandardOutput.write(bytes) }
    let url = URL(filePath: path).absoluteURL
    let file = try NewFile(url, isReplacing: replace)
    try file.write(bytes)
    try file.finish()
    if context.isJSON { context.say(["path": .string(url.path(percentEncoded: false))]) }
  }
}
