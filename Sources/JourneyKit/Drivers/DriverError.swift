import PseudoTerminal
import VirtualTerminal

/// Why an act could not be carried out.
public enum DriverError: Error, Hashable, Sendable, CustomStringConvertible {
  case notLaunched
  /// The program has ended before the act.
  case ended(Ending)
  /// The deadline came first; with the names of those who were busy.
  case notSettled(after: Duration, busy: [String])
  /// The program has not begun to read keys as they are typed.
  case notTakenOver(after: Duration)
  /// The program has not asked its terminal to tell it of such an event.
  case refused(InputError)
  case notEnded(after: Duration)
  /// The program has no clock that could be moved: it does not speak the protocol, and runs on
  /// real time.
  case noClock
  /// There are no signals in process.
  case noProcess
  /// libfaketime is not installed.
  case noFakeTime
  /// No folder of the program's `PATH` has it.
  case notFound(String, path: String)
  /// The program wanted to reach other machines: their addresses.
  case network([String])
  /// What came on the pipe is no report.
  case badReport(String)
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
    case .notTakenOver(let time): "the program left the terminal in line mode for \(time)"
    case .refused(let error): "the terminal would send nothing: \(error)"
    case .noProcess: "a program in process gets no signals"
    case .notEnded(let time): "the program still runs after \(time)"
    case .noClock: "the program has no clock that a test can move"
    case .noFakeTime: "libfaketime is not installed (package faketime of Debian)"
    case .notFound(let name, let path): "there is no program \(name) in \(path)"
    case .network(let addresses):
      "the program wanted to connect to \(addresses.joined(separator: ", "))"
    case .badReport(let text): "what the program reported is no frame: \(text.prefix(400))"
    case .different(let difference): difference
    case .system(let error): "\(error)"
    }
  }
}
