import Foundation
import GRDB
import JourneyKit
import PetsDomain
import PetsScreens
import PseudoTerminal
import Terminal
import VirtualTerminal
import XCTest

/// kill -9 while a photo is being set leaves a pet with the old photo or the new one, and no file that
/// nothing refers to.
@MainActor
final class PhotoKillTests: RealProgramCase {
  func testKillsWhileAPhotoIsSet() async throws {
    let data = try DataFolder()
    var launch = Launch(pets: [Launch.pet(.name, "Rex")])
    try await MoggyDrivers.prepare(launch, data: data)
    launch.pets = []
    let files = try PhotoFiles(in: data)
    let hills = try PhotoFiles.hills
    for round in 0..<9 {
      // Each a content of its own, as equal ones are the same file.
      try files.add(hills + Data([UInt8(round)]), as: "next.jpg")
      let before = try photos(data)
      let driver = MoggyDrivers.process(launch, data: data, size: Size(80, 24))
      defer { driver.stop() }
      let app = Journey(driver)
      try await app.launch()
      try checkFiles(data, round)
      _ = try await app.on(PetListPage.self).open("Rex").askForPhoto()
      try driver.write(Array("~/pics/next.jpg\r".utf8))
      try await wait(for: round % 3, driver, app)
      // The interface is the child of the supervisor; what draws pictures is a child of its own.
      try XCTUnwrap(driver.processes.dropFirst().first).signal(SIGKILL)
      try driver.waitForEnd()
      if round % 3 == 2 { XCTAssertNotEqual(try photos(data), before, "round \(round)") }
    }
    let driver = MoggyDrivers.process(launch, data: data, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try checkFiles(data, 9)
    try app.expect(PetListPage(app: app).card("Rex")).toExist()
  }

  /// How far the program comes before it is killed: anywhere, to the end of the path, to the photo.
  private func wait(for stage: Int, _ driver: ProcessDriver, _ app: Journey) async throws {
    if stage == 0 { return }
    try await app.act("wait for stage \(stage)") {
      try driver.wait { emulator in
        let text = emulator.surface.text
        return stage == 1
          ? text.contains("next.jpg") || !text.contains("[ Use ]")
          : !text.contains("[ Use ]")
      }
    }
  }

  private func photos(_ data: DataFolder) throws -> [String] {
    try Records(data).queue.read { db in
      try String.fetchAll(db, sql: "SELECT photo FROM pet WHERE photo IS NOT NULL")
    }
  }

  /// After a start everything is swept: whatever record or undo names is there, and nothing else.
  private func checkFiles(_ data: DataFolder, _ round: Int) throws {
    let records = try Records(data)
    XCTAssertEqual(try records.integrity, "ok", "round \(round)")
    let named = try photos(data)
    let kept = PhotoFiles.kept(in: data)
    XCTAssertEqual(kept.filter { $0.hasSuffix(".part") }, [], "round \(round)")
    XCTAssertEqual(Set(named).subtracting(kept), [], "round \(round)")
    let loose = try records.queue.read { db in
      try String.fetchAll(db, sql: "SELECT name FROM pet_loose_file")
    }
    XCTAssertEqual(Set(kept).subtracting(named).subtracting(loose), [], "round \(round)")
  }
}
