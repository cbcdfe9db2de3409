import PseudoTerminal

/// Why an act could not be carried out.
public enum DriverError: Error, Hashable, Sendable, CustomStringConvertible {
  case notLaunched
  /// The program has ended before the act.
  case ended(Ending)
  /// The deadline came first; with the names of those who were busy.
  case notSettled(after: Duration, busy: [String])
  /// The two programs in lockstep do not show the same.
  case different(String)
  case system(SystemError)

  public var description: String {
    switch self {
    case .notLaunched: "the program was not launched"
    case .ended(let ending):
      ending.printed.isEmpty ? "\(ending)" : "\(ending); it printed:\n\(ending.printed)"
    case .notSettled(let time, []): "the program did not settle within \(time)"
    case .notSettled(let time, let busy):
      "the program did not settle within \(time); busy: \(busy.joined(separator: ", "))"
    case .different(let difference): difference
    case .system(let error): "\(error)"
    }
  }
}
