/// How pictures are to be shown, as the user says.
public enum PictureSetting: String, Hashable, Sendable, Codable, CaseIterable {
  /// In the best way that the terminal is known to have.
  case auto
  /// As characters, wherever.
  case cells
  case kitty
  case iterm2
  case sixel
}
