/// A picture as it goes to the terminal: always as cells, and as itself where that was asked for.
public struct DrawnPicture: Hashable, Sendable {
  /// The real picture, for terminals that take one.
  public struct Graphics: Hashable, Sendable {
    public var format: PictureProtocol
    /// Written at the upper left cell of the room; it moves the cursor, which is put back after it.
    public var sequence: [UInt8]
    /// The number by which kitty keeps the picture after the sequence, as its placement 1, and by
    /// which it is shown elsewhere or deleted; nil in other protocols.
    public var image: UInt32?

    public init(format: PictureProtocol, sequence: [UInt8], image: UInt32? = nil) {
      self.format = format
      self.sequence = sequence
      self.image = image
    }
  }

  /// Exactly as large as the room that was asked for.
  public var cells: Surface
  public var graphics: Graphics?
  /// The width and height of the file's picture, in pixels, the way up that it is looked at.
  public var source: Size

  public init(cells: Surface, graphics: Graphics? = nil, source: Size = .zero) {
    self.cells = cells
    self.graphics = graphics
    self.source = source
  }

  /// How much memory it takes, about.
  public var byteCount: Int {
    cells.cells.count * MemoryLayout<Cell>.stride + (graphics?.sequence.count ?? 0)
  }
}

/// Why a picture cannot be shown.
public enum PictureFailure: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// Neither PNG nor JPEG, broken, or a file that cannot be read, as one without permission.
  case unreadable
  /// More pixels, or more bytes, than are decoded.
  case tooLarge
  /// Decoding took too long or more memory than it may, or the decoder died.
  case gaveUp
  /// No process, descriptor or memory is left to decode it with: nothing is known of the picture.
  case notStarted
}
