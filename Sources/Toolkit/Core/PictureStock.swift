import Terminal

/// The pictures that are there, and how those are to be asked for that are not.
public struct PictureStock: Sendable {
  /// What has become of a request.
  public enum Entry: Hashable, Sendable {
    case ready(DrawnPicture)
    case failed(PictureFailure)
  }

  /// The protocol in which the terminal takes real pictures; nil for cells alone.
  public var graphics: PictureProtocol?
  public var cellPixels: Size?
  public var entries: [PictureRequest: Entry]

  public init(
    graphics: PictureProtocol? = nil, cellPixels: Size? = nil,
    entries: [PictureRequest: Entry] = [:]
  ) {
    self.graphics = graphics
    self.cellPixels = cellPixels
    self.entries = entries
  }

  /// The request for a file in a room, as this terminal wants it.
  public func request(
    _ file: String, version: Int = 0, _ size: Size, _ mode: PictureRequest.Mode, depth: ColorDepth,
    ground: Color
  ) -> PictureRequest {
    PictureRequest(
      file: file, version: version, size: size, mode: mode, depth: depth, ground: ground,
      graphics: graphics,
      cellPixels: cellPixels)
  }
}
