/// How much of a screen a snapshot holds.
public enum SnapshotKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Size, focus, cursor, cells, styles, outline, the order of `Tab`.
  case screen
  /// The cells as text; colours, cursor and meaning may change.
  case text
  /// What the screen means; what it looks like may change.
  case outline

  /// What the names of such files end in.
  public var fileExtension: String { self == .screen ? "txt" : rawValue }

  init?(fileExtension: String) {
    guard let kind = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = kind
  }
}
