import Foundation

/// The kinds of pictures that are taken, told by their first bytes and never by their names.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case jpeg = "jpg"

  /// Nil for any other content.
  public init?(_ content: Data) {
    if content.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if content.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}
