import Terminal
import VirtualTerminal

/// Runs a program for a test: gives it input, waits until it has settled, and knows its screen.
///
/// Every act returns when nothing can change any more without input; waiting is never written.
/// Acts on a program that has ended, and programs that do not settle, throw ``DriverError``.
@MainActor
public protocol Driver: AnyObject {
  /// What the program showed when it had settled last.
  var screen: Screen { get }
  /// nil while the program runs.
  var ending: Ending? { get }
  /// How the last act has come to rest; nil before the launch.
  var settlement: Settlement? { get }

  /// What the program has asked its terminal and got no answer to.
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
  /// What is known of the acts since the last call besides ``screen``, for a trace.
  func takeEvidence() -> ActEvidence

  /// Ends the program; nothing happens where it has ended.
  func stop()

  /// Who keeps the program from settling at this moment, by name, as far as that is known.
  var busy: [String] { get }
}

extension Driver {
  /// A program without a terminal asks none.
  public var unansweredQueries: [String] { [] }
  public var display: VirtualTerminal? { nil }

  /// In process, a key that repeats is one that goes down again, and nobody is told that it comes up.
  public func perform(_ presses: [KeyPress]) async throws {
    try await perform(
      presses.map { press in
        guard press.kind != .release, case .key(let key) = press.cap else {
          throw DriverError.refused(.keyNotReported)
        }
        return .key(KeyStroke(key, press.modifiers))
      })
  }

  public func signal(_ number: Int32) async throws { throw DriverError.noProcess }
  public func takeEvidence() -> ActEvidence { ActEvidence() }

  /// - Throws: ``DriverError/ended(_:)`` where the program no longer runs.
  package func checkRunning() throws {
    if let ending { throw DriverError.ended(ending) }
  }

  public var busy: [String] { [] }
}
