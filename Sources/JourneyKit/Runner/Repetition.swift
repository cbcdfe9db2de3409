/// How often each test is run.
public enum Repetition: Hashable, Sendable {
  case times(Int)
  /// Again and again until an attempt is red, at most so often.
  case untilFailure(limit: Int)

  /// The most rounds that there can be.
  public var limit: Int {
    switch self {
    case .times(let count), .untilFailure(let count): max(1, count)
    }
  }

  /// Whether another round begins after this many.
  func goesOn(after rounds: Int, isRed: Bool) -> Bool {
    switch self {
    case .times: rounds < limit
    case .untilFailure: rounds < limit && !isRed
    }
  }
}
