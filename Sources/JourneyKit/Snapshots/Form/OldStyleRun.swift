import Terminal

extension OldSnapshot {
  /// Returns the styles of all rows in words: `row 3: 2-10 bold; 12 foreground 183`.
  static func styles(_ surface: Surface) -> [String] {
    let background = SnapshotView.ground(surface.cells.map(\.style))
    let rows = (0..<surface.size.rows).compactMap { y -> String? in
      let runs = OldStyleRun.runs(surface.row(y), background: background)
      guard !runs.isEmpty else { return nil }
      return "row \(y): " + runs.map { $0.words(background: background) }.joined(separator: "; ")
    }
    return ["styles on \(Style(background: background).words) ground:"] + rows.map { "  " + $0 }
  }
}

/// Cells side by side in one style.
private struct OldStyleRun: Hashable {
  var columns: Range<Int>
  var style: Style
  /// Only blanks so far, of which nothing but the background is seen.
  var isBlank: Bool

  /// Returns the runs of a row that are not plain on this background.
  ///
  /// A blank goes with the run beside it where nobody can tell it from one of the run's style, so that
  /// words of one style are one run.
  static func runs(_ row: ArraySlice<Cell>, background: Color) -> [OldStyleRun] {
    var runs: [OldStyleRun] = []
    for (x, cell) in row.enumerated() {
      let next = OldStyleRun(x, cell.asSeen)
      if let last = runs.last, let joined = last.joined(next) {
        runs[runs.count - 1] = joined
      } else {
        runs.append(next)
      }
    }
    return runs.compactMap { $0.trimmed(Array(row), background) }
  }

  private init(_ x: Int, _ cell: Cell) {
    columns = x..<(x + 1)
    style = cell.style
    isBlank = cell.text == " " && cell.style == Style(background: cell.style.background)
  }

  private func joined(_ next: OldStyleRun) -> OldStyleRun? {
    guard style.background == next.style.background else { return nil }
    guard
      style == next.style || isBlank && next.style.isBareOnBlanks
        || next.isBlank && style.isBareOnBlanks
    else { return nil }
    var joined = isBlank ? next : self
    joined.columns = columns.lowerBound..<next.columns.upperBound
    return joined
  }

  /// Returns the run without the blanks at its ends that show only the background; nil if nothing
  /// is left.
  private func trimmed(_ row: [Cell], _ background: Color) -> OldStyleRun? {
    guard style.background == background else { return self }
    if isBlank || style == Style(background: background) { return nil }
    let shown = columns.filter { !OldStyleRun($0, row[$0].asSeen).isBlank }
    guard let first = shown.first, let last = shown.last else { return nil }
    return OldStyleRun(columns: first..<(last + 1), style: style)
  }

  private init(columns: Range<Int>, style: Style) {
    (self.columns, self.style) = (columns, style)
    isBlank = false
  }

  /// Returns `2-14 bold, foreground 183`; with the background only if it is another one.
  func words(background: Color) -> String {
    var seen = style
    if style.background == background { seen.background = .default }
    let word = style.background == .default && background != .default ? ", background default" : ""
    return "\(columns.words) \(seen.words)\(word)"
  }
}
