import Terminal
import VirtualTerminal

/// A driver that gives every act to two programs and compares their screens, cell by cell.
///
/// ```swift
/// let driver = LockstepDriver(inProcess, process)
/// ```
@MainActor
public final class LockstepDriver: Driver {
  public let first: any Driver
  public let second: any Driver
  /// The number of compared acts, with the launch.
  public private(set) var stepsCompared = 0
  /// The number of different cells, nodes and other properties in all steps.
  public private(set) var differences = 0

  public init(_ first: any Driver, _ second: any Driver) {
    (self.first, self.second) = (first, second)
  }

  public var screen: Screen { first.screen }
  public var ending: Ending? { first.ending ?? second.ending }
  public func endingByItself() -> Ending? { first.endingByItself() ?? second.endingByItself() }
  /// The settlement of the second program, which is usually watched from further away.
  public var settlement: Settlement? { second.settlement }
  public var unansweredQueries: [String] { first.unansweredQueries + second.unansweredQueries }
  public var display: VirtualTerminal? { first.display ?? second.display }
  public func launch() async throws { try await both { try await $0.launch() } }

  public func perform(_ events: [InputEvent]) async throws {
    try await both { try await $0.perform(events) }
  }

  public func perform(_ presses: [KeyPress]) async throws {
    try await both { try await $0.perform(presses) }
  }

  public func signal(_ number: Int32) async throws {
    try await both { try await $0.signal(number) }
  }

  public func advance(by duration: Duration) async throws {
    try await both { try await $0.advance(by: duration) }
  }

  public func resize(to size: Size) async throws {
    try await both { try await $0.resize(to: size) }
  }

  public func relaunch() async throws { try await both { try await $0.relaunch() } }

  /// Waits for both; a change of one alone is a difference.
  public func waitForChange(until end: ContinuousClock.Instant) async throws -> Bool {
    var hasChanged = false
    try await both {
      let change = try await $0.waitForChange(until: end)
      hasChanged = hasChanged || change
    }
    return hasChanged
  }

  public func takeEvidence() -> ActEvidence { first.takeEvidence().joined(second.takeEvidence()) }

  public func stop() {
    first.stop()
    second.stop()
  }

  private func both(_ act: @MainActor (any Driver) async throws -> Void) async throws {
    try await act(first)
    try await act(second)
    stepsCompared += 1
    if first.ending != nil || second.ending != nil { return try compareEndings() }
    let difference = ScreenDifference(first.screen, second.screen)
    differences += difference.count
    guard !difference.isEmpty else { return }
    throw DriverError.different(
      "step \(stepsCompared): \(difference.count) differences, first | second\n\(difference)")
  }

  /// Compares how both have ended; their printed text may differ.
  private func compareEndings() throws {
    let left = [first, second].flatMap { $0.ending?.leftBehind ?? [] }
    guard left.isEmpty else {
      differences += left.count
      throw DriverError.different("left behind on the terminal: " + left.joined(separator: ", "))
    }
    guard first.ending?.status != second.ending?.status else { return }
    differences += 1
    let words = [first.ending, second.ending].map { $0.map { "\($0)" } ?? "the program still runs" }
    throw DriverError.different("step \(stepsCompared): \(words[0]) | \(words[1])")
  }
}
