/// The source of a manual page as it is put together; what it is given stands in it as it is.
struct RoffText {
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
