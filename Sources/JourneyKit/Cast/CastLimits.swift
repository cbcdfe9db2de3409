/// What is too much for a reader of recordings: a file may come from anywhere.
public struct CastLimits: Hashable, Sendable {
  /// The most bytes of one line.
  public var line = 1 << 23
  /// The most bytes of the whole file.
  public var file = 1 << 30
  /// The most columns, and the most rows, of a terminal.
  public var side = 1000
  /// The longest recording, in seconds.
  public var seconds = 1e8

  public init() {}
}
