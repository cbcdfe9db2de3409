import FoundationEssentials
import Scheduling
import Semantics

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
  /// The failures of ``softly(file:line:_:)`` while it collects them.
  var collected: [JourneyFailure]?
  /// The cell of a matrix in which the journey is made; it chooses the snapshots.
  public var cell: MatrixCell?
  /// The steps until now.
  public let log: StepLog
  let ends = EndWatch()
  /// The screen-reader gate that listens to the acts.
  private let speech = SpeechAudit.current
  /// The store of the snapshots.
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
    EndWatching.begin(ends)
  }

  /// The words of all acts until now.
  public var acts: [String] { log.acts }
  /// The screen when the program had settled last.
  public var screen: Screen { driver.screen }
  /// Returns a thing on the screen, which is looked up anew at each use.
  public func element(_ query: Query) -> Locator { Locator(journey: self, query: query) }
  public func element(_ role: Role) -> Locator { element(Query(role)) }

  public func element(_ role: Role, _ label: some TextPatternConvertible) -> Locator {
    element(Query(role, label))
  }

  public func element(_ identifier: Identifier) -> Locator { element(Query(identifier)) }

  /// Returns words on the screen.
  public func text(_ words: some TextPatternConvertible, acrossRows: Bool = false) -> Locator {
    element(.text(words, acrossRows: acrossRows))
  }

  /// Does something that the driver alone can do, and writes it down: `app.act("press Ctrl-Z") { … }`.
  public func act(
    _ words: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: () async throws -> Void
  ) async throws { try await act(words, Place(file, line), body) }

  // MARK: Failing
  /// Does a step; what a body throws becomes a failure at the place.
  func act(_ words: String, _ place: Place, _ body: () async throws -> Void) async throws {
    let step = log.begin(words, .act, place)
    do {
      try await body()
      log.end(step, screen: driver.screen, evidence: evidence)
      speech?.note(words, driver)
      ends.look(at: self)
    } catch {
      let failure = error as? JourneyFailure ?? failure("\(words): \(error)", place)
      log.fail(step, failure, evidence: evidence)
      throw failure
    }
  }

  private var evidence: ActEvidence { log.keepsScreens ? driver.takeEvidence() : ActEvidence() }

  /// - Parameters:
  ///   - expected: what the test wanted to see, where it is a text.
  ///   - actual: what was there instead.
  ///   - comparison: the snapshot that the screen does not match, with both texts.
  ///   - parts: the snapshots among several things that are not so.
  ///   - summary: the message without these texts.
  func failure(
    _ message: String, _ place: Place, expected: String? = nil, actual: String? = nil,
    comparison: ReportComparison? = nil, parts: [ReportComparison] = [], summary: String? = nil
  ) -> JourneyFailure {
    var failure = madeFailure(message, place, comparison: comparison)
    (failure.shortMessage, failure.parts) = (summary, parts)
    failure.expected = expected ?? comparison?.reference
    failure.actual = actual ?? comparison?.actual
    log.lastMade = failure
    RecentFailures.shared.put(failure)
    return failure
  }

  /// Makes a failure that nobody is told of yet.
  func madeFailure(
    _ message: String, _ place: Place, comparison: ReportComparison? = nil
  ) -> JourneyFailure {
    var failure = JourneyFailure(
      message: message, screen: screen, acts: acts, settlement: driver.settlement,
      unansweredQueries: driver.unansweredQueries, comparison: comparison, file: place.file,
      line: place.line)
    failure.steps = log.path
    return failure
  }

  /// Returns the one thing that a query names now.
  func match(_ query: Query, _ place: Place) throws -> Match {
    do {
      return try query.resolve(in: screen)
    } catch { throw failure(withEnding("\(error)"), place) }
  }

  func matches(_ query: Query, _ place: Place) throws -> [Match] {
    do {
      return try query.matches(in: screen)
    } catch { throw failure(withEnding("\(error)"), place) }
  }

  private func withEnding(_ message: String) -> String {
    guard let ending = driver.ending else { return message }
    let printed = ending.printed.isEmpty ? "" : "\nit printed:\n\(ending.printed)"
    return "\(ending): \(message)\(printed)"
  }

  /// Gives what the body does a name: in failures, reports and traces it stands above the acts inside.
  ///
  /// Steps stand in each other to any depth. What the body throws goes on; the step is red then.
  ///
  /// ```swift
  /// try await app.step("add a pet") {
  ///   try await app.step("fill in the form") { try await app.type("Barsik") }
  ///   app.attach("form", text: app.screen.text)
  ///   try await app.press(.enter)
  /// }
  /// ```
  @discardableResult
  public func step<T>(
    _ name: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: @MainActor () async throws -> T
  ) async throws -> T {
    let step = log.begin(name, .group, Place(file, line))
    do {
      let result = try await body()
      log.end(step)
      return result
    } catch let failure as JourneyFailure {
      log.fail(step, failure)
      throw failure
    } catch {
      log.fail(step, failure("\(error)", Place(file, line)))
      throw error
    }
  }

  /// The steps until now with their attachments, as a tree.
  public var steps: [StepRecord] { log.steps }

  // MARK: Attachments
  /// Keeps a text with the step that goes on, or, between two, with the last one.
  public func attach(_ name: String, text: String) { log.attach(Attachment(name, text: text)) }

  /// Keeps data of any type with the current step.
  ///
  /// - Parameter type: a media type: `image/png`.
  public func attach(data: Data, name: String, type: String = "application/octet-stream") {
    log.attach(Attachment(name, data: data, type: type))
  }

  /// Keeps a screen with the current step: as an image for browsers, and as the text of a snapshot.
  public func attach(_ screen: Screen, name: String = "screen") {
    attach(data: Data(ScreenPicture(screen).svg.utf8), name: name + ".svg", type: "image/svg+xml")
    attach(name + ".txt", text: SnapshotText.text(screen))
  }
}

/// One screen of a program in the words of its user: what can be done there, what it shows.
///
/// Pages hold queries and acts; what is right stands in the tests. The one check of a page is
/// whether it shows at all.
///
/// ```swift
/// struct PetsPage: Page {
///   let app: Journey
///   static let mark = Query("pets.list")
///   func add(_ name: String) async throws {
///     try await app.press("a")
///     try await app.type(name)
///     try await app.press(.enter)
///   }
/// }
/// try await app.on(PetsPage.self).add("Barsik")
/// ```
@MainActor
public protocol Page {
  /// A query that matches exactly while this page shows.
  static var mark: Query { get }

  init(app: Journey)
}

extension Journey {
  /// Returns the page that shows now.
  ///
  /// - Throws: ``JourneyFailure`` where it is another one.
  public func on<P: Page>(
    _ page: P.Type, file: StaticString = #filePath, line: UInt = #line
  ) throws -> P {
    if try matches(P.mark, Place(file, line)).isEmpty {
      throw failure("\(P.self) does not show: \(P.mark) is missing", Place(file, line))
    }
    return P(app: self)
  }
}

/// A place in the source of a test.
struct Place: Sendable {
  let file: String
  let line: Int

  /// The place of a journey that is not written in Swift. Failures are shown there.
  @TaskLocal static var ofScript: Place?

  init(_ file: StaticString, _ line: UInt) {
    self = Self.ofScript ?? Place(file: "\(file)", line: Int(line))
  }

  init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}

extension Journey {
  /// Does something for a line of a script: acts and expectations inside fail there.
  public func at(file: String, line: Int, _ body: @MainActor () async throws -> Void) async throws {
    try await Place.$ofScript.withValue(Place(file: file, line: line), operation: body)
  }
}
