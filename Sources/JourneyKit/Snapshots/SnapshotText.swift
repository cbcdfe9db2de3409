import Terminal

/// A screen as text to keep and to review: size, focus and cursor in the first line, the cells, the
/// styles in words, the outline, the order of `Tab`.
///
/// Whatever changes on one row changes one line of the cells and one of the styles.
public enum SnapshotText {
  public static func text(_ screen: Screen, kind: SnapshotKind = .screen) -> String {
    lines(screen, kind: kind).map { $0 + "\n" }.joined()
  }

  public static func lines(_ screen: Screen, kind: SnapshotKind = .screen) -> [String] {
    let size = "\(screen.size.columns)x\(screen.size.rows)"
    return switch kind {
    case .screen: [screen.headline] + screen.picture + styles(screen.surface) + outline(screen)
    case .text: ["\(size), text only"] + screen.picture
    case .outline: ["\(size), outline only"] + screen.outline
    }
  }

  private static func styles(_ surface: Surface) -> [String] {
    let background = background(surface)
    let rows = (0..<surface.size.rows).compactMap { y -> String? in
      let runs = StyleRun.runs(surface.row(y), background: background)
      guard !runs.isEmpty else { return nil }
      return "row \(y): " + runs.map { $0.words(background: background) }.joined(separator: "; ")
    }
    return ["styles on \(Style(background: background).words) ground:"] + rows.map { "  " + $0 }
  }

  /// Returns the most frequent background; the first one if several are as frequent.
  private static func background(_ surface: Surface) -> Color {
    var counts: [Color: Int] = [:]
    for cell in surface.cells { counts[cell.style.background, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    let cell = surface.cells.first { counts[$0.style.background] == most }
    return cell?.style.background ?? .default
  }

  private static func outline(_ screen: Screen) -> [String] {
    let order = screen.focusOrder.map { "  \($0)" }
    return ["outline:"] + screen.outline.map { "  " + $0 } + ["focus order:"] + order
  }
}

/// Cells side by side in one style.
struct StyleRun: Hashable {
  var columns: Range<Int>
  var style: Style
  /// Only blanks so far, of which nothing but the background is seen.
  var isBlank: Bool

  /// Returns the runs of a row that are not plain on this background.
  ///
  /// A blank goes with the run beside it where nobody can tell it from one of the run's style, so that
  /// words of one style are one run.
  static func runs(_ row: ArraySlice<Cell>, background: Color) -> [StyleRun] {
    var runs: [StyleRun] = []
    for (x, cell) in row.enumerated() {
      let next = StyleRun(x, cell.asSeen)
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

  private func joined(_ next: StyleRun) -> StyleRun? {
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
  private func trimmed(_ row: [Cell], _ background: Color) -> StyleRun? {
    guard style.background == background else { return self }
    if isBlank || style == Style(background: background) { return nil }
    let shown = columns.filter { !StyleRun($0, row[$0].asSeen).isBlank }
    guard let first = shown.first, let last = shown.last else { return nil }
    return StyleRun(columns: first..<(last + 1), style: style)
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
