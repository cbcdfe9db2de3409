/// The user's wish for how pictures are shown.
public enum PictureMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// As well as the terminal says it can.
  case auto
  /// Drawn with characters, whatever the terminal can.
  case cells
  case kitty, iterm2, sixel

  /// The protocol to use in a terminal that has told of `offered`; nil for characters.
  public func chosen(from offered: PictureProtocol?) -> PictureProtocol? {
    switch self {
    case .auto: offered
    case .cells: nil
    case .kitty: .kitty
    case .iterm2: .iterm2
    case .sixel: .sixel
    }
  }
}
