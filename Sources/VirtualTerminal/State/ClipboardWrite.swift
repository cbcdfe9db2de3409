/// What a program asked to put into a clipboard (OSC 52). Recorded, never passed on.
public struct ClipboardWrite: Hashable, Sendable {
  /// `c` clipboard, `p` primary, and others of xterm; may be empty.
  public let selection: String
  public let data: [UInt8]

  public init(selection: String, data: [UInt8]) {
    self.selection = selection
    self.data = data
  }
}
