import PseudoTerminal

/// How a program under test has ended.
public struct Ending: Hashable, Sendable, CustomStringConvertible {
  public var status: ExitStatus
  /// What it wrote on the terminal's own screen after it had left the alternate one.
  public var printed: String
  /// What it left on the terminal that it had not found there: `mouse reports`, `line settings`.
  public var leftBehind: [String]

  public init(status: ExitStatus, printed: String = "", leftBehind: [String] = []) {
    self.status = status
    self.printed = printed
    self.leftBehind = leftBehind
  }

  public var description: String {
    switch status {
    case .exited(let code): "the program has ended with status \(code)"
    case .signaled(let signal): "the program was ended by signal \(signal)"
    }
  }
}
