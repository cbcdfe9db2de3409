import Foundation
import GRDB
import JourneyKit
import PseudoTerminal
import Semantics
import Terminal
import TrackersDomain
import VirtualTerminal
import XCTest

/// The end of a program that has much to save: it says so, and loses nothing unless it is told to.
@MainActor
final class QuitWhileSavingTests: RealProgramCase {
  /// As many as take the program some seconds.
  private static let marks = 14_999

  func testTheEndWaitsForAllThatWasTypedHoweverOftenItIsAskedFor() async throws {
    try await whileSaving { driver in
      try driver.write("n")
      try driver.wait { !Self.asks($0) }
      try driver.write("q")
      try driver.wait(until: Self.asks)
      let ending = try driver.waitForEnd()
      XCTAssertEqual(ending.status, .exited(0))
      XCTAssertEqual(ending.leftBehind, [])
    } then: { saved in
      XCTAssertEqual(saved, Self.marks)
    }
  }

  func testWhoSaysSoEndsWithoutSaving() async throws {
    try await whileSaving { driver in
      try driver.write("y")
      let ending = try driver.waitForEnd()
      XCTAssertEqual(ending.status, .exited(0))
      XCTAssertEqual(ending.leftBehind, [])
    } then: { saved in
      // The first mark was saved at once, and those that had come by then.
      XCTAssertTrue((1..<Self.marks).contains(saved), "\(saved)")
    }
  }

  func testASaveThatFailsAtTheEndIsTold() async throws {
    let launch = Launch(tab: .trackers, trackers: [TrackerSamples.habit(1, "Read")])
    try await onRealProgram(launch) { _, driver, data in
      try Records(data).execute(
        """
        CREATE TRIGGER refusal BEFORE INSERT ON trackerYear
        BEGIN SELECT RAISE(ABORT, 'refused by a test'); END
        """)
      try driver.write(" q")
      let ending = try driver.waitForEnd()
      XCTAssertEqual(ending.status, .exited(70))
      let text = driver.emulator.surface.text.replacing("\n", with: " ")
      XCTAssertEqual(
        text.trimmingCharacters(in: .whitespaces),
        "moggy: the last change was not saved: the records do not allow it: refused by a test")
    }
  }

  /// Types the marks and leaves, until it is asked what is to become of those that wait.
  private func whileSaving(
    _ answer: (ProcessDriver) throws -> Void, then look: (_ saved: Int) -> Void
  ) async throws {
    let launch = Launch(tab: .trackers, trackers: [TrackerSamples.habit(1, "Read")])
    try await onRealProgram(launch) { _, driver, data in
      let before = try await acts(in: data)
      try driver.write(String(repeating: " ", count: Self.marks) + "qq")
      try driver.write(InspectionRequest.advance(milliseconds: 500).bytes)
      try driver.wait { Self.shows("Saving, ", $0) }
      XCTAssertTrue(Self.shows(" left", driver.emulator))
      try driver.write("q")
      try driver.wait(until: Self.asks)
      try answer(driver)
      look(try await acts(in: data) - before)
    }
  }

  /// The number of acts that were ever saved.
  private func acts(in data: DataFolder) async throws -> Int {
    try await Records(data).queue.read {
      try Int.fetchOne($0, sql: "SELECT max(id) FROM undo_act") ?? 0
    }
  }

  private static func asks(_ terminal: VirtualTerminal) -> Bool {
    shows("Quit without saving", terminal)
  }

  private static func shows(_ text: String, _ terminal: VirtualTerminal) -> Bool {
    terminal.surface.text.contains(text)
  }
}
