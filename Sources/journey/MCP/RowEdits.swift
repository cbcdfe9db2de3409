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
    /// The words after the numbers of the rows.
    var part: String { "\(columns)│\(texts[0])" }

    /// The weight of one more place to look at: what belongs together, as a box, is not cut for a byte or two.
    static let place = 3

    /// `12:20│text`, or `12-13:20-31` and the texts below it; and the weight.
    var cost: Int {
      let head =
        ColumnWords.text(rows).utf8.count + columns.utf8.count + (isBlock ? 1 : 4) + Self.place
      return head + texts.reduce(isBlock ? 0 : -1) { $0 + $1.utf8.count + 1 }
    }
  }

  /// Returns the lines that make the rows of the old ones.
  ///
  /// - Parameter rows: in their order; the text of each is another one.
  func lines(_ rows: [Int]) -> [String] {
    var lines: [String] = []
    var places: [String: (line: Int, rows: [Int])] = [:]
    for edit in best(rows) {
      let head = ColumnWords.text(edit.rows) + edit.columns
      if edit.isBlock {
        lines += [head] + edit.texts
        continue
      }
      // The same part of several rows, as the edge of a box, is told once.
      var place = places[edit.part] ?? (lines.count, [])
      if place.rows.isEmpty { lines.append("") }
      place.rows += edit.rows
      places[edit.part] = place
      lines[place.line] = ColumnWords.text(ColumnWords.ranges(place.rows)) + edit.part
    }
    return lines
  }

  // MARK: The lowest cost
  /// Returns the best edits of rows, by the best ones of the first of them.
  private func best(_ rows: [Int]) -> [Edit] {
    guard let first = rows.first, let last = rows.last else { return [] }
    var best: [(cost: Int, edits: [Edit])] = [(0, [])]
    let changed = Set(rows)
    let spans = (first...last).map { changed.contains($0) ? span($0) : nil }
    let singles = Dictionary(
      uniqueKeysWithValues: rows.map { ($0, pieces($0, spans[$0 - first] ?? 0...0)) })
    let counts = Dictionary(singles.values.joined().map { ($0.part, 1) }, uniquingKeysWith: +)
    for end in first...last {
      guard let own = spans[end - first] else {
        best.append(best[best.count - 1])
        continue
      }
      var found = best[best.count - 1]
      for edit in singles[end] ?? [] {
        // The same part of several rows is told once, with their numbers.
        let (count, number) = (counts[edit.part] ?? 1, "\(end), ".utf8.count)
        found.cost += count > 1 ? (edit.cost - number) / count + number : edit.cost
        found.edits.append(edit)
      }
      var (block, isSame) = (Block(rows: end...end, columns: own), true)
      for start in stride(from: end - 1, through: first, by: -1) {
        // Rows between others that change may be told with them.
        let columns = block.columns
        block.include(start, spans[start - first], new)
        let added = block.columns == columns ? start...start : start...end - 1
        isSame = isSame && added.allSatisfy { isEqual($0, end, block.columns) }
        guard spans[start - first] != nil else { continue }
        let before = best[start - first]
        for (columns, cost) in block.choices where before.cost + cost < found.cost {
          found = (before.cost + cost, before.edits + [edit(block.rows, columns)])
        }
        guard isSame else { continue }
        let same = equal(block.rows, block.columns)
        if before.cost + same.cost < found.cost {
          found = (before.cost + same.cost, before.edits + [same])
        }
      }
      best.append(found)
    }
    return best[best.count - 1].edits
  }

  private func isEqual(_ one: Int, _ other: Int, _ columns: ClosedRange<Int>) -> Bool {
    columns.allSatisfy { new[one].cells[$0].text == new[other].cells[$0].text }
  }

  /// Returns the edit of rows that are the same in some columns now: one line for all.
  private func equal(_ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) -> Edit {
    let row = new[rows.lowerBound]
    let all = Set(rows.map { words(columns, in: new[$0]) })
    let part = all.count == 1 ? all.first : nil
    return Edit(
      rows: rows, columns: part ?? ":\(columns.lowerBound)-\(columns.upperBound)",
      texts: [row.shortText(columns)])
  }

  private static func cost(_ edits: [Edit]) -> Int { edits.reduce(0) { $0 + $1.cost } }

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

    /// - Parameter span: the columns in which the row differs; nil if it is the same.
    mutating func include(_ row: Int, _ span: ClosedRange<Int>?, _ new: [RowNews]) {
      let span = span ?? columns
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

    /// The ways to tell it, with the cost of each.
    var choices: [(Columns, Int)] {
      let head = ColumnWords.text(rows).utf8.count + 1 + Edit.place
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
      if Self.cost(edits) < Self.cost(best) { best = edits }
    }
    return best
  }

  /// Returns `:20` where the text fills the columns, else `:20-31`, or `:20-` up to the end of the row; nothing where
  /// that is the whole row.
  private func words(_ part: ClosedRange<Int>, in row: RowNews) -> String {
    if row.cells[part.upperBound].text != " " { return ":\(part.lowerBound)" }
    let isRest = row.cells[part.upperBound...].allSatisfy { $0.text == " " }
    if isRest { return part.lowerBound == 0 ? "" : ":\(part.lowerBound)-" }
    return ":\(part.lowerBound)-\(part.upperBound)"
  }
}
