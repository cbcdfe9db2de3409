import Core
import CursesHost
import Foundation
import Interchange
import PetsDomain
import Terminal
import Toolkit

/// The ways in which every command prints: words for people, JSON for programs, and exports.
protocol CommandOutput {}

extension CommandOutput {
  /// Text for people; what the records hold is clean already, what a path holds is not.
  func say(_ text: String) {
    StandardOutput.write(Sanitizer.clean(text, multiline: true))
  }

  func say(_ value: JSONValue) { StandardOutput.write(value.text()) }

  func say(rows: [[String]]) {
    for line in TextColumns.lines(rows) { say(line) }
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
protocol CommandWords {
  var language: Language { get }
}

extension CommandWords {
  func added(_ line: String) -> String {
    language.say(en: "added: \(line)", ru: "добавлено: \(line)")
  }

  func changed(_ line: String) -> String {
    language.say(en: "changed: \(line)", ru: "изменено: \(line)")
  }

  func unchanged(_ line: String) -> String {
    language.say(en: "as before: \(line)", ru: "без изменений: \(line)")
  }

  func removed(_ line: String) -> String {
    language.say(
      en: "removed: \(line); u in the program brings it back",
      ru: "удалено: \(line); u в программе вернёт")
  }
}

/// The file that a command was told to write to.
enum ExportFile {
  /// Writes the text, whole or not at all.
  static func write(
    _ text: String, to path: String, isReplacing: Bool, _ words: PetWords
  ) throws {
    do throws(FileExportProblem) {
      let file = try NewFile(URL(filePath: path).absoluteURL, isReplacing: isReplacing)
      try file.write(Data(text.utf8))
      try file.finish()
    } catch {
      throw PetsFailure.notWritten(error, words)
    }
  }
}

extension PetsFailure {
  static func notWritten(_ problem: FileExportProblem, _ words: PetWords) -> PetsFailure {
    .file(words.problem(problem), ExitStatus(problem))
  }
}
