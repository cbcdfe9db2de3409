import Core
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
  func testAValueStays() async throws {
    let folder = try TemporaryFolder()
    try await Settings(Kennel.store(in: folder)).set(.animations, to: false)
    let settings = Settings(try Kennel.store(in: folder))
    let value = try await settings.value(of: .animations)
    XCTAssertFalse(value)
    let cities = try await settings.value(of: .cities)
    XCTAssertEqual(cities, [], "never set")
  }

  func testOneSettingDoesNotTouchAnother() async throws {
    let settings = Settings(try Kennel.memory())
    try await settings.set(.animations, to: false)
    try await settings.set(.cities, to: ["Köln", "Орёл"])
    let cities = try await settings.value(of: .cities)
    XCTAssertEqual(cities, ["Köln", "Орёл"])
    let hasAnimations = try await settings.value(of: .animations)
    XCTAssertFalse(hasAnimations)
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
