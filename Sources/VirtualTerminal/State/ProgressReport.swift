/// How far a program says that it is (OSC 9 ; 4, from ConEmu).
public struct ProgressReport: Hashable, Sendable {
  public enum State: Int, Hashable, Sendable {
    case normal = 1
    case failed, indeterminate, paused
  }

  public let state: State
  /// 0 to 100; nil where none was told.
  public let percent: Int?

  public init(state: State, percent: Int?) {
    self.state = state
    self.percent = percent
  }
}
