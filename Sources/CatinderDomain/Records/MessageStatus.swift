/// How far a message has come; spelt as in the exchange.
public enum MessageStatus: String, Sendable, Hashable, Codable, Comparable {
  /// Only on this machine: on its way, or failed.
  case notSended
  /// The server has it.
  case sended
  /// The other has looked at it.
  case viewed

  private var step: Int {
    switch self {
    case .notSended: 0
    case .sended: 1
    case .viewed: 2
    }
  }

  public static func < (one: MessageStatus, other: MessageStatus) -> Bool { one.step < other.step }
}
