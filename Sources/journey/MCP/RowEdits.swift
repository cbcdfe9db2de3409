import Terminal

/// Parts of rows with their new text, in the fewest bytes: some columns of a row, or the same columns of rows that
/// follow each other as a block.
struct RowEdits {
  private let old: [RowNews]
  private let new: [RowNews]

  init(_ old: [RowNews], _ new: [RowNews]) { (self.old, self.new) = (old, new) }

  /// A line, or a block of several.
  private struct Edit {
    var rows: ClosedRange<Int>
    /// `:20` or `:20-31`; empty for whole rows.
    var columns: String
    var texts: [String]
    var isBlock: Bool { texts.count > 1 }

    /// `12:20│text`, or `12-13:20-31` and the texts below it.
    var bytes: Int {
      let head = ColumnWords.text(rows).utf8.count + columns.utf8.count + (isBlock ? 1 : 4)
      return head + texts.reduce(isBlock ? 0 : -1) { $0 + $1.utf8.count + 1 }
    }
  }

  /// Returns the lines that make the rows of the old ones.
  ///
  /// - Parameter rows: in their order; the text of each is another one.
  func lines(_ rows: [Int]) -> [String] {
    let edits = ColumnWords.ranges(rows).flatMap(best)
    var lines: [String] = []
    var places: [String: (line: Int, rows: [Int])] = [:]
    for edit in edits {
      let head = ColumnWords.text(edit.rows) + edit.columns
      if edit.isBlock {
        lines += [head] + edit.texts
        continue
      }
      // The same part of several rows, as the edge of a box, is told once.
      let (part, row) = ("\(edit.columns)│\(edit.texts[0])", edit.rows.lowerBound)
      let place = places[part] ?? (lines.count, [])
      if place.rows.isEmpty { lines.append("") }
      places[part] = (place.line, place.rows + [row])
      lines[place.line] = ColumnWords.text(ColumnWords.ranges(place.rows + [row])) + part
    }
    return lines
  }

  // MARK: The fewest bytes
  /// Returns the best edits of rows that follow each other, by the best ones of the first of them.
  private func best(_ rows: ClosedRange<Int>) -> [Edit] {
    var best: [(bytes: Int, edits: [Edit])] = [(0, [])]
    let spans = rows.map(span)
    for end in rows {
      let single = pieces(end, spans[end - rows.lowerBound])
      let before = best[best.count - 1]
      var found = (before.bytes + Self.bytes(single), before.edits + single)
      var block = Block(rows: end...end, columns: spans[end - rows.lowerBound])
      for start in stride(from: end - 1, through: rows.lowerBound, by: -1) {
        block.include(start, spans[start - rows.lowerBound], new)
        let before = best[start - rows.lowerBound]
        for (columns, bytes) in block.choices where before.bytes + bytes < found.0 {
          found = (before.bytes + bytes, before.edits + [edit(block.rows, columns)])
        }
      }
      best.append(found)
    }
    return best[best.count - 1].edits
  }

  private static func bytes(_ edits: [Edit]) -> Int { edits.reduce(0) { $0 + $1.bytes } }

  private func edit(_ rows: ClosedRange<Int>, _ columns: Columns) -> Edit {
    Edit(
      rows: rows, columns: columns.words, texts: rows.map { new[$0].shortText(columns.range) })
  }

  /// Columns as they are told.
  private struct Columns {
    let range: ClosedRange<Int>
    let words: String
  }

  /// Rows that follow each other, and the columns in which any of them differs.
  private struct Block {
    var rows: ClosedRange<Int>
    var columns: ClosedRange<Int>
    /// The bytes of the texts of these columns, of those up to the end of the row, and of whole rows.
    private var (part, rest, whole) = (0, 0, 0)

    init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
      (self.rows, self.columns) = (rows, columns)
    }

    mutating func include(_ row: Int, _ span: ClosedRange<Int>, _ new: [RowNews]) {
      let wider =
        min(columns.lowerBound, span.lowerBound)...max(columns.upperBound, span.upperBound)
      let isFirst = rows.count == 1
      let added = wider == columns && !isFirst ? row...row : row...rows.upperBound
      if added.count > 1 { (part, rest) = (0, 0) }
      (rows, columns) = (row...rows.upperBound, wider)
      let last = new[row].cells.count - 1
      for y in added {
        part += new[y].shortBytes(columns) + 1
        rest += new[y].shortBytes(columns.lowerBound...last) + 1
      }
      for y in isFirst ? rows : row...row { whole += new[y].shortBytes(0...last) + 1 }
      end = last
    }

    private var end = 0

    /// The ways to tell it, with the bytes of each.
    var choices: [(Columns, Int)] {
      let head = ColumnWords.text(rows).utf8.count + 1
      var choices = [(Columns(range: 0...end, words: ""), head + whole)]
      if columns.lowerBound > 0 || columns.upperBound < end {
        let words = ":\(ColumnWords.text(columns))"
        choices.append((Columns(range: columns, words: words), head + words.utf8.count + part))
      }
      if columns.lowerBound > 0, columns.upperBound < end {
        let words = ":\(columns.lowerBound)-"
        let range = columns.lowerBound...end
        choices.append((Columns(range: range, words: words), head + words.utf8.count + rest))
      }
      return choices
    }
  }

  // MARK: A row
  /// Returns the columns between the first and the last that differ.
  private func span(_ y: Int) -> ClosedRange<Int> {
    let columns = differing(y)
    return (columns.first ?? 0)...(columns.last ?? 0)
  }

  private func differing(_ y: Int) -> [Int] {
    new[y].cells.indices.filter { new[y].cells[$0].text != old[y].cells[$0].text }
  }

  /// The numbers of equal columns over which parts are told as one, of which the best is taken.
  private static let gaps = [3, 6, 8, 10, 14, 20, Int.max]

  /// Returns the best edits of a row: the whole, or some parts.
  private func pieces(_ y: Int, _ span: ClosedRange<Int>) -> [Edit] {
    let row = new[y]
    var best = [Edit(rows: y...y, columns: "", texts: [row.shortText])]
    let columns = differing(y)
    for gap in Self.gaps {
      var parts: [ClosedRange<Int>] = []
      for x in columns {
        if let last = parts.last, x - last.upperBound < gap {
          parts[parts.count - 1] = last.lowerBound...x
        } else {
          parts.append(x...x)
        }
      }
      let edits = parts.map { part in
        Edit(rows: y...y, columns: words(part, in: row), texts: [row.shortText(part)])
      }
      if Self.bytes(edits) < Self.bytes(best) { best = edits }
    }
    return best
  }

  /// Returns `:20` where the text fills the columns, else `:20-31`, or `:20-` up to the end of the row.
  private func words(_ part: ClosedRange<Int>, in row: RowNews) -> String {
    if row.cells[part.upperBound].text != " " { return ":\(part.lowerBound)" }
    let isRest = row.cells[part.upperBound...].allSatisfy { $0.text == " " }
    if isRest { return ":\(part.lowerBound)-" }
    return ":\(part.lowerBound)-\(part.upperBound)"
  }
}
