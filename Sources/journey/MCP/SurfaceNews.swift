import JourneyKit
import Terminal

/// The lines that make the rows of one screen of those of another of the same size.
struct SurfaceNews {
  private let old: [RowNews]
  private let new: [RowNews]

  init(_ old: [RowNews], _ new: [RowNews]) { (self.old, self.new) = (old, new) }

  /// Empty where the rows are the same.
  var lines: [String] {
    var changed = new.indices.filter { old[$0].cells != new[$0].cells }
    var lines: [String] = []
    while changed.count > 1, let move = bestMove(of: changed) {
      lines.append(move.words)
      changed.removeAll { move.rows.contains($0) }
    }
    let hasMoved = !lines.isEmpty
    let empty = changed.filter { new[$0].isEmpty }
    if empty.count > 1 {
      lines.append("rows \(ColumnWords.text(ColumnWords.ranges(empty))) are empty")
      changed.removeAll { new[$0].isEmpty }
    }
    let recoloured = changed.filter {
      new[$0].text == old[$0].text && new[$0].marks == old[$0].marks
    }
    if !recoloured.isEmpty {
      lines.append("rows \(ColumnWords.text(ColumnWords.ranges(recoloured))) look different")
      changed.removeAll { recoloured.contains($0) }
    }
    for y in changed {
      // After rows have moved, parts of rows would be read as parts of others.
      lines += hasMoved ? [new[y].shortLine] : new[y].changes(from: old[y])
    }
    return lines
  }

  /// Rows that stand elsewhere now, and are the same otherwise.
  private struct Move {
    /// The rows where they stand now, in their order.
    let rows: [Int]
    /// The rows by which they have moved up; below 0 for down.
    let up: Int

    /// `rows 0–21 stood 1 row below`
    var words: String {
      let count = abs(up)
      let distance = count == 1 ? "1 row" : "\(count) rows"
      return
        "rows \(ColumnWords.text(ColumnWords.ranges(rows))) stood \(distance) \(up > 0 ? "below" : "above")"
    }
  }

  /// Returns the move that spares the most bytes; nil where none spares any.
  private func bestMove(of changed: [Int]) -> Move? {
    var (best, most): (Move?, Int) = (nil, 0)
    for up in (1 - old.count)..<old.count where up != 0 {
      let rows = changed.filter {
        old.indices.contains($0 + up) && !new[$0].isEmpty && new[$0].cells == old[$0 + up].cells
      }
      guard rows.count > 1 else { continue }
      let move = Move(rows: rows, up: up)
      let spared = rows.reduce(0) { $0 + new[$1].text.utf8.count + 5 } - move.words.utf8.count
      if spared > most { (best, most) = (move, spared) }
    }
    return best
  }
}

/// A row as it is told: its number, its text, and the columns that stand out.
struct RowNews {
  let number: Int
  let cells: [Cell]
  let text: String
  /// The columns that are reversed, or have a background that most of the screen has not.
  let marks: [ClosedRange<Int>]

  /// Returns all rows of a screen.
  static func rows(of screen: Screen) -> [RowNews] {
    let usual = usualBackground(screen)
    return (0..<screen.size.rows).map { RowNews($0, screen, usual: usual) }
  }

  private init(_ number: Int, _ screen: Screen, usual: Color) {
    self.number = number
    let cells = screen.surface.row(number).map(\.asSeen)
    self.cells = cells
    text = Self.text(cells[...])
    let standing = cells.indices.filter { x in
      let style = cells[x].style
      return style.attributes.contains(.reverse) || style.background != usual
    }
    marks = ColumnWords.ranges(standing)
  }

  /// The background of most of the screen, by the cells at its edges and in its middle.
  private static func usualBackground(_ screen: Screen) -> Color {
    var counts: [Color: Int] = [:]
    for y in 0..<screen.size.rows {
      for x in [0, screen.size.columns / 2, screen.size.columns - 1] {
        counts[screen.surface[x, y].style.background, default: 0] += 1
      }
    }
    let most = counts.values.max() ?? 0
    return counts[.default] == most ? .default : counts.first { $0.value == most }?.key ?? .default
  }

  var isEmpty: Bool { text.isEmpty && marks.isEmpty }

  private static func text(_ cells: ArraySlice<Cell>) -> String {
    let last = cells.lastIndex { $0.text != " " } ?? cells.startIndex - 1
    return cells[cells.startIndex..<last + 1].map(\.text).joined()
  }

  // MARK: In words
  /// `12│Save  {0–3}`
  var line: String { "\(number)│\(text)\(ending)" }
  /// The line with long runs of one character as `⟨─×76⟩`.
  var shortLine: String { "\(number)│\(Self.short(text))\(ending)" }

  private var ending: String { marks.isEmpty ? "" : "  \(markWords)" }

  private var markWords: String {
    "{\(ColumnWords.text(marks.prefix(4)))\(marks.count > 4 ? ", …" : "")}"
  }

  /// Returns the lines for what differs from an older row: the whole; or some columns of it, as
  /// `12:20│text`; and the columns that stand out, as `12 {0–3}`.
  func changes(from old: RowNews) -> [String] {
    var pieces = differingColumns(old.cells).map { part in
      let text = Self.text(cells[part])
      // The end is told where blanks are behind the text.
      let isFull = cells[part.upperBound].text != " "
      return
        "\(number):\(isFull ? "\(part.lowerBound)" : ColumnWords.text([part]))│\(Self.short(text))"
    }
    if marks != old.marks { pieces.append("\(number) \(markWords)") }
    let count = pieces.reduce(-1) { $0 + $1.utf8.count + 1 }
    return count < shortLine.utf8.count ? pieces : [shortLine]
  }

  /// Returns the columns in which the text differs; those that lie near each other are taken together.
  private func differingColumns(_ before: [Cell]) -> [ClosedRange<Int>] {
    var parts: [ClosedRange<Int>] = []
    for x in cells.indices where cells[x].text != before[x].text {
      if let last = parts.last, x - last.upperBound < 8 {
        parts[parts.count - 1] = last.lowerBound...x
      } else {
        parts.append(x...x)
      }
    }
    return parts
  }

  /// Returns a text in which runs of one character stand once, where that is shorter.
  private static func short(_ text: String) -> String {
    var (result, run, count): (String, Character?, Int) = ("", nil, 0)
    func end() {
      guard let run else { return }
      let words = "⟨\(run)×\(count)⟩"
      let plain = String(repeating: run, count: count)
      result += count > 7 && words.utf8.count < plain.utf8.count ? words : plain
    }
    for character in text {
      if character == run {
        count += 1
      } else {
        end()
        (run, count) = (character, 1)
      }
    }
    end()
    return result
  }
}

/// Numbers of rows and columns in words.
enum ColumnWords {
  static func ranges(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges
  }

  /// `0–3, 7`
  static func text(_ ranges: some Sequence<ClosedRange<Int>>) -> String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }
}
