import Terminal

/// A snapshot file in the making: its letters, and its lines.
struct SnapshotWriter {
  private let looks: [SnapshotFile.Look]
  private let views: [SnapshotView]
  private(set) var legend: StyleLegend
  /// The letters of the first theme's rows.
  private var map: [LetterRow] = []
  /// The rows of each theme whose text is another one, with their letters.
  private var ownRows: [[(y: Int, letters: LetterRow)]] = []
  /// The place of each letter in the alphabet.
  private(set) var places: [Int] = []

  init(_ file: SnapshotFile) {
    looks = file.looks
    views = file.looks.map(\.view)
    legend = StyleLegend(grounds: views.map(\.ground), names: views.map(\.names))
    guard let first = views.first else { return }
    for y in 0..<first.size.rows {
      let alike = views.indices.filter { views[$0].rows[y] == first.rows[y] }
      map.append(letters(of: y, in: alike))
    }
    for theme in views.indices {
      let rows = (0..<first.size.rows).filter { views[theme].rows[$0] != first.rows[$0] }
      ownRows.append(rows.map { ($0, letters(of: $0, in: [theme])) })
    }
    places = file.places
    while places.count < legend.styles.count { places.append((places.max() ?? -1) + 1) }
  }

  private var names: [String] { places.map(StyleLegend.name) }

  /// The letter of each cell that has one; the key is the row, before it the theme that the row is of.
  var letterRows: [String: LetterRow] {
    var rows: [String: LetterRow] = [:]
    for (y, row) in map.enumerated() { rows["\(y)"] = row }
    for theme in views.indices {
      for row in ownRows[theme] { rows["\(looks[theme].theme ?? "") \(row.y)"] = row.letters }
    }
    return rows
  }

  /// Returns the words of a letter in each theme, by which it is known in another file.
  func words(_ letter: Int) -> [String] {
    views.indices.map { theme in
      "\(looks[theme].theme ?? ""): \(legend.words(letter, theme: theme))"
    }
  }

  private mutating func letters(of y: Int, in themes: [Int]) -> LetterRow {
    var row = LetterRow(runs: [])
    for piece in StylePiece.pieces(themes.map { views[$0] }, row: y) {
      var look: [Style?] = views.map { _ in nil }
      for (theme, style) in zip(themes, piece.styles) { look[theme] = style }
      guard let letter = legend.letter(look) else { continue }
      row.runs.append(LetterRow.Run(columns: piece.columns, letter: letter))
    }
    return row
  }

  // MARK: Lines
  var lines: [String] {
    guard let first = views.first else { return [] }
    let rows = first.rows.indices.map { SnapshotWriter.row($0, first) }
    let names = names
    let styles = map.indices.filter { !map[$0].runs.isEmpty }.map {
      "  \($0): \(map[$0].text(names))"
    }
    let parts = first.parts
    var lines = [first.headline] + (parts.contains(.grid) ? rows : [])
    if parts.contains(.styles) { lines += ["styles:"] + styles }
    for theme in views.indices { lines += legend(theme) }
    if !first.pictures.isEmpty {
      lines += ["pictures:"] + first.pictures.map { "  \($0.words)" }
    }
    if parts.contains(.outline) { lines += ["outline:"] + first.outline.map { "  " + $0 } }
    if parts.contains(.focusOrder) {
      lines += ["focus order:"] + first.focusOrder.map { "  " + $0 }
    }
    for theme in views.indices.dropFirst() { lines += differences(theme) }
    return lines
  }

  /// Returns ` 3│text`.
  static func row(_ y: Int, _ view: SnapshotView) -> String {
    let digits = String(y)
    let width = String(max(0, view.size.rows - 1)).count
    return String(repeating: " ", count: width - digits.count) + digits + "│" + view.rows[y]
  }

  private func legend(_ theme: Int) -> [String] {
    let name = looks[theme].theme.map { " \($0)" } ?? ""
    let ground = legend.grounds[theme].name.map { " on \($0)" } ?? ""
    let colors = legend.colorLines(theme: theme)
    return ["legend\(name)\(ground):"]
      + legend.lines(theme: theme, places: places).map { "  " + $0 }
      + (colors.isEmpty ? [] : ["colours\(name):"] + colors.map { "  " + $0 })
  }

  private func differences(_ theme: Int) -> [String] {
    let (first, view) = (views[0], views[theme])
    var lines: [String] = []
    let names = names
    if view.headline != first.headline { lines.append("head \(view.headline)") }
    for row in ownRows[theme] {
      lines.append("row " + Self.row(row.y, view))
      if !row.letters.runs.isEmpty { lines.append("styles \(row.y): \(row.letters.text(names))") }
    }
    if view.pictures != first.pictures {
      lines += view.pictures.isEmpty ? ["no pictures"] : view.pictures.map { "picture \($0.words)" }
    }
    lines += LineEdits(from: first.outline, to: view.outline).lines.map { "outline \($0)" }
    lines += LineEdits(from: first.focusOrder, to: view.focusOrder).lines.map { "focus \($0)" }
    guard !lines.isEmpty else { return [] }
    return ["\(looks[theme].theme ?? "") differs:"] + lines.map { "  " + $0 }
  }
}
