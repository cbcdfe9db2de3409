import JourneyKit
import Terminal
import VirtualTerminal

/// The changes of a screen since the client saw it last, in few words.
///
/// Rows that only moved, as those of a pager, are named and not told again.
struct ScreenNews {
  /// The screen that the client knows; nil where it knows none.
  let old: Screen?
  let new: Screen

  /// The lines of the whole screen: its headline, what is new besides, then the rows with their numbers
  /// from 0, without the empty ones at the end.
  var whole: [String] {
    let rows = rows(0..<new.size.rows)
    let last = rows.lastIndex { !$0.isEmpty }
    return [new.headline] + facts + rows.prefix((last ?? -1) + 1).map(\.line)
  }

  /// The lines of what has changed; of the whole screen where the old one is not known or of another size.
  var lines: [String] {
    guard let old, old.size == new.size else { return whole }
    let changed = changedRows(since: old)
    var lines = old.headline == new.headline ? [] : [new.headline]
    lines += facts
    let moved = Move.best(old.surface, new.surface, of: changed)
    if let moved { lines.append(moved.words) }
    let rows = rows(changed.filter { moved?.rows.contains($0) != true })
    let empty = rows.filter(\.isEmpty).map(\.number)
    if empty.count > 1 { lines.append("rows \(Self.words(Self.ranges(empty))) are empty") }
    let usual = Self.usualBackground(old)
    for row in rows where empty.count < 2 || !row.isEmpty {
      // After rows have moved, parts of rows would be read as parts of others.
      lines += moved == nil ? row.changes(from: Row(row.number, old, usual: usual)) : [row.line]
    }
    return lines.isEmpty ? ["the screen has not changed"] : lines
  }

  private func rows(_ numbers: some Sequence<Int>) -> [Row] {
    let usual = Self.usualBackground(new)
    return numbers.map { Row($0, new, usual: usual) }
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

  private func changedRows(since old: Screen) -> [Int] {
    (0..<new.size.rows).filter { y in
      (0..<new.size.columns).contains { old.surface[$0, y].asSeen != new.surface[$0, y].asSeen }
    }
  }

  /// The most bytes of a clipboard that are told; a program may write megabytes.
  private static let mostClipboard = 1000

  /// The words for what the terminal was told besides its cells, since the old screen.
  private var facts: [String] {
    guard let now = new.facts else { return [] }
    var words: [String] = []
    if now.title != old?.facts?.title ?? "" { words.append("title: \(now.title)") }
    let bells = now.bellCount - (old?.facts?.bellCount ?? 0)
    if bells > 0 { words.append(bells == 1 ? "the bell rang" : "the bell rang \(bells) times") }
    if let last = now.notifications.last, now.notifications != old?.facts?.notifications ?? [] {
      let parts = [last.title, last.body].filter { !$0.isEmpty }
      words.append("notification: " + parts.joined(separator: ": "))
    }
    if let last = now.clipboardWrites.last,
      now.clipboardWrites != old?.facts?.clipboardWrites ?? []
    {
      let text = String(decoding: last.data.prefix(Self.mostClipboard), as: UTF8.self)
      let rest = last.data.count - Self.mostClipboard
      words.append("clipboard: " + text + (rest > 0 ? " … and \(rest) bytes more" : ""))
    }
    return words
  }

  /// A row as it is told: its number, its text, and the columns that stand out.
  private struct Row {
    let number: Int
    let cells: [Cell]
    let text: String
    /// The columns that are reversed, or have a background that most of the screen has not.
    let marks: [ClosedRange<Int>]

    init(_ number: Int, _ screen: Screen, usual: Color) {
      self.number = number
      let cells = screen.surface.row(number).map(\.asSeen)
      self.cells = cells
      text = Self.text(cells[...])
      let standing = cells.indices.filter { x in
        let style = cells[x].style
        return style.attributes.contains(.reverse) || style.background != usual
      }
      marks = ScreenNews.ranges(standing)
    }

    var isEmpty: Bool { text.isEmpty && marks.isEmpty }

    private static func text(_ cells: ArraySlice<Cell>) -> String {
      let last = cells.lastIndex { $0.text != " " } ?? cells.startIndex - 1
      return cells[cells.startIndex..<last + 1].map(\.text).joined()
    }

    /// `12│Save  {0–3}`
    var line: String { "\(number)│\(text)\(marks.isEmpty ? "" : "  \(markWords)")" }

    private var markWords: String {
      "{\(ScreenNews.words(marks.prefix(4)))\(marks.count > 4 ? ", …" : "")}"
    }

    /// Returns the lines for what differs from an older row: the whole, only some columns of it as
    /// `12:20–31│text`, or only the columns that stand out, as `12 {}`.
    func changes(from old: Row) -> [String] {
      let parts = differingColumns(old.cells)
      let isMarkedAnew = marks != old.marks
      if parts.isEmpty, marks.isEmpty, isMarkedAnew { return ["\(number) {}"] }
      if parts.isEmpty || isMarkedAnew, !marks.isEmpty { return [line] }
      let pieces = parts.map { part in
        "\(number):\(ScreenNews.words([part]))│\(Self.text(cells[part]))"
      }
      let count = pieces.reduce(0) { $0 + $1.count + 1 }
      return !parts.isEmpty && count < line.count ? pieces : [line]
    }

    /// The columns in which the text differs; those that lie near each other are taken together.
    private func differingColumns(_ before: [Cell]) -> [ClosedRange<Int>] {
      var parts: [ClosedRange<Int>] = []
      for x in cells.indices where cells[x].text != before[x].text {
        if let last = parts.last, x - last.upperBound < 12 {
          parts[parts.count - 1] = last.lowerBound...x
        } else {
          parts.append(x...x)
        }
      }
      return parts
    }
  }

  /// Rows that stand elsewhere now, and are the same otherwise.
  private struct Move {
    /// The rows where they stand now.
    let rows: Set<Int>
    /// The rows by which they have moved up; below 0 for down.
    let up: Int

    /// `rows 0–21 stood 1 row below`
    var words: String {
      let sorted = rows.sorted()
      let count = abs(up)
      let place = up > 0 ? "below" : "above"
      let distance = count == 1 ? "1 row" : "\(count) rows"
      return "rows \(ScreenNews.words(ScreenNews.ranges(sorted))) stood \(distance) \(place)"
    }

    /// Returns the move of the most rows with something in them; nil where no move explains half of the
    /// changed rows.
    static func best(_ old: Surface, _ new: Surface, of changed: [Int]) -> Move? {
      guard changed.count >= 3 else { return nil }
      let (before, after) = (rows(of: old), rows(of: new))
      let blank = Array(repeating: Cell.blank.asSeen, count: old.size.columns)
      var (best, most): (Move?, Int) = (nil, 0)
      for up in (1 - old.size.rows)..<old.size.rows where up != 0 {
        let rows = changed.filter {
          before.indices.contains($0 + up) && after[$0] == before[$0 + up]
        }
        let count = rows.count { after[$0] != blank }
        if count > most { (best, most) = (Move(rows: Set(rows), up: up), count) }
      }
      return best.flatMap { $0.rows.count * 2 >= changed.count ? $0 : nil }
    }

    private static func rows(of surface: Surface) -> [[Cell]] {
      (0..<surface.size.rows).map { surface.row($0).map(\.asSeen) }
    }
  }

  // MARK: Numbers in words
  private static func ranges(_ numbers: [Int]) -> [ClosedRange<Int>] {
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
  private static func words(_ ranges: some Sequence<ClosedRange<Int>>) -> String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }
}
