import Terminal

/// The letters of one row: `a1-18 b21-32`.
struct LetterRow: Hashable {
  struct Run: Hashable {
    var columns: Range<Int>
    var letter: Int
  }

  var runs: [Run]

  /// Returns the runs, or the letters cell by cell behind a rule where that is shorter: `│aabab.a`.
  ///
  /// - Parameter names: what to write for each letter.
  func text(_ names: [String]) -> String {
    let words = runs.map { names[$0.letter] + $0.columns.words }.joined(separator: " ")
    guard let end = runs.last?.columns.upperBound, end + 3 < words.utf8.count,
      runs.allSatisfy({ names[$0.letter].utf8.count == 1 })
    else { return words }
    var cells = Array(repeating: ".", count: end)
    for run in runs { for x in run.columns { cells[x] = names[run.letter] } }
    return "│" + cells.joined()
  }

  init(runs: [Run]) { self.runs = runs }

  /// Reads the text of a row; nil for any other text, and for letters beyond the last column.
  init?(_ text: Substring, columns: Int) {
    runs = []
    if text.first == "│" {
      for (x, name) in text.dropFirst().enumerated() where name != "." {
        guard let letter = StyleLegend.letter(Substring(String(name))) else { return nil }
        append(letter, x..<x + 1)
      }
    } else {
      for word in text.split(separator: " ") {
        let name = word.prefix { $0.isLetter }
        let ends = word[name.endIndex...].split(separator: "-", maxSplits: 1).map { Int($0) }
        guard let letter = StyleLegend.letter(name), let first = ends.first ?? nil,
          let last = ends.last ?? nil, first <= last
        else { return nil }
        runs.append(Run(columns: first..<last + 1, letter: letter))
      }
    }
    guard (runs.last?.columns.upperBound ?? 0) <= columns else { return nil }
  }

  private mutating func append(_ letter: Int, _ columns: Range<Int>) {
    if let last = runs.last, last.letter == letter, last.columns.upperBound == columns.lowerBound {
      runs[runs.count - 1].columns = last.columns.lowerBound..<columns.upperBound
    } else {
      runs.append(Run(columns: columns, letter: letter))
    }
  }
}

/// Cells of a row that are of one style in each theme.
///
/// A blank goes with the cells beside it where nobody can tell it from one of their style, so that
/// words of one style are one run.
struct StylePiece {
  private(set) var columns: Range<Int>
  /// The style in each theme.
  private(set) var styles: [Style]
  /// True in a theme in which nothing but the background shows so far.
  private var blanks: [Bool]

  /// Returns the pieces of a row of views that have the same text there.
  static func pieces(_ views: [SnapshotView], row y: Int) -> [StylePiece] {
    guard let columns = views.first?.size.columns else { return [] }
    let row = y * columns
    var pieces: [StylePiece] = []
    for x in 0..<columns {
      if x > 0, isAlike(views, row + x) {
        pieces[pieces.count - 1].columns = pieces[pieces.count - 1].columns.lowerBound..<x + 1
        continue
      }
      let next = StylePiece(views, row + x, x)
      if let joined = pieces.last?.joined(next) {
        pieces[pieces.count - 1] = joined
      } else {
        pieces.append(next)
      }
    }
    return pieces.compactMap { $0.trimmed(views, row) }
  }

  /// Returns true for a cell of which the one before shows as much.
  private static func isAlike(_ views: [SnapshotView], _ place: Int) -> Bool {
    views.allSatisfy {
      $0.styles[place] == $0.styles[place - 1] && $0.blanks[place] == $0.blanks[place - 1]
    }
  }

  private init(_ views: [SnapshotView], _ place: Int, _ x: Int) {
    columns = x..<x + 1
    styles = views.map { $0.styles[place] }
    blanks = views.map { $0.isBare(place) }
  }

  private func joined(_ next: StylePiece) -> StylePiece? {
    var joined = self
    for theme in styles.indices {
      let (style, other) = (styles[theme], next.styles[theme])
      guard style.background == other.background else { return nil }
      if style == other { continue }
      if blanks[theme], other.isBareOnBlanks {
        joined.styles[theme] = other
      } else if !(next.blanks[theme] && style.isBareOnBlanks) {
        return nil
      }
    }
    for theme in blanks.indices { joined.blanks[theme] = blanks[theme] && next.blanks[theme] }
    joined.columns = columns.lowerBound..<next.columns.upperBound
    return joined
  }

  /// Returns the piece without the cells at its ends that show only the ground; nil if nothing is
  /// left.
  private func trimmed(_ views: [SnapshotView], _ row: Int) -> StylePiece? {
    let grounds = views.map(\.ground)
    func shows(_ x: Int) -> Bool {
      views.indices.contains { theme in
        !(views[theme].isBare(row + x) && views[theme].styles[row + x].background == grounds[theme])
      }
    }
    guard let first = columns.first(where: shows), let last = columns.last(where: shows)
    else { return nil }
    var trimmed = self
    trimmed.columns = first..<last + 1
    return trimmed
  }
}

extension SnapshotView {
  /// Returns true for a cell that shows nothing but its background.
  func isBare(_ place: Int) -> Bool {
    blanks[place] && styles[place] == Style(background: styles[place].background)
  }
}
