import Terminal
import Toolkit

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
  /// What was done until now, in words.
  public private(set) var acts: [String] = []
  /// Where snapshots are kept.
  public let snapshots: SnapshotStore

  /// - Parameter snapshots: nil for the folder `Snapshots` of the package of the calling file.
  public init(
    _ driver: any Driver, snapshots: SnapshotStore? = nil, file: StaticString = #filePath
  ) {
    self.driver = driver
    self.snapshots = snapshots ?? SnapshotStore(near: file)
  }

  /// What the program showed when it had settled last.
  public var screen: Screen { driver.screen }

  /// A thing on the screen, looked up anew at each use.
  public func element(_ query: Query) -> Locator { Locator(journey: self, query: query) }

  public func element(_ role: Role, _ label: String? = nil) -> Locator {
    element(Query(role, label))
  }

  public func element(_ identifier: Identifier) -> Locator { element(Query(identifier)) }

  /// Words on the screen.
  public func text(_ words: String) -> Locator { element(.text(words)) }

  /// Does something that the driver alone can do, and writes it down: `app.act("press Ctrl-Z") { … }`.
  public func act(
    _ words: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: () async throws -> Void
  ) async throws {
    try await act(words, Place(file, line), body)
  }

  // MARK: Failing

  /// What a body throws becomes a failure at the place.
  func act(_ words: String, _ place: Place, _ body: () async throws -> Void) async throws {
    acts.append(words)
    do {
      try await body()
    } catch let failure as JourneyFailure {
      throw failure
    } catch {
      throw failure("\(words): \(error)", place)
    }
  }

  func failure(
    _ message: String, _ place: Place, comparison: ReportComparison? = nil
  ) -> JourneyFailure {
    let failure = JourneyFailure(
      message: message, screen: screen, acts: acts, comparison: comparison,
      file: "\(place.file)", line: Int(place.line))
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
