extension CardSheet {
  /// As plain text: a line a field, and a line a record of the health book.
  public var plain: String {
    var lines = [title]
    lines += rows.map { "  \($0.label): \($0.value)" }
    for section in sections {
      lines += ["", section.title]
      lines += section.lines.map { "  " + Self.line($0, section.labels) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is missing is left out; line ends become blanks.
  private static func line(_ cells: [String], _ labels: [String]) -> String {
    zip(labels, cells).filter { !$0.1.isEmpty }
      .map { "\($0.0.lowercased()): \($0.1.replacing("\n", with: " "))" }
      .joined(separator: "; ")
  }
}
