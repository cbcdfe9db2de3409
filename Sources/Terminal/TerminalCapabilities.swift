/// What a terminal has told about itself; nil where it has not, or cannot.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The colour of its ground (OSC 11).
  public var background: Color?
  /// How it takes real pictures.
  public var pictures: PictureProtocol?
  /// The pixels of one cell, for pictures in their right proportions.
  public var cellPixels: Size?

  public init(
    background: Color? = nil, pictures: PictureProtocol? = nil, cellPixels: Size? = nil
  ) {
    self.background = background
    self.pictures = pictures
    self.cellPixels = cellPixels
  }
}

/// The ways in which terminals take real pictures.
public enum PictureProtocol: String, Hashable, Sendable, Codable, CaseIterable {
  /// APC strings of the kitty graphics protocol.
  case kitty
  /// OSC 1337 of iTerm2.
  case iterm2
  /// DCS strings of the VT340.
  case sixel
}
