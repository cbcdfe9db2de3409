import Terminal

/// A screen as text to keep and to review: size, focus and cursor in the first line, the cells, the
/// styles by letters, the outline, the order of `Tab`.
///
/// Whatever changes on one row changes one line of the cells and one of the styles. Of a screen in
/// several themes, see ``SnapshotFile``.
public enum SnapshotText {
  public static func text(_ screen: Screen, kind: SnapshotKind = .screen) -> String {
    lines(screen, kind: kind).map { $0 + "\n" }.joined()
  }

  public static func lines(_ screen: Screen, kind: SnapshotKind = .screen) -> [String] {
    let size = "\(screen.size.columns)x\(screen.size.rows)"
    return switch kind {
    case .screen: SnapshotFile(screen).lines
    case .text: ["\(size), text only"] + screen.picture
    case .outline: ["\(size), outline only"] + screen.fullOutline
    }
  }
}
