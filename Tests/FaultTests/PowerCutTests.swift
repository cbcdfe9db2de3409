import Faults
import Foundation
import Persistence
import XCTest

/// A power cut at any moment: what was confirmed is there, and each transaction whole or not at all.
final class PowerCutTests: FaultCase {
  private struct Recording {
    let events: [DiskEvent]
    /// The number of events when each step was confirmed.
    let confirmed: [Int]
    let states: [[String]]
  }

  private func record(_ walk: Walk, on run: URL) async throws -> Recording {
    try await FaultyDisk.run(in: run, isRecording: true) { disk in
      let world = try World(run)
      var states = [try await world.content()]
      var confirmed: [Int] = []
      for (number, step) in walk.steps.enumerated() {
        world.begin(number + 1)
        try await step.act(world)
        confirmed.append(disk.eventCount)
        states.append(try await world.content())
      }
      return Recording(events: disk.events, confirmed: confirmed, states: states)
    }
  }

  private func sweep(_ name: String, stride: Int) async throws {
    let walk = try XCTUnwrap(Walk.all.first { $0.name == name })
    let run = folder.appending(path: "run", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
    do {
      let world = try World(run)
      try await Walk.begin(world)
    }
    var disk = try PowerCut(of: run)
    let recording = try await record(walk, on: run)
    XCTAssertGreaterThan(recording.events.count, 20, name)
    for (index, event) in recording.events.enumerated() {
      disk.apply(event)
      let isDue = (index + 1) % (Self.isWhole ? 1 : stride) == 0
      guard isDue || recording.confirmed.contains(index + 1) else { continue }
      for seed in 0..<UInt64(Self.isWhole ? 16 : 4) {
        let done = recording.confirmed.filter { $0 <= index + 1 }.count
        try await check(disk, walk, recording, done, seed, "\(name), event \(index), seed \(seed)")
      }
    }
  }

  private func check(
    _ disk: PowerCut, _ walk: Walk, _ recording: Recording, _ done: Int, _ seed: UInt64,
    _ place: String
  ) async throws {
    let left = folder.appending(path: "left", directoryHint: .isDirectory)
    defer { remove(left) }
    try disk.leave(in: left, seed: seed)
    let world = try World(left)
    if case .repaired = world.store.openReport { XCTFail("\(place): repaired") }
    let content = try await world.content()
    Self.tally.powerCuts += 1
    Self.tally.confirmed += done
    let isNext = done + 1 < recording.states.count && content == recording.states[done + 1]
    if content != recording.states[done], !isNext {
      Self.tally.lost += 1
      let difference = Set(content).symmetricDifference(recording.states[done])
      XCTFail("\(place): after \(done) steps \(difference.sorted().prefix(6))")
    }
    let missing = try await world.missingFiles()
    XCTAssertEqual(missing, [], place)
    for step in walk.steps.prefix(done) {
      do { try await step.look(world) } catch {
        Self.tally.lost += 1
        XCTFail("\(place): \(step.name) was confirmed: \(error)")
      }
    }
  }

  func testPets() async throws { try await sweep("pets", stride: 23) }
  func testHealth() async throws { try await sweep("health", stride: 23) }
  func testFiles() async throws { try await sweep("files", stride: 23) }
  func testCopies() async throws { try await sweep("copies", stride: 41) }
  func testTrackers() async throws { try await sweep("trackers", stride: 29) }
  func testTravels() async throws { try await sweep("travels", stride: 23) }
  func testTexts() async throws { try await sweep("texts", stride: 11) }
}
