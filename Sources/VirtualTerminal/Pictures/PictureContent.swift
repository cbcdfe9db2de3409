import Terminal

/// The pixels of a picture, or the bytes that they are still packed in.
public struct PictureContent: Hashable, Sendable {
  public enum Format: Hashable, Sendable {
    /// Three bytes a pixel.
    case rgb
    /// Four bytes a pixel; 0 in the fourth is transparent.
    case rgba
    /// A file as the program sent it: PNG from kitty, anything from iTerm2.
    case file
  }

  public let format: Format
  /// The bytes are deflated (RFC 1950), as kitty's `o=z` allows.
  public let isDeflated: Bool
  /// In pixels; zero where a file does not say in a way known here.
  public let size: Size
  public let bytes: [UInt8]
}
