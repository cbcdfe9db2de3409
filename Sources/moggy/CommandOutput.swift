import Foundation
import Interchange
import ProgramOptions
import Terminal

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
