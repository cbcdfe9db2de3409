import Foundation
import Networking
import XCTest

final class KeptSecretTests: XCTestCase {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  override func tearDown() {
    try? FileManager.default.removeItem(at: file)
  }

  private func write(_ text: String, mode: Int) throws {
    try Data(text.utf8).write(to: file)
    let path = file.path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  func testItIsReadWhenItIsNeededAndKept() async throws {
    let secret = KeptSecret([.environment("NONE"), .file(file)])
    try write("key-1", mode: 0o600)
    let first = try await secret.value()
    XCTAssertEqual(first?.reveal(), "key-1")
    try write("key-2", mode: 0o600)
    let second = try await secret.value()
    XCTAssertEqual(second?.reveal(), "key-1")
  }

  func testAfterAnErrorItIsReadAnew() async throws {
    let secret = KeptSecret([.file(file)])
    try write("key-1", mode: 0o644)
    do {
      _ = try await secret.value()
      XCTFail("taken")
    } catch {
      XCTAssertEqual(error, .openToOthers(file))
    }
    try write("key-1", mode: 0o600)
    let value = try await secret.value()
    XCTAssertEqual(value?.reveal(), "key-1")
  }

  func testWithoutSourcesThereIsNone() async throws {
    let value = try await KeptSecret([]).value()
    XCTAssertNil(value)
  }
}
