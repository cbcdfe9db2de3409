import GRDB
import XCTest

@testable import Persistence

extension SettingKey<Bool> {
  fileprivate static let animations = SettingKey("animations", fallback: true)
}

extension SettingKey<[String]> {
  fileprivate static let cities = SettingKey("cities", fallback: [])
}

final class SettingsTests: XCTestCase {
  func testAValueStaysUntilReset() async throws {
    let folder = try TemporaryFolder()
    try await Settings(Kennel.store(in: folder)).set(.animations, to: false)
    let settings = Settings(try Kennel.store(in: folder))
    var value = try await settings.value(of: .animations)
    XCTAssertFalse(value)
    try await settings.reset(.animations)
    value = try await settings.value(of: .animations)
    XCTAssertTrue(value)
  }

  func testOneSettingIsLiveAndNotTroubledByOthers() async throws {
    let settings = Settings(try Kennel.memory())
    let recorder = Recorder<[String]>()
    let observation = settings.observe(.cities) { recorder.add($0) }
    try await settings.set(.animations, to: false)
    try await settings.set(.cities, to: ["Köln", "Орёл"])
    XCTAssertEqual(recorder.values, [[], ["Köln", "Орёл"]])
    withExtendedLifetime(observation) {}
  }

  func testAnUnreadableValueIsTheFallback() async throws {
    let store = try Kennel.memory()
    for text in ["", "\"yes\"", "{", "null"] {
      try await store.write("test") { db in
        try db.execute(
          sql: "INSERT OR REPLACE INTO setting VALUES ('animations', ?)", arguments: [text])
      }
      let value = try await Settings(store).value(of: .animations)
      XCTAssertTrue(value, text)
    }
  }

  func testSettingsAreOutsideUndo() async throws {
    let store = try Kennel.memory()
    try await Settings(store).set(.animations, to: false)
    let state = try await store.undoState()
    XCTAssertFalse(state.canUndo)
  }
}
