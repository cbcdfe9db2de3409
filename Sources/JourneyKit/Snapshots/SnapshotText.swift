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
    let ground = ground(surface)
    let rows = (0..<surface.size.rows).compactMap { y -> String? in
      let runs = StyleRun.runs(surface.row(y), ground: ground)
      guard !runs.isEmpty else { return nil }
      return "row \(y): " + runs.map { $0.words(ground: ground) }.joined(separator: "; ")
    }
    return ["styles on \(Style(background: ground).words) ground:"] + rows.map { "  " + $0 }
  }

  /// The commonest background; the first of them where several are as common.
  private static func ground(_ surface: Surface) -> Color {
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
