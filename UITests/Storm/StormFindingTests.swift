import JourneyKit
import JourneyKitInProcess
import Terminal
import XCTest

/// What storms have found in the program, as the shortest journeys to it.
@MainActor
final class StormFindingTests: JourneyCase {
  /// The page of the weather has the focus where it scrolls. In a taller window nothing scrolls, and the list of
  /// days had the focus from then on.
  func testAnotherSizeAndBackLeaveTheFocus() async throws {
    try await expectNothing(
      Launch(tab: .profile, demo: true),
      [
        .press("1"), .thereAndBack(Size(80, 66)),
      ])
  }

  /// A list at its end lost its place in a window where all of it shows.
  func testAnotherSizeAndBackLeaveAListWhereItWas() async throws {
    try await expectNothing(
      Launch(tab: .trackers, demo: true), size: Size(40, 12),
      [
        .press("2"), .press("End"), .thereAndBack(Size(40, 100)),
      ])
  }

  /// The strip of tabs, where not all of them fit, too.
  func testAnotherSizeAndBackLeaveTheTabs() async throws {
    try await expectNothing(
      Launch(tab: .travel, demo: true), size: Size(40, 12),
      [
        .press("3"), .thereAndBack(Size(81, 66)),
      ])
  }

  /// The same with a page whose height depends on its width.
  func testAnotherWidthAndBackLeaveAPageWhereItWas() async throws {
    try await expectNothing(
      Launch(tab: .trackers, demo: true), size: Size(40, 12),
      [
        .press("1"), .press("PgDn"), .press("PgDn"), .press("PgDn"), .press("PgDn"),
        .thereAndBack(Size(41, 12)),
      ])
  }

  /// A message of two rows stands where it says what undo has taken back.
  func testAMessageOfUndoIsNoDifference() async throws {
    try await expectNothing(
      Launch(tab: .trackers, demo: true), size: Size(40, 12),
      [.undo(.press("Space"), key: "u")])
  }

  /// A pet that was deleted on its card is back in the list.
  func testUndoOnAnotherPageIsNoDifference() async throws {
    try await expectNothing(
      Launch(tab: .pets, demo: true), size: Size(120, 40),
      [.press("Enter"), .undo(.press("d"), key: "u")])
  }

  /// The acts break no rule, in process and on the real program.
  private func expectNothing(
    _ launch: Launch, size: Size = Size(80, 24), _ acts: [StormAct]
  ) async throws {
    let (here, there) = (try DataFolder(), try DataFolder())
    try await MoggyDrivers.prepare(launch, data: here, withSamples: true)
    try await MoggyDrivers.prepare(launch, data: there)
    try await Journey.storm(replaying: acts) {
      MoggyDrivers.inProcess(launch, data: here, size: size)
    }
    try await Journey.storm(replaying: acts) {
      MoggyDrivers.process(launch, data: there, size: size)
    }
  }
}
