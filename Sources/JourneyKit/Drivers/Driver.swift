import Terminal

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

  /// Starts the program; once, before any act.
  func launch() async throws

  /// Gives inputs in their order and settles.
  func perform(_ events: [InputEvent]) async throws

  /// Moves the program's manual clock on and settles.
  func advance(by duration: Duration) async throws

  func resize(to size: Size) async throws

  /// Ends the program as `kill -9` would and starts it anew on the same data.
  func relaunch() async throws

  /// Ends the program; nothing happens where it has ended.
  func stop()

  /// Who keeps the program from settling at this moment, by name, as far as that is known.
  var busy: [String] { get }
}

extension Driver {
  /// - Throws: ``DriverError/ended(_:)`` where the program no longer runs.
  func checkRunning() throws {
    if let ending { throw DriverError.ended(ending) }
  }

  public var busy: [String] { [] }
}
