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
    var current = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let joined = current.isEmpty ? String(word) : current + " " + word
      if DisplayWidth.of(joined) <= columns {
        current = joined
        continue
      }
      if !current.isEmpty { lines.append(current) }
      current = breakUp(word, to: columns, into: &lines)
    }
    return lines + [current]
  }

  private static func breakUp(
    _ word: Substring, to columns: Int, into lines: inout [String]
  ) -> String {
    var rest = word
    while DisplayWidth.of(rest) > columns {
      let part = DisplayWidth.prefix(of: rest, fitting: columns).text
      let piece = part.isEmpty ? String(rest.prefix(1)) : part
      lines.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return String(rest)
  }
}
