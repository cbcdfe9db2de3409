import Terminal

extension SnapshotReader {
  mutating func readLegends() throws(SnapshotFormError) {
    legend = StyleLegend(
      grounds: themes.map(\.ground), names: themes.map { RoleNames($0.colors) })
    for theme in themes.indices {
      if theme > 0, !legend.readMain(in: theme) {
        throw error("letters that no colours are told of", at: themes[theme].lines.first?.number)
      }
      for line in themes[theme].lines where !legend.read(line.text, theme: theme) {
        throw error("no letter and style", at: line.number)
      }
    }
  }

  func view(_ headline: String, _ rows: [String], theme: Int) -> SnapshotView {
    let letters = (0..<size.rows).map { map[$0] ?? LetterRow(runs: []) }
    return view(headline, rows, letters, theme, pictures, outline, focusOrder)
  }

  private func view(
    _ headline: String, _ rows: [String], _ letters: [LetterRow], _ theme: Int,
    _ pictures: [SnapshotPicture], _ outline: [String], _ focusOrder: [String]
  ) -> SnapshotView {
    let ground = legend.style(nil, theme: theme)
    var surface = Surface(size: size, filledWith: Cell(" ", style: ground))
    for (y, row) in rows.enumerated() {
      surface.write(row, at: Point(x: 0, y: y), style: ground)
      for run in letters[y].runs {
        let area = Rect(x: run.columns.lowerBound, y: y, columns: run.columns.count, rows: 1)
        let style = legend.style(run.letter, theme: theme)
        surface.restyle(area) { $0 = style }
      }
    }
    var view = SnapshotView(
      kept: surface, headline: headline, pictures: pictures, outline: outline,
      focusOrder: focusOrder)
    view.names = legend.names[theme]
    return view
  }

  /// Returns the view of a theme of which only the differences are told.
  mutating func other(
    _ first: SnapshotView, _ theme: Int
  ) throws(SnapshotFormError) -> SnapshotView {
    var own = OwnParts(first, (0..<size.rows).map { map[$0] ?? LetterRow(runs: []) })
    for (number, line) in themes[theme].differences {
      try read(line, number, &own)
    }
    for (y, row) in own.ownLetters { letterRows["\(themes[theme].name ?? "") \(y)"] = row }
    guard let nodes = LineEdits(lines: own.outline).applied(to: first.outline),
      let order = LineEdits(lines: own.focusOrder).applied(to: first.focusOrder)
    else { throw error("edits that do not fit", at: themes[theme].differences.first?.number) }
    return view(
      own.headline, own.rows, own.letters, theme, own.pictures ?? first.pictures, nodes, order)
  }

  /// The parts of a theme that differ from the first one's, as far as they were read.
  private struct OwnParts {
    var headline: String
    var rows: [String]
    var letters: [LetterRow]
    var ownLetters: [Int: LetterRow] = [:]
    /// nil where they are those of the first theme.
    var pictures: [SnapshotPicture]?
    /// Edits.
    var outline: [String] = []
    var focusOrder: [String] = []

    init(_ first: SnapshotView, _ letters: [LetterRow]) {
      (headline, rows, self.letters) = (first.headline, first.rows, letters)
    }
  }

  private func read(
    _ line: Substring, _ number: Int, _ own: inout OwnParts
  ) throws(SnapshotFormError) {
    let word = line.prefix { $0 != " " }
    let rest = line[word.endIndex...].dropFirst()
    switch word {
    case "head": own.headline = String(rest)
    case "row":
      let (y, text) = try ownRow(rest, number)
      own.rows[y] = text
      own.letters[y] = LetterRow(runs: [])
    case "styles":
      let (y, letters) = try mapRow(rest, number)
      (own.letters[y], own.ownLetters[y]) = (letters, letters)
    case "picture": own.pictures = (own.pictures ?? []) + [try picture(rest, number)]
    case "no": own.pictures = []
    case "outline": own.outline.append(String(rest))
    case "focus": own.focusOrder.append(String(rest))
    default: throw error("no difference begins so", at: number)
    }
  }

  private func ownRow(
    _ line: Substring, _ number: Int
  ) throws(SnapshotFormError) -> (y: Int, text: String) {
    guard let rule = line.unicodeScalars.firstIndex(of: "│"),
      let y = Int(String(line[..<rule]).filter { $0 != " " }), y < size.rows,
      let text = Self.row(line, y)
    else { throw error("no row", at: number) }
    return (y, text)
  }
}

extension SnapshotView {
  /// Takes what was read from a file, in which pictures are blank already.
  fileprivate init(
    kept surface: Surface, headline: String, pictures: [SnapshotPicture], outline: [String],
    focusOrder: [String]
  ) {
    let cells = surface.cells.map(\.asSeen)
    self.init(
      size: surface.size, cells: cells, rows: Self.rows(cells, surface.size), headline: headline,
      pictures: pictures, outline: outline, focusOrder: focusOrder)
  }
}
