import JourneyKit
import Terminal

/// A row as it is told: its text, and the columns that stand out.
struct RowNews {
  let cells: [Cell]
  /// Without the blanks at its end.
  let text: String
  /// The columns that are reversed, or have a background that most of the screen has not.
  let marks: [ClosedRange<Int>]
  /// The cells with the same text side by side.
  let runs: [CellRun]

  /// Returns all rows of a screen.
  static func rows(of screen: Screen) -> [RowNews] {
    let usual = usualBackground(screen)
    return (0..<screen.size.rows).map { y in
      let cells = screen.surface.row(y).map(\.asSeen)
      let standing = cells.indices.filter { x in
        let style = cells[x].style
        return style.attributes.contains(.reverse) || style.background != usual
      }
      return RowNews(cells, marks: ColumnWords.ranges(standing))
    }
  }

  private init(_ cells: [Cell], marks: [ClosedRange<Int>]) {
    (self.cells, self.marks, runs) = (cells, marks, CellRun.all(in: cells))
    let last = cells.lastIndex { $0.text != " " } ?? -1
    text = cells.prefix(last + 1).map(\.text).joined()
  }

  /// Returns rows as a terminal of another size would have them: cut, and with blanks at the right and below.
  static func fitted(_ rows: [RowNews], to size: Size) -> [RowNews] {
    let fitted = rows.prefix(size.rows).map { row in
      let cells = row.cells.prefix(size.columns)
      let blanks = Array(repeating: Cell.blank, count: size.columns - cells.count)
      let marks = row.marks.filter { $0.lowerBound < size.columns }
      return RowNews(cells + blanks, marks: marks.map { $0.clamped(to: 0...size.columns - 1) })
    }
    let empty = RowNews(Array(repeating: .blank, count: size.columns), marks: [])
    return fitted + Array(repeating: empty, count: size.rows - fitted.count)
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

  // MARK: In words
  /// `12│Save  {0-3}`
  func line(_ number: Int) -> String {
    "\(number)│\(text)\(marks.isEmpty ? "" : "  \(markWords)")"
  }

  /// `{0-3}`, at most four places.
  var markWords: String {
    "{\(ColumnWords.text(marks.prefix(4)))\(marks.count > 4 ? ", …" : "")}"
  }

  /// Returns the text of some columns without the blanks at its end, with long runs of one character as
  /// `<─×76>` and of blanks as `<76>`.
  func shortText(_ columns: ClosedRange<Int>) -> String {
    var (result, blanks) = ("", "")
    for run in runs {
      guard let part = run.part(columns) else { continue }
      if run.text == " " {
        blanks = part
      } else {
        result += blanks + part
        blanks = ""
      }
    }
    return result
  }

  var shortText: String { shortText(0...max(0, cells.count - 1)) }

  /// Returns the bytes of that text.
  func shortBytes(_ columns: ClosedRange<Int>) -> Int {
    var (bytes, blanks) = (0, 0)
    for run in runs {
      let count = run.bytes(columns)
      if run.text == " " {
        blanks = count
      } else if count > 0 {
        bytes += blanks + count
        blanks = 0
      }
    }
    return bytes
  }
}

/// Cells side by side that have the same text.
struct CellRun {
  let columns: ClosedRange<Int>
  let text: String
  /// True of a sign behind which the row has a number, as `<5>`, or a character and the sign of a multiple.
  private let isLikeACount: Bool
  /// False of letters and digits: `<5×9>` would be hard to read.
  private let canBeCounted: Bool

  private init(columns: ClosedRange<Int>, text: String, _ cells: [Cell]) {
    (self.columns, self.text) = (columns, text)
    canBeCounted = !text.contains { $0.isLetter || $0.isNumber }
    let next = cells.dropFirst(columns.upperBound + 1).prefix(2).map(\.text)
    isLikeACount =
      text == "<" && (next.contains("×") || next.first.map { "0"..."9" ~= $0 } ?? false)
  }

  static func all(in cells: [Cell]) -> [CellRun] {
    var runs: [CellRun] = []
    var start = 0
    for x in cells.indices where x + 1 == cells.count || cells[x + 1].text != cells[x].text {
      runs.append(CellRun(columns: start...x, text: cells[x].text, cells))
      start = x + 1
    }
    return runs
  }

  /// The shortest run that is told by its count.
  private static let shortest = 6

  /// Returns what of it lies in some columns; nil if nothing does.
  func part(_ range: ClosedRange<Int>) -> String? {
    guard range.overlaps(columns) else { return nil }
    let count = columns.clamped(to: range).count
    return isCounted(count) ? words(count) : String(repeating: text, count: count)
  }

  /// Returns the bytes of that.
  func bytes(_ range: ClosedRange<Int>) -> Int {
    guard range.overlaps(columns) else { return 0 }
    let count = columns.clamped(to: range).count
    return isCounted(count) ? words(count).utf8.count : text.utf8.count * count
  }

  private func words(_ count: Int) -> String { text == " " ? "<\(count)>" : "<\(text)×\(count)>" }

  /// A run that is long; and the sign itself, where it would be read as the beginning of a count.
  private func isCounted(_ count: Int) -> Bool {
    isLikeACount
      || canBeCounted && count >= Self.shortest && words(count).utf8.count < text.utf8.count * count
  }
}

/// Numbers of rows and columns in words.
enum ColumnWords {
  static func ranges(_ numbers: some Sequence<Int>) -> [ClosedRange<Int>] {
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

  /// `0-3, 7`
  static func text(_ ranges: some Sequence<ClosedRange<Int>>) -> String {
    ranges.map(text).joined(separator: ", ")
  }

  static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }
}
