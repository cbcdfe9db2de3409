import Faults
import Foundation
import GRDB
import Interchange
import Persistence
import XCTest

/// Everything that is saved, under every fault.
final class WritingTests: FaultCase {
  /// The records before the first step and after each.
  private struct Reference {
    let template: URL
    let states: [[String]]
    let counts: [FileCall: Int]
  }

  private func reference(_ walk: Walk) async throws -> Reference {
    let template = folder.appending(path: "template-\(walk.name)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: template, withIntermediateDirectories: true)
    do {
      let world = try World(template)
      try await Walk.begin(world)
    }
    let run = try copy(of: template)
    defer { remove(run) }
    return try await FaultyDisk.run(in: run) { disk in
      let world = try World(run)
      var states = [try await world.content()]
      disk.begin(nil)
      for (number, step) in walk.steps.enumerated() {
        world.begin(number + 1)
        do { try await step.act(world) } catch {
          XCTFail("\(walk.name), \(step.name): \(error)")
          throw error
        }
        states.append(try await world.content())
      }
      return Reference(template: template, states: states, counts: disk.counts)
    }
  }

  /// - Returns: how often the fault came.
  private func run(_ walk: Walk, _ reference: Reference, _ fault: Fault) async throws -> Int {
    let run = try copy(of: reference.template)
    defer { remove(run) }
    let place = "\(walk.name): \(fault)"
    let (injected, done) = try await FaultyDisk.run(in: run) { disk in
      // The start is another test's.
      let world = try World(run)
      disk.begin(fault)
      var done = 0
      for (number, step) in walk.steps.enumerated() {
        world.begin(number + 1)
        do {
          try await step.act(world)
          done += 1
        } catch {
          // A lasting fault is what a person restarts the program for.
          if fault.isLasting { break }
          disk.mend()
          guard try await again(world, step, done, reference, "\(place), \(step.name): \(error)")
          else { break }
          done += 1
        }
      }
      return (disk.injected, done)
    }
    try await checkRestarted(run, reference, done, isCut: done < walk.steps.count, place)
    let world = try World(run)
    for step in walk.steps.prefix(done) {
      do { try await step.look(world) } catch {
        Self.tally.lost += 1
        XCTFail("\(place): \(step.name) was confirmed: \(error)")
      }
    }
    return injected
  }

  /// Makes sure that a step that was refused is not there and can be done now, or is there, whole.
  private func again(
    _ world: World, _ step: Step, _ done: Int, _ reference: Reference, _ place: String
  ) async throws -> Bool {
    let content = try await world.content()
    if content == reference.states[done + 1], content != reference.states[done] {
      Self.tally.doneAfterAll += 1
      return true
    }
    XCTAssertEqual(content, reference.states[done], place)
    world.begin(done + 1)
    do { try await step.act(world) } catch {
      XCTFail("\(place); and again: \(error)")
      return false
    }
    return true
  }

  private func checkRestarted(
    _ folder: URL, _ reference: Reference, _ done: Int, isCut: Bool, _ place: String
  ) async throws {
    let world = try World(folder)
    if case .repaired = world.store.openReport { XCTFail("\(place): repaired") }
    let content = try await world.content()
    Self.tally.confirmed += done
    let isNext = isCut && content == reference.states[done + 1]
    if content != reference.states[done], !isNext {
      Self.tally.lost += 1
      let difference = Set(content).symmetricDifference(reference.states[done])
      XCTFail("\(place): after \(done) steps \(difference.sorted().prefix(6))")
    }
    let missing = try await world.missingFiles()
    XCTAssertEqual(missing, [], place)
    let check = try await world.store.read("test.check") {
      try String.fetchOne($0, sql: "PRAGMA integrity_check")
    }
    XCTAssertEqual(check, "ok", place)
  }

  private func sweep(_ name: String, stride: Int, wholeStride: Int = 1) async throws {
    let walk = try XCTUnwrap(Walk.all.first { $0.name == name })
    let reference = try await reference(walk)
    try await sweep(stride: stride, wholeStride: wholeStride, counts: reference.counts) {
      try await self.run(walk, reference, $0)
    }
    XCTAssertGreaterThan(Self.tally.faults, 0)
  }

  func testPets() async throws { try await sweep("pets", stride: 29) }
  func testHealth() async throws { try await sweep("health", stride: 29) }
  func testFiles() async throws { try await sweep("files", stride: 29) }
  func testCopies() async throws { try await sweep("copies", stride: 211, wholeStride: 17) }
  func testTrackers() async throws { try await sweep("trackers", stride: 29) }
  func testTravels() async throws { try await sweep("travels", stride: 29) }
  func testTexts() async throws { try await sweep("texts", stride: 11) }
}
