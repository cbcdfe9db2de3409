import Glibc
import PseudoTerminal
import Terminal
import VirtualTerminal

/// A runner of one program for a test: it gives input, waits until the program has settled, and
/// knows its screen.
///
/// Every act returns when nothing can change any more without input; waiting is never written.
/// Acts on a program that has ended, and programs that do not settle, throw ``DriverError``.
@MainActor
public protocol Driver: AnyObject {
  /// The screen when the program had settled last.
  var screen: Screen { get }
  /// nil while the program runs.
  var ending: Ending? { get }
  /// Returns the end of the program, if it has come and the driver was not told to bring it about
  /// (``stop()``). Looks anew, without waiting.
  func endingByItself() -> Ending?
  /// The way in which the last act has settled; nil before the launch.
  var settlement: Settlement? { get }
  /// The queries that the terminal has not answered.
  var unansweredQueries: [String] { get }
  /// The terminal that the program writes on, which may be ahead of ``screen``; nil in process.
  var display: VirtualTerminal? { get }

  /// Starts the program; once, before any act.
  func launch() async throws

  /// Gives inputs in their order and settles.
  func perform(_ events: [InputEvent]) async throws

  /// Gives keys that go down, repeat and come up, in their order, and settles.
  func perform(_ presses: [KeyPress]) async throws

  /// Sends the program a signal and settles; its end is no error.
  func signal(_ number: Int32) async throws

  /// Moves the program's manual clock on and settles.
  func advance(by duration: Duration) async throws

  func resize(to size: Size) async throws

  /// Ends the program as `kill -9` would and starts it anew on the same data.
  func relaunch() async throws

  /// Waits for a change that comes without input, of time or from outside, and settles.
  ///
  /// - Returns: false where nothing has come until the deadline, and at once where nothing can come.
  func waitForChange(until end: ContinuousClock.Instant) async throws -> Bool
  /// Returns the facts of the acts since the last call, besides ``screen``, for a trace.
  func takeEvidence() -> ActEvidence

  /// Ends the program; nothing happens where it has ended.
  func stop()

  /// The names of those who keep the program from settling now, as far as they are known.
  var busy: [String] { get }
}

extension Driver {
  /// A program without a terminal asks none.
  public var unansweredQueries: [String] { [] }
  public var display: VirtualTerminal? { nil }

  /// Performs the presses in process, where a repeated key is pressed again and a release is an
  /// error.
  public func perform(_ presses: [KeyPress]) async throws {
    try await perform(
      presses.map { press in
        guard press.kind != .release, case .key(let key) = press.cap
        else { throw DriverError.refused(.keyNotReported) }
        return .key(KeyStroke(key, press.modifiers))
      })
  }

  public func endingByItself() -> Ending? { ending }
  public func signal(_ number: Int32) async throws { throw DriverError.noProcess }
  public func takeEvidence() -> ActEvidence { ActEvidence() }

  /// - Throws: ``DriverError/ended(_:)`` where the program no longer runs.
  package func checkRunning() throws {
    if let ending { throw DriverError.ended(ending) }
  }

  public var busy: [String] { [] }
}

/// The end of a program under test.
public struct Ending: Hashable, Sendable, CustomStringConvertible {
  public var status: ExitStatus
  /// The text that it wrote on the main screen after it left the alternate one.
  public var printed: String
  /// The changes that it left on the terminal: `mouse reports`, `line settings`.
  public var leftBehind: [String]
  /// The place of its memory image, in words; nil where its end makes none.
  public var core: String?

  public init(
    status: ExitStatus, printed: String = "", leftBehind: [String] = [], core: String? = nil
  ) {
    (self.status, self.printed, self.leftBehind) = (status, printed, leftBehind)
    self.core = core
  }

  public var description: String { "the program \(status.verdict)" }

  /// Returns the end, what was expected instead, and behind it what the program printed, which may be long.
  func words(expected: ExitStatus? = nil) -> String {
    let wish = expected.map { "; expected \($0.words)" } ?? ""
    return "\(self)\(wish)" + (printed.isEmpty ? "" : "; it printed:\n\(printed)")
  }
}

extension ExitStatus {
  /// `status 3`, `signal 15 (Terminated)`.
  var words: String {
    switch self {
    case .exited(let code): "status \(code)"
    case .signaled(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }

  /// `has ended with status 3`, `was ended by signal 15 (Terminated)`.
  var verdict: String {
    switch self {
    case .exited: "has ended with \(words)"
    case .signaled: "was ended by \(words)"
    }
  }
}

/// A reason why an act could not be carried out.
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
  /// A line on the pipe is no report.
  case badReport(String)
  /// The two programs in lockstep do not show the same.
  case different(String)
  case system(SystemError)

  public var description: String {
    switch self {
    case .notLaunched: "the program was not launched"
    case .ended(let ending): ending.words()
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
