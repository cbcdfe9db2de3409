import Faults
import JourneyKit
import JourneyKitInProcess
import PetsDomain
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// Acts on the screen while the disk fails: what is shown then is what the next start shows.
///
/// The n-th call of each kind fails below the program, SQLite's and its own. The keys are pressed all the
/// same; in the end the records on the screen are compared with those after a restart. So nothing is
/// shown that is not kept, and a message that something was not saved is true. Where the records are
/// not those of a run without a fault, a message was on the screen, with the reason.
final class FaultJourney: JourneyCase {
  private struct Story {
    let launch: Launch
    /// Pressed one after another, each settled; the last leave the list on the screen.
    let keys: [KeyStroke]
    /// Lead from a new start to the list.
    var way: [KeyStroke] = []
    /// The records in the list.
    let role: Role
  }

  private static func typed(_ text: String) -> [KeyStroke] {
    text.map { KeyStroke(.character($0)) }
  }

  /// The records that the screen lists, each as it is read out.
  @MainActor
  private func shown(_ app: Journey, _ story: Story) -> [String] {
    app.screen.nodes.filter { $0.role == story.role }.map { "\($0.label) \($0.value ?? "")" }
  }

  /// The words on the screen that stand for no record: toasts, alerts and the like.
  @MainActor
  private func messages(_ app: Journey) -> [String] {
    app.screen.nodes.filter { [.toast, .alert, .status, .dialog].contains($0.role) }
      .map { "\($0.label) \($0.value ?? "")" }
  }

  /// The ends of all sentences on why something was not read or not written.
  private static let reasons = [
    "input/output error", "Input/output error", "the disk is full", "cannot be opened",
    "Permission denied", "Too many open files", "using the database",
  ]

  private struct Run {
    /// The times that the fault came.
    var injected = 0
    var counts: [FileCall: Int] = [:]
    var records: [String] = []
    var messages: [String] = []

    /// The messages that say why something was not read or not written.
    var failures: [String] {
      messages.filter { text in FaultJourney.reasons.contains { text.contains($0) } }
    }
  }

  @MainActor
  private func run(_ story: Story, _ fault: Fault?) async throws -> Run {
    let data = try DataFolder()
    try await MoggyDrivers.prepare(story.launch, data: data)
    return try await FaultyDisk.run(in: data.url) { disk in
      let driver = MoggyDrivers.inProcess(story.launch, data: data, size: Size(80, 24))
      defer { driver.stop() }
      let app = Journey(driver)
      try await app.launch()
      disk.begin(fault)
      var run = Run()
      for key in story.keys {
        try await app.press(key)
        run.messages += messages(app)
      }
      (run.counts, run.injected) = (disk.counts, disk.injected)
      disk.mend()
      // A message is read and gone, and what waited for the disk is tried again. One that came while
      // another stood there is shown after it.
      for _ in 0..<20 {
        try await app.advance(by: .seconds(3))
        run.messages += messages(app)
      }
      // What could not be saved is still typed; it is left there.
      for _ in 0..<3 { try await app.press(.escape) }
      let before = shown(app, story)
      if fault == nil { XCTAssertFalse(before.isEmpty, "nothing to compare") }
      try await app.relaunch()
      for key in story.way { try await app.press(key) }
      XCTAssertEqual(shown(app, story), before, "\(fault.map { "\($0)" } ?? "no fault")")
      run.records = before
      return run
    }
  }

  @MainActor
  private func sweep(_ story: Story, stride: Int) async throws {
    let whole = try await run(story, nil)
    XCTAssertGreaterThan(whole.counts[.sync] ?? 0, 2)
    XCTAssertEqual(whole.failures, [])
    var (faults, told) = (0, 0)
    for (index, family) in Fault.families.enumerated() {
      guard let count = whole.counts[family.call] else { continue }
      for number in Swift.stride(from: min(count, 1 + index % stride), through: count, by: stride) {
        let fault = Fault(family.call, family.kind, number: number, isLasting: family.isLasting)
        let run = try await run(story, fault)
        faults += run.injected
        told += run.failures.isEmpty ? 0 : 1
        if run.records != whole.records {
          XCTAssertFalse(
            run.failures.isEmpty, "\(fault): \(run.records), not \(whole.records): \(run.messages)")
        }
      }
    }
    print("\(faults) faults below the screen, \(told) runs with a message")
    XCTAssertGreaterThan(faults, 20)
    XCTAssertGreaterThan(told, 0)
  }

  @MainActor
  func testAPetIsAdded() async throws {
    let keys = [KeyStroke("a")] + Self.typed("Rex") + [.enter, .escape, .escape]
    try await sweep(Story(launch: Launch(), keys: keys, role: .card), stride: 61)
  }

  @MainActor
  func testAPetIsDeletedAndComesBack() async throws {
    let launch = Launch(pets: Launch.pets(3))
    try await sweep(Story(launch: launch, keys: ["d", "u", "d"], role: .card), stride: 47)
  }

  @MainActor
  func testAHabitIsDone() async throws {
    let launch = Launch(
      tab: .trackers,
      trackers: [
        TrackerSamples.habit(1, "Water"), TrackerSamples.habit(2, "Walk"),
      ])
    try await sweep(
      Story(launch: launch, keys: [.space, .down, .space, .space], role: .card), stride: 47)
  }

  @MainActor
  func testACountryIsAdded() async throws {
    let keys = [KeyStroke("["), "a"] + Self.typed("Italy") + [.enter]
    try await sweep(
      Story(launch: Launch(tab: .travel), keys: keys, way: ["["], role: .row), stride: 47)
  }
}
