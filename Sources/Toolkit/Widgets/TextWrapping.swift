import Terminal

/// Breaks text into lines between words; a word longer than a line breaks at a cluster.
public enum TextWrapping {
  public static func wrap(_ text: String, to columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrap(line: $0, to: columns)
    }
  }

  private static func wrap(line: Substring, to columns: Int) -> [String] {
    var lines: [String] = []
    var current: String?
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      // The blanks at the start of the text are an indent; those at a break are dropped.
      let isAfterBreak = current?.isEmpty == true && !lines.isEmpty
      let joined = isAfterBreak ? String(word) : current.map { $0 + " " + word } ?? String(word)
      if DisplayWidth.of(joined) <= columns {
        current = joined
        continue
      }
      if let current, current.contains(where: { $0 != " " }) { lines.append(current) }
      current = breakUp(word, to: columns, into: &lines)
    }
    return lines + [current ?? ""]
  }

  private static func breakUp(
    _ word: Substring, to columns: Int, into lines: inout [String]
  ) -> String {
    var piece = ""
    var used = 0
    for character in word {
      let width = DisplayWidth.of(character)
      if used + width > columns, !piece.isEmpty {
        lines.append(piece)
        piece = ""
        used = 0
      }
      piece.append(character)
      used += width
    }
    return piece
  }
}
