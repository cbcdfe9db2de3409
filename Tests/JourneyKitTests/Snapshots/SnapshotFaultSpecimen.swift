import Foundation
import Terminal
import XCTest

@testable import JourneyKit

/// Tests for ``SnapshotGovernanceTests`` to run in processes of their own; without its word they are
/// green and do nothing.
final class SnapshotFaultSpecimen: XCTestCase {
  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = environment["SPECIMEN_FOLDER"]

  override class func setUp() {
    super.setUp()
    guard folder != nil else { return }
    ReportObserver.register()
    SnapshotObserver.register()
  }

  func testOne() throws { try check("one", "one") }

  func testTwo() throws {
    try check("two", "two")
    try check("two", Self.environment["SPECIMEN_SECOND"] ?? "two")
  }

  func testThree() throws {
    switch Self.environment["SPECIMEN_FAULT"] {
    case "skip": throw XCTSkip("as asked for")
    case "fail": return XCTFail("as asked for")
    case "die": abort()
    default: try check("three", "three")
    }
  }

  private func check(_ state: String, _ text: String) throws {
    guard let folder = Self.folder else { return XCTAssertNil(Self.folder) }
    let store = SnapshotStore(
      folder: folder + "/Snapshots", pending: PendingFolder(folder + "/pending"))
    let name = SnapshotName(app: "A", screen: "B", state: state, size: Size(6, 1))
    try store.check(name, ReferenceFolder.screen(text))
    XCTAssertTrue(FileManager.default.fileExists(atPath: store.folder + "/" + name.path))
  }
}
