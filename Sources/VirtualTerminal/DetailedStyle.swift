import Terminal

/// A style with what a ``Terminal/Style`` leaves out.
public struct DetailedStyle: Hashable, Sendable {
  public var style = Style.plain
  /// SGR 10 to 19, less 10.
  public var font = 0
  /// 1 raised (SGR 73), 2 lowered (SGR 74).
  public var baseline = 0
  /// Selective erasing leaves it (DECSCA).
  public var isProtected = false
  public var linkAddress: String?
  /// What joins the parts of one link (OSC 8, `id=`).
  public var linkID = ""

  public static let plain = DetailedStyle()
}
