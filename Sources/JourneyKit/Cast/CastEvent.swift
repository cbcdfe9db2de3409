import Terminal

/// Something that happened while a terminal was recorded.
public struct CastEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// What the program wrote, raw. A character may be cut: it goes on in the next output.
    case output([UInt8])
    /// What was typed.
    case input([UInt8])
    /// A place with a name, which may be empty.
    case marker(String)
    case resize(Size)
    /// The program's exit status.
    case exit(Int)

    /// Whether the screen may be another one behind it.
    public var isSeen: Bool {
      switch self {
      case .output(let bytes): !bytes.isEmpty
      case .resize: true
      case .input, .marker, .exit: false
      }
    }
  }

  /// Since the beginning, in whole microseconds, whatever the version of the format; never less than
  /// that of the event before.
  public var time: Duration
  public var kind: Kind

  public init(_ kind: Kind, at time: Duration) {
    self.kind = kind
    self.time = time
  }
}
