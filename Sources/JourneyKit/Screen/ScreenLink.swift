import Terminal

/// A hyperlink (OSC 8) as it stands on a screen.
public struct ScreenLink: Hashable, Sendable {
  public var address: String
  /// What the program calls it, to join its parts; mostly empty.
  public var id: String
  /// Its cells, a piece for each row.
  public var parts: [Rect]

  public init(address: String, id: String = "", parts: [Rect]) {
    self.address = address
    self.id = id
    self.parts = parts
  }
}
