/// A real picture and where it stands on the screen.
public struct PlacedPicture: Hashable, Sendable {
  /// As large as the picture's cells.
  public var frame: Rect
  public var picture: DrawnPicture

  public init(frame: Rect, picture: DrawnPicture) {
    self.frame = frame
    self.picture = picture
  }
}
