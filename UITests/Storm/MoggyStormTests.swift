import Core
import JourneyKit
import JourneyKitInProcess
import Terminal
import Toolkit
import XCTest

@testable import Shell

/// Bounded storms with fixed seeds on the program: every tab in process, one of them on the real program.
/// `make storm` is for longer ones.
@MainActor
final class MoggyStormTests: JourneyCase {
  func testWeather() async throws { try await storm(.weather) }

  func testPets() async throws { try await storm(.pets, language: .russian) }

  func testTrackers() async throws { try await storm(.trackers) }

  func testTravel() async throws { try await storm(.travel) }

  func testCatinder() async throws { try await storm(.catinder, language: .russian) }

  func testProfile() async throws { try await storm(.profile) }

  func testRealProgram() async throws {
    let launch = Launch(tab: .trackers, demo: true)
    let report = try await Journey.storm(Self.options(1, acts: 100)) {
      let data = try DataFolder()
      try await MoggyDrivers.prepare(launch, data: data)
      self.folders.append(data)
      return MoggyDrivers.process(launch, data: data, size: Size(80, 24))
    }
    XCTAssertGreaterThan(report.states, 10)
    XCTAssertEqual(report.unconfirmed, [])
  }

  /// The folders of the programs, until the test is over.
  private var folders: [DataFolder] = []

  private func storm(_ tab: ShellTab, language: Language = .english) async throws {
    let launch = Launch(language: language, tab: tab, demo: true)
    let report = try await Journey.storm(Self.options(3, acts: 120)) {
      let data = try DataFolder()
      try await MoggyDrivers.prepare(launch, data: data, withSamples: true)
      self.folders.append(data)
      return MoggyDrivers.inProcess(launch, data: data, size: Size(80, 24))
    }
    XCTAssertGreaterThan(report.states, 5)
    XCTAssertEqual(report.unconfirmed, [])
  }

  static func options(_ seed: UInt64, acts: Int) -> StormOptions {
    var options = StormOptions(seed: seed, acts: acts)
    // The acts end it; the time only ends what hangs.
    options.time = .seconds(600)
    options.actsOfJourney = 60
    return options
  }
}

/// A bounded storm on the gallery of widgets, in process.
@MainActor
final class GalleryStormTests: GalleryCase {
  func testGallery() async throws {
    let report = try await Journey.storm(MoggyStormTests.options(5, acts: 200)) {
      GalleryLaunch().inProcess(size: Size(80, 24))
    }
    XCTAssertGreaterThan(report.states, 5)
    XCTAssertEqual(report.unconfirmed, [])
  }
}
