import Terminal

/// Cells side by side in one style.
struct StyleRun: Hashable {
  var columns: Range<Int>
  var style: Style
  /// Only blanks so far, of which nothing but the background is seen.
  var isBlank: Bool

  /// The runs of a row that are not plain on this ground.
  ///
  /// A blank goes with the run beside it where nobody can tell it from one of the run's style, so that
  /// words of one style are one run.
  static func runs(_ row: ArraySlice<Cell>, ground: Color) -> [StyleRun] {
    var runs: [StyleRun] = []
    for (x, cell) in row.enumerated() {
      let next = StyleRun(x, cell.asSeen)
      if let last = runs.last, let joined = last.joined(next) {
        runs[runs.count - 1] = joined
      } else {
        runs.append(next)
      }
    }
    return runs.compactMap { $0.trimmed(Array(row), ground) }
  }

  private init(_ x: Int, _ cell: Cell) {
    columns = x..<(x + 1)
    style = cell.style
    isBlank = cell.text == " " && cell.style == Style(background: cell.style.background)
  }

  private func joined(_ next: StyleRun) -> StyleRun? {
    guard style.background == next.style.background else { return nil }
    guard
      style == next.style || isBlank && next.style.isBareOnBlanks
        || next.isBlank && style.isBareOnBlanks
    else {
      return nil
    }
    var joined = isBlank ? next : self
    joined.columns = columns.lowerBound..<next.columns.upperBound
    return joined
  }

  /// Without the blanks at its ends that are bare ground; nil where nothing is left.
  private func trimmed(_ row: [Cell], _ ground: Color) -> StyleRun? {
    guard style.background == ground else { return self }
    if isBlank || style == Style(background: ground) { return nil }
    let shown = columns.filter { !StyleRun($0, row[$0].asSeen).isBlank }
    guard let first = shown.first, let last = shown.last else { return nil }
    return StyleRun(columns: first..<(last + 1), style: style)
  }

  private init(columns: Range<Int>, style: Style) {
    self.columns = columns
    self.style = style
    isBlank = false
  }

  /// `2-14 bold, foreground 183`; the background only where it is not the ground's.
  func words(ground: Color) -> String {
    var seen = style
    if style.background == ground { seen.background = .default }
    let word = style.background == .default && ground != .default ? ", background default" : ""
    return "\(columns.words) \(seen.words)\(word)"
  }
}
