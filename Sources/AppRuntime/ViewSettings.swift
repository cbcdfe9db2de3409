import Terminal
import Toolkit

/// How things are shown, besides theme and language: what a user turns on and off while the program
/// runs.
public struct ViewSettings: Hashable, Sendable, Codable {
  /// Whether things move by themselves.
  public var hasMotion: Bool
  /// For screen readers.
  public var isFlat: Bool
  /// Whether the program takes the mouse; without it the terminal's own selection works.
  public var hasMouse: Bool
  public var pictures: PictureSetting

  public init(
    hasMotion: Bool = true, isFlat: Bool = false, hasMouse: Bool = true,
    pictures: PictureSetting = .auto
  ) {
    self.hasMotion = hasMotion
    self.isFlat = isFlat
    self.hasMouse = hasMouse
    self.pictures = pictures
  }

  /// Writes them into what a frame is drawn with.
  ///
  /// - Parameter environment: what the process was started with, as terminals name themselves there.
  public func apply(
    to context: inout RenderContext, depth: ColorDepth, terminal: TerminalCapabilities,
    environment: [String: String]
  ) {
    context.isMotionReduced = !hasMotion
    context.isFlat = isFlat
    context.depth = depth
    context.pictures.cellPixels = terminal.cellPixels
    context.pictures.graphics = PictureProtocol.choose(
      setting: pictures, environment: environment, capabilities: terminal, depth: depth)
  }
}
