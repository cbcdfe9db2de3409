import Foundation

/// A picture of the web that lies in a file.
public struct WebPicture: Sendable, Hashable {
  public let address: URL
  public let file: String
  /// Another one for another content, as the file is replaced.
  public let version: Int

  public init(address: URL, file: String, version: Int) {
    (self.address, self.file, self.version) = (address, file, version)
  }
}
