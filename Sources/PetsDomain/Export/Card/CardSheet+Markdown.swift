extension CardSheet {
  /// As Markdown with the tables of GitHub; whatever is in the records stays text.
  public var markdown: String {
    var lines = ["# \(Self.escaped(title))", ""]
    lines += rows.map { "- **\(Self.escaped($0.label)):** \(Self.escaped($0.value))" }
    for section in sections {
      lines += ["", "## \(Self.escaped(section.title))", ""]
      lines.append(Self.line(section.labels))
      lines.append(Self.line(section.labels.map { _ in "---" }, isEscaped: true))
      lines += section.lines.map { Self.line($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ cells: [String], isEscaped: Bool = false) -> String {
    "| " + cells.map { isEscaped ? $0 : escaped($0) }.joined(separator: " | ") + " |"
  }

  /// A backslash before whatever CommonMark gives a meaning to; a line end within a cell is `<br>`.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "<br>"
      case _ where "\\`*_{}[]<>#|~!&$".unicodeScalars.contains(scalar): "\\\(scalar)"
      default: String(scalar)
      }
    }.joined()
  }
}
