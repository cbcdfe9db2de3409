import Faults
import JourneyKit
import PetsDomain
import Shell
import Terminal
import Toolkit
import XCTest

/// Acts on the screen while the disk fails: what is shown then is what the next start shows.
///
/// The n-th call of each kind fails below the program, SQLite's and its own. The keys are pressed all the
/// same; in the end the records on the screen are compared with those after a restart. So nothing is
/// shown that is not kept, and a message that something was not saved is true.
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

  /// - Returns: how often the fault came, and how many calls of its kind there were.
  @MainActor
  private func run(_ story: Story, _ fault: Fault?) async throws -> (Int, [FileCall: Int]) {
    let data = try DataFolder()
    try await MoggyDrivers.prepare(story.launch, data: data)
    return try await FaultyDisk.run(in: data.url) { disk in
      let driver = MoggyDrivers.inProcess(story.launch, data: data, size: Size(80, 24))
      defer { driver.stop() }
      let app = Journey(driver)
      try await app.launch()
      disk.begin(fault)
      for key in story.keys { try await app.press(key) }
      let counts = disk.counts
      let injected = disk.injected
      disk.mend()
      // A message is read and gone, and what waited for the disk is tried again.
      try await app.advance(by: .seconds(60))
      // What could not be saved is still typed; it is left there.
      for _ in 0..<3 { try await app.press(.escape) }
      let before = shown(app, story)
      if fault == nil { XCTAssertFalse(before.isEmpty, "nothing to compare") }
      try await app.relaunch()
      for key in story.way { try await app.press(key) }
      XCTAssertEqual(shown(app, story), before, "\(fault.map { "\($0)" } ?? "no fault")")
      return (injected, counts)
    }
  }

  @MainActor
  private func sweep(_ story: Story, stride: Int) async throws {
    let (_, counts) = try await run(story, nil)
    XCTAssertGreaterThan(counts[.sync] ?? 0, 2)
    var faults = 0
    for (index, family) in Fault.families.enumerated() {
      guard let count = counts[family.call] else { continue }
      for number in Swift.stride(from: min(count, 1 + index % stride), through: count, by: stride) {
        let fault = Fault(family.call, family.kind, number: number, isLasting: family.isLasting)
        faults += try await run(story, fault).0
      }
    }
    print("\(faults) faults below the screen")
    XCTAssertGreaterThan(faults, 20)
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
