import Scheduling
import Terminal

/// The log of the steps of one journey while it runs, from which traces, reports and failures are
/// made.
///
/// Screens are kept as they are and compared only when somebody reads them, so that keeping them
/// costs next to nothing; the oldest are let go of where they would take more than ``screenBudget``.
@MainActor
public final class StepLog {
  /// The most bytes of cells that are kept, approximately.
  public static let screenBudget = 64 << 20

  /// A step, with where it belongs.
  struct Entry {
    var record: StepRecord
    var parent: Int?
    var screen: Screen?
    /// The bytes of the screen that no other entry holds.
    var weight = 0
  }

  private(set) var entries: [Entry] = []
  /// The steps that are not over, the innermost last.
  private var open: [Int] = []
  private let clock: any AppClock
  private let origin: Duration
  let keepsScreens: Bool
  private var kept = 0
  private var oldest = 0
  private var passed = 0
  /// The most expectations that are written down as steps; a loop may look a million times.
  private static let mostPassed = 10_000
  /// The failure that a step has been told of last; it comes by again at each step around it.
  private var noted: String?
  /// The screen as it was last, for steps at which nothing is done.
  private var shown: Screen?
  /// The attachments before the first step.
  private var early: [Attachment] = []
  /// The last failure that the journey has made, whether or not anybody has thrown it.
  var lastMade: JourneyFailure?

  init(clock: any AppClock, keepsScreens: Bool) {
    (self.clock, self.keepsScreens) = (clock, keepsScreens)
    origin = clock.uptime
  }

  /// The words of all acts until now.
  var acts: [String] { entries.filter { $0.record.kind == .act }.map(\.record.name) }
  /// The place of the last act in the test.
  var lastPlace: Place? {
    entries.last { $0.record.kind == .act }.map {
      Place(file: $0.record.file, line: $0.record.line)
    }
  }
  /// The names of the groups that are not over, the outermost first.
  var path: [String] { open.map { entries[$0].record }.filter { $0.kind == .group }.map(\.name) }

  // MARK: Writing
  @discardableResult
  func begin(_ name: String, _ kind: StepRecord.Kind, _ place: Place) -> Int {
    let record = StepRecord(
      name, kind: kind, file: "\(place.file)", line: Int(place.line), start: microseconds,
      attachments: early)
    early = []
    entries.append(Entry(record: record, parent: open.last, screen: nil))
    keep(shown, at: entries.count - 1)
    open.append(entries.count - 1)
    return entries.count - 1
  }

  /// Ends a step, and those inside it that nobody has ended.
  ///
  /// - Parameter screen: what shows now, where the step may have changed it.
  func end(_ step: Int, screen: Screen? = nil, evidence: ActEvidence = ActEvidence()) {
    while let last = open.last, last >= step { open.removeLast() }
    entries[step].record.duration = microseconds - entries[step].record.start
    guard keepsScreens else { return }
    entries[step].record.evidence = evidence.record
    guard let screen else { return }
    shown = screen
    keep(screen, at: step)
  }

  /// Ends a step that a failure has left.
  func fail(_ step: Int, _ failure: JourneyFailure, evidence: ActEvidence = ActEvidence()) {
    let isAct = entries[step].record.kind == .act
    if !isAct { note(failure) }
    entries[step].record.result = .failed
    if isAct, noted != failure.record.key {
      noted = failure.record.key
      entries[step].record.failure = failure.record
    }
    end(step, screen: isAct ? failure.screen : nil, evidence: evidence)
  }

  /// Writes down a failure that no act has thrown, as a step of its own; once.
  func note(_ failure: JourneyFailure) { note(failure.record, screen: failure.screen) }

  /// Notes a failure outside the journey, for example an assertion of XCTest.
  func note(_ failure: StepFailure, screen: Screen? = nil) {
    guard noted != failure.key else { return }
    noted = failure.key
    // An assertion of XCTest does not leave the steps around it.
    for step in open { entries[step].record.result = .failed }
    let name = failure.message.split(separator: "\n").first.map(String.init) ?? "failure"
    var record = StepRecord(
      name, kind: .check, file: failure.file, line: failure.line, start: microseconds,
      result: .failed, failure: failure)
    if keepsScreens { record.evidence = StepEvidence() }
    entries.append(Entry(record: record, parent: open.last, screen: nil))
    if let screen { shown = screen }
    keep(shown, at: entries.count - 1)
  }

  // MARK: Expectations that are met
  /// The time of the journey, in microseconds.
  var now: Int { microseconds }
  var mark: Int { entries.count }

  /// Writes down an expectation that is met. Only the first ``mostPassed`` of a journey are kept.
  func pass(_ words: @autoclosure () -> String, _ place: Place, since start: Int) {
    guard passed < Self.mostPassed else { return }
    passed += 1
    var record = StepRecord(
      words(), kind: .check, file: place.file, line: place.line, start: start,
      duration: microseconds - start)
    if keepsScreens { record.evidence = StepEvidence() }
    entries.append(Entry(record: record, parent: open.last, screen: keepsScreens ? shown : nil))
  }

  /// Takes back expectations that were met in an attempt that has failed as a whole.
  func forgetChecks(since mark: Int) {
    guard entries[mark...].allSatisfy({ $0.record.kind == .check && $0.record.result == .passed })
    else { return }
    entries.removeSubrange(mark...)
  }

  /// Keeps something with the step that is going on, or, between two, with the last one.
  func attach(_ attachment: Attachment) {
    guard let step = open.last ?? (entries.isEmpty ? nil : entries.count - 1)
    else { return early.append(attachment) }
    entries[step].record.attachments.append(attachment)
  }

  private var microseconds: Int {
    let parts = (clock.uptime - origin).components
    return Int(parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000)
  }

  // MARK: Keeping screens
  private func keep(_ screen: Screen?, at step: Int) {
    guard keepsScreens, let screen else { return }
    kept -= entries[step].weight
    entries[step].screen = screen
    entries[step].weight = weight(screen)
    kept += entries[step].weight
    while kept > Self.screenBudget, oldest < step {
      kept -= entries[oldest].weight
      entries[oldest].screen = nil
      entries[oldest].weight = 0
      oldest += 1
    }
  }

  private func weight(_ screen: Screen) -> Int {
    screen.surface.cells.count * MemoryLayout<Cell>.stride
  }

  /// The steps as a tree.
  public var steps: [StepRecord] { steps { _, _ in } }

  /// - Parameter change: is given each record with its entry, in the order of their beginnings.
  func steps(_ change: (inout StepRecord, Entry) -> Void) -> [StepRecord] {
    var children: [Int: [Int]] = [:]
    var records: [StepRecord] = []
    for (index, entry) in entries.enumerated() {
      children[entry.parent ?? -1, default: []].append(index)
      records.append(entry.record)
      change(&records[index], entry)
    }
    func tree(_ index: Int) -> StepRecord {
      records[index].steps = children[index, default: []].map(tree)
      return records[index]
    }
    return children[-1, default: []].map(tree)
  }
}
