/// A picture in the room it is to fill; all that its drawing depends on.
public struct PictureRequest: Hashable, Sendable {
  public enum Mode: String, Hashable, Sendable, Codable {
    /// All of it shows; what is left of the room stays ground.
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
  /// What shows through where the picture is transparent, and beside it.
  public var ground: Color
  /// The real picture is wanted too, in this protocol; nil for cells alone.
  public var graphics: PictureProtocol?
  /// The pixels of a cell; nil where the terminal did not tell.
  public var cellPixels: Size?

  public init(
    file: String, version: Int = 0, size: Size, mode: Mode = .fit, depth: ColorDepth,
    ground: Color = .default,
    graphics: PictureProtocol? = nil, cellPixels: Size? = nil
  ) {
    self.file = file
    self.version = version
    self.size = size
    self.mode = mode
    self.depth = depth
    self.ground = ground
    self.graphics = graphics
    self.cellPixels = cellPixels
  }
}
