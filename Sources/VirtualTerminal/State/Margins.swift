/// The scrolling region: the first and last row and column in it.
public struct Margins: Hashable, Sendable {
  public var top: Int
  public var bottom: Int
  public var left: Int
  public var right: Int
}
