/// A journey that stands by itself: a name, a program of its own, and what a user does there.
///
/// ```swift
/// let add = NamedJourney("add a pet", tags: ["pets"], driver: { moggyDriver() }) { app in
///   try await app.launch()
///   try await app.press("a")
///   try app.expect(Query(.dialog, "New pet")).toExist()
/// }
/// ```
public struct NamedJourney: Sendable {
  public typealias Body = @MainActor @Sendable (Journey) async throws -> Void

  /// The group of the journey, for example its file.
  public var suite: String
  public var name: String
  public var tags: Set<String>
  /// The place of the journey. A failure without a place of its own is shown there.
  public var file: String
  public var line: Int
  /// The time limit of one attempt, in real time; nil for the runner's limit.
  public var timeLimit: Duration?
  let prepare: @MainActor @Sendable () async throws -> PreparedDriver
  let snapshots: SnapshotStore
  let body: Body

  /// - Parameters:
  ///   - suite: nil for the name of the file.
  ///   - snapshots: nil for the folder `Snapshots` of the package of the calling file.
  ///   - driver: makes the program anew for each attempt; the runner stops it at the end.
  ///   - body: launches the program, acts, and throws what is wrong, or a ``JourneySkip``.
  public init(
    _ name: String, suite: String? = nil, tags: Set<String> = [], timeLimit: Duration? = nil,
    snapshots: SnapshotStore? = nil, file: StaticString = #filePath, line: UInt = #line,
    driver: @escaping @MainActor @Sendable () async throws -> any Driver, body: @escaping Body
  ) {
    self.init(
      name, suite: suite ?? Self.stem(of: "\(file)"), tags: tags, timeLimit: timeLimit,
      snapshots: snapshots ?? SnapshotStore(near: file), file: "\(file)", line: Int(line),
      prepare: { PreparedDriver(try await driver()) }, body: body)
  }

  /// Makes a journey from another source than Swift.
  ///
  /// - Parameter prepare: makes the program, and what it needs around it, anew for each attempt.
  public init(
    _ name: String, suite: String, tags: Set<String>, timeLimit: Duration?,
    snapshots: SnapshotStore, file: String, line: Int,
    prepare: @escaping @MainActor @Sendable () async throws -> PreparedDriver, body: @escaping Body
  ) {
    (self.name, self.suite, self.tags, self.timeLimit) = (name, suite, tags, timeLimit)
    (self.snapshots, self.file, self.line, self.prepare) = (snapshots, file, line, prepare)
    self.body = body
  }

  /// `AddAPetJourney/add a pet`: names it in reports, filters and the list of what failed last.
  public var id: String { "\(suite)/\(name)" }

  /// Returns the journeys with names that are distinct: of those that have one name, each is given its
  /// place, `add a pet (line 12)`.
  ///
  /// - Returns: besides, those that have one name and one place, which a report could not tell apart.
  public static func distinct(
    _ journeys: [NamedJourney]
  ) -> (distinct: [NamedJourney], same: [NamedJourney]) {
    let groups = Dictionary(grouping: journeys, by: \.id)
    let placed = journeys.map { journey in
      let group = groups[journey.id] ?? []
      return group.count == 1 ? journey : journey.placed(among: group)
    }
    let counts = Dictionary(placed.map { ($0.id, 1) }, uniquingKeysWith: +)
    return (
      placed.filter { counts[$0.id] == 1 },
      zip(journeys, placed).filter { counts[$1.id] != 1 }.map(\.0)
    )
  }

  private func placed(among group: [NamedJourney]) -> NamedJourney {
    var journey = self
    let isOneFile = group.allSatisfy { $0.file == file }
    journey.name += isOneFile ? " (line \(line))" : " (\(file):\(line))"
    return journey
  }

  private static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last ?? "journeys"
    return String(file.split(separator: ".").first ?? "journeys")
  }
}

/// Thrown by a journey that cannot be made here; it counts as skipped, with the reason.
public struct JourneySkip: Error, Hashable, Sendable, CustomStringConvertible {
  public let reason: String

  public init(_ reason: String) { self.reason = reason }

  public var description: String { "skipped: \(reason)" }
}

/// A driver, and what is to be cleared away when its program has ended.
@MainActor
public struct PreparedDriver {
  public let driver: any Driver
  private let onEnd: () -> Void

  /// - Parameter onEnd: called once, after the driver was stopped.
  public init(_ driver: any Driver, onEnd: @escaping () -> Void = {}) {
    (self.driver, self.onEnd) = (driver, onEnd)
  }

  /// Stops the program and clears away what belongs to it.
  public func end() {
    driver.stop()
    onEnd()
  }
}
