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
      (self.format, self.sequence, self.image) = (format, sequence, image)
    }
  }

  /// Exactly as large as the room that was asked for.
  public var cells: Surface
  public var graphics: Graphics?
  /// The width and height of the file's picture, in pixels, the way up that it is looked at.
  public var source: Size

  public init(cells: Surface, graphics: Graphics? = nil, source: Size = .zero) {
    (self.cells, self.graphics, self.source) = (cells, graphics, source)
  }

  /// The memory that it takes, about, in bytes.
  public var byteCount: Int {
    cells.cells.count * MemoryLayout<Cell>.stride + (graphics?.sequence.count ?? 0)
  }
}

/// The reason that a picture cannot be shown.
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

/// A real picture and where it stands on the screen.
public struct PlacedPicture: Hashable, Sendable {
  /// The place on the screen, as large as the picture's cells.
  public var frame: Rect
  public var picture: DrawnPicture

  public init(frame: Rect, picture: DrawnPicture) { (self.frame, self.picture) = (frame, picture) }
}

/// A picture in the room it is to fill; all that its drawing depends on.
public struct PictureRequest: Hashable, Sendable {
  public enum Mode: String, Hashable, Sendable, Codable {
    /// All of it shows; the rest of the room is background.
    case fit
    /// All of the room is covered; what is too much is cut off evenly.
    case fill
  }

  /// The path of a PNG or JPEG file.
  public var file: String
  /// Tells one content of a file that is replaced from the next.
  public var version: Int
  /// The room, in cells.
  public var size: Size
  public var mode: Mode
  public var depth: ColorDepth
  /// The colour that shows where the picture is transparent, and beside it.
  public var background: Color
  /// The real picture is wanted too, in this protocol; nil for cells alone.
  public var graphics: PictureProtocol?
  /// The pixels of a cell; nil where the terminal did not tell.
  public var cellPixels: Size?

  public init(
    file: String, version: Int = 0, size: Size, mode: Mode = .fit, depth: ColorDepth,
    background: Color = .default, graphics: PictureProtocol? = nil, cellPixels: Size? = nil
  ) {
    (self.file, self.version, self.size, self.mode) = (file, version, size, mode)
    (self.depth, self.background, self.graphics) = (depth, background, graphics)
    self.cellPixels = cellPixels
  }
}
