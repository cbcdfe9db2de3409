import JourneyKit
import Terminal
import XCTest

/// A bounded storm on the real program, with a fixed seed.
@MainActor
final class MoggyStormTests: JourneyCase {
  private func options(_ seed: UInt64, acts: Int) -> StormOptions {
    var options = StormOptions(seed: seed, acts: acts)
    // The acts end it; the time only ends what hangs.
    options.time = .seconds(600)
    options.actsOfJourney = 60
    // A mark on a card is no edit: Esc takes it away, while u takes back what was edited before.
    options.rules.remove(.undo)
    return options
  }

  func testRealProgram() async throws {
    let launch = Launch(tab: .trackers, demo: true)
    let report = try await Journey.storm(options(1, acts: 100)) {
      let data = try DataFolder()
      try await MoggyDrivers.prepare(launch, data: data)
      self.keep(data)
      return MoggyDrivers.process(launch, data: data, size: Size(80, 24))
    }
    XCTAssertGreaterThan(report.states, 10)
    XCTAssertEqual(report.unconfirmed, [])
  }

  /// The folders of the programs, until the test is over.
  private var folders: [DataFolder] = []

  private func keep(_ folder: DataFolder) { folders.append(folder) }
}
