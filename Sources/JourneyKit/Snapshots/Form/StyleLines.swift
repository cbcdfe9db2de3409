/// The lines of a snapshot file about styles: the letters of rows, their legends and the colours in them.
///
/// They are made to be compared. Who reads of one screen, or of one change, is told by
/// ``SnapshotChanges`` instead.
package enum StyleLines {
  /// True for the heading of such a part: `styles:`, `legend light on 231:`, `colours:`.
  package static func isHeading(_ line: some StringProtocol) -> Bool {
    guard line.last == ":" else { return false }
    let word = line.dropLast().prefix { $0 != " " }
    return ["styles", "legend", "colours"].contains(word)
  }

  /// Returns the lines of a file without these parts.
  package static func removed(from text: String) -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix("  ") { isInside = isHeading(line) }
      // A theme that differs has letters of its own for its rows.
      if isInside || line.hasPrefix("  styles ") { continue }
      lines.append(String(line))
    }
    return lines
  }
}
