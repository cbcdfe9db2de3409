import Scheduling
import Semantics
import Terminal

/// A user at a program: finds things, acts on them, looks at what comes of it.
///
/// Acts settle by themselves, so a test never waits. Whatever goes wrong is thrown as a
/// ``JourneyFailure`` with the screen, its outline and all acts so far, at the line of the test.
///
/// ```swift
/// let app = Journey(driver)
/// try await app.launch()
/// try await app.press("a")
/// try await app.type("Barsik")
/// try await app.click(Query(.button, "Save"))
/// try app.expect(Query("pets.name")).toHave(value: "Barsik")
/// ```
@MainActor
public final class Journey {
  public let driver: any Driver
  /// What was not as expected, while it is collected.
  var collected: [JourneyFailure]?
  /// What was done until now, step by step.
  public let log: StepLog
  /// Where snapshots are kept.
  public let snapshots: SnapshotStore

  /// - Parameters:
  ///   - snapshots: nil for the folder `Snapshots` of the package of the calling file.
  ///   - clock: tells how long steps take.
  public init(
    _ driver: any Driver, snapshots: SnapshotStore? = nil, clock: any AppClock = LiveClock(),
    file: StaticString = #filePath
  ) {
    self.driver = driver
    self.snapshots = snapshots ?? SnapshotStore(near: file)
    log = StepLog(clock: clock, keepsScreens: Tracing.session != nil)
    Tracing.session?.add(log)
  }

  /// What was done until now, in words.
  public var acts: [String] { log.acts }

  /// What the program showed when it had settled last.
  public var screen: Screen { driver.screen }

  /// A thing on the screen, looked up anew at each use.
  public func element(_ query: Query) -> Locator { Locator(journey: self, query: query) }

  public func element(_ role: Role) -> Locator { element(Query(role)) }

  public func element(_ role: Role, _ label: some TextPatternConvertible) -> Locator {
    element(Query(role, label))
  }

  public func element(_ identifier: Identifier) -> Locator { element(Query(identifier)) }

  /// Words on the screen.
  public func text(
    _ words: some TextPatternConvertible, acrossRows: Bool = false
  ) -> Locator {
    element(.text(words, acrossRows: acrossRows))
  }

  /// Does something that the driver alone can do, and writes it down: `app.act("press Ctrl-Z") { … }`.
  public func act(
    _ words: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: () async throws -> Void
  ) async throws {
    try await act(words, Place(file, line), body)
  }

  // MARK: Failing

  /// Does a step; what a body throws becomes a failure at the place.
  func act(_ words: String, _ place: Place, _ body: () async throws -> Void) async throws {
    let step = log.begin(words, .act, place)
    do {
      try await body()
      log.end(step, screen: driver.screen, evidence: evidence)
    } catch {
      let failure = error as? JourneyFailure ?? failure("\(words): \(error)", place)
      log.fail(step, failure, evidence: evidence)
      throw failure
    }
  }

  private var evidence: ActEvidence {
    log.keepsScreens ? driver.takeEvidence() : ActEvidence()
  }

  /// - Parameters:
  ///   - expected: what the test wanted to see, where it is a text.
  ///   - actual: what was there instead.
  ///   - comparison: the snapshot that the screen does not match, with both texts.
  ///   - summary: the message without these texts.
  func failure(
    _ message: String, _ place: Place, expected: String? = nil, actual: String? = nil,
    comparison: ReportComparison? = nil, summary: String? = nil
  ) -> JourneyFailure {
    var failure = JourneyFailure(
      message: message, screen: screen, acts: acts, settlement: driver.settlement,
      unansweredQueries: driver.unansweredQueries, comparison: comparison, file: place.file,
      line: place.line)
    failure.shortMessage = summary
    failure.steps = log.path
    failure.expected = expected ?? comparison?.reference
    failure.actual = actual ?? comparison?.actual
    log.lastMade = failure
    FailureShelf.shared.put(failure)
    return failure
  }

  /// The one thing that a query names now.
  func match(_ query: Query, _ place: Place) throws -> Match {
    do {
      return try query.resolve(in: screen)
    } catch {
      throw failure(withEnding("\(error)"), place)
    }
  }

  func matches(_ query: Query, _ place: Place) throws -> [Match] {
    do {
      return try query.matches(in: screen)
    } catch {
      throw failure(withEnding("\(error)"), place)
    }
  }

  private func withEnding(_ message: String) -> String {
    driver.ending.map { "\(message)\n\(DriverError.ended($0))" } ?? message
  }
}
