import Core
import Foundation
import GRDB
import JourneyKit
import PetsDomain
import PetsScreens
import PseudoTerminal
import Shell
import Terminal
import VirtualTerminal
import XCTest

/// kill -9 at any moment loses nothing that the screen has shown as saved.
@MainActor
final class KillStormTests: RealProgramCase {
  /// What was confirmed before a kill, and what may have become true since.
  private struct Promise {
    var kept: Set<String> = []
    var possible: Set<String> = []
    /// How many of those kept may have been deleted since.
    var deletions = 0
    var draft: (start: String, whole: String)?
  }

  private static let escape = "\u{1B}[27u"

  func testFiftyKillsLoseNothingThatWasConfirmed() async throws {
    let data = try DataFolder()
    try await MoggyDrivers.prepare(Launch(), data: data)
    var random = SeededRandom(seed: 2026)
    var promise = Promise()
    for round in 0..<50 {
      var launch = Launch()
      launch.seed = UInt64(round)
      let driver = MoggyDrivers.process(launch, data: data, size: Size(80, 24))
      defer { driver.stop() }
      let app = Journey(driver)
      try await app.launch()
      try await expectKept(promise, app)
      promise = try await work(round, app, promise)
      try await burst(round, app, driver, &promise, &random)
      try kill(driver, &random)
      promise.kept = try checkedNames(data, promise, round)
    }
    XCTAssertGreaterThan(promise.kept.count, 30)
    XCTAssertTrue(
      promise.kept.contains { $0.hasPrefix("burst") }, "no kill came while records were written")
  }

  /// After a start: the text that was being typed is in its field, and all pets are counted.
  private func expectKept(_ promise: Promise, _ app: Journey) async throws {
    if let draft = promise.draft {
      let value = try XCTUnwrap(try app.element(PetsID.field("name")).value())
      XCTAssertTrue(value.hasPrefix(draft.start) && draft.whole.hasPrefix(value), value)
    }
    while try app.element(PetsID.card).exists() { try await app.press(.escape) }
    let count = promise.kept.count
    if count > 0 {
      try app.expect(app.element(PetsID.count)).toHave(
        label: "\(count) pet\(count == 1 ? "" : "s")")
    }
  }

  /// Acts that the screen confirms.
  private func work(_ round: Int, _ app: Journey, _ before: Promise) async throws -> Promise {
    var promise = Promise(kept: before.kept)
    let list = try app.on(PetListPage.self)
    if round % 5 == 4, let name = list.selected {
      try await app.press("d")
      try app.expect(ShellPage(app: app).toast).toExist()
      promise.kept.remove(name)
      return promise
    }
    let name = "kept \(round)"
    let card = try await list.add()
    try await card.fill(.name, name)
    try app.expect(card.status).toHave(label: "✓ saved")
    promise.kept.insert(name)
    try await card.back()
    if round % 5 == 3 {
      let card = try await list.add()
      try await card.edit(.name)
      try await app.type("half ")
      promise.draft = (start: "half ", whole: "half ")
    }
    return promise
  }

  /// Types as fast as the terminal takes it, and waits for some of the answer only.
  private func burst(
    _ round: Int, _ app: Journey, _ driver: ProcessDriver, _ promise: inout Promise,
    _ random: inout SeededRandom
  ) async throws {
    var keys = ""
    if promise.draft != nil {
      keys = "typed on"
      promise.draft?.whole += keys
    } else {
      for number in 0..<6 {
        let name = "burst \(round)-\(number)"
        promise.possible.insert(name)
        keys += "a" + name + "\r" + Self.escape + Self.escape
        if number % 3 == 2 {
          keys += "d"
          promise.deletions += 1
        }
      }
    }
    let bytes = Array((keys + "\u{0C}").utf8)
    let cut = Int.random(in: 1...bytes.count, using: &random)
    // Half of the rounds die in the middle of what is typed. What is to be answered is typed in one
    // piece: a key cut in two would be another key where the rest comes late.
    guard round % 2 == 0, promise.draft == nil else { return try driver.write(bytes[..<cut]) }
    try driver.write(bytes)
    // One of them is on the disk when the list shows it; those behind it are being written. Which
    // one comes first is open: a deletion takes the one that is selected at that moment.
    let awaited = "burst \(round)-"
    try await app.act("wait for a card of the burst") {
      try driver.wait { emulator in
        let text = emulator.surface.text
        return text.contains(awaited) && text.contains(" pets")
      }
    }
  }

  /// The interface, its supervisor, or both at once.
  private func kill(_ driver: ProcessDriver, _ random: inout SeededRandom) throws {
    let processes = driver.processes
    let chosen = [processes.dropFirst().prefix(1), processes.prefix(1), processes[...]]
    for process in chosen.randomElement(using: &random) ?? [] { process.signal(SIGKILL) }
    try driver.waitForEnd()
    for process in processes {
      XCTAssertTrue(process.waitForEnd(until: .now + driver.deadline))
    }
  }

  /// The names in the file as it lies there, looked at in a copy: the program itself is to recover
  /// the original.
  private func checkedNames(
    _ data: DataFolder, _ promise: Promise, _ round: Int
  ) throws -> Set<String> {
    let copy = try DataFolder()
    try FileManager.default.createDirectory(
      atPath: copy.path + "/data", withIntermediateDirectories: true)
    for suffix in ["", "-journal"]
    where FileManager.default.fileExists(atPath: data.database + suffix) {
      try FileManager.default.copyItem(
        atPath: data.database + suffix, toPath: copy.database + suffix)
    }
    let records = try Records(copy)
    XCTAssertEqual(try records.integrity, "ok", "round \(round)")
    let names = Set(try records.names)
    let lost = promise.kept.subtracting(names)
    XCTAssertLessThanOrEqual(lost.count, promise.deletions, "round \(round): \(lost)")
    let foreign = names.subtracting(promise.kept).subtracting(promise.possible)
    XCTAssertEqual(foreign, [], "round \(round)")
    return names
  }
}
