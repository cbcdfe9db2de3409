/// A short word to the user that goes away by itself.
public struct Notice: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case info
    /// Something went wrong; a mark tells.
    case failure
  }

  /// Counts the notices of a ``ToastQueue``.
  public internal(set) var number = 0
  public var text: String
  public var kind: Kind
  /// The name of a binding that stands beside it as a button: to undo what it tells of.
  public var binding: String?
  /// A newer notice of the same topic takes its place; those of others wait.
  public var topic: String?
  public var time: Duration

  /// How long a notice stays unless it says otherwise.
  public static let standardTime = Duration.seconds(4)

  public init(
    _ text: String, _ kind: Kind = .info, binding: String? = nil, topic: String? = nil,
    time: Duration = standardTime
  ) {
    self.text = text
    self.kind = kind
    self.binding = binding
    self.topic = topic
    self.time = time
  }
}
