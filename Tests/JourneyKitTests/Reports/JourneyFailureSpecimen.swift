import Foundation
import Terminal
import XCTest

@testable import JourneyKit

/// A journey that fails, for ``ReportObserverTests`` to run in a process of its own; without its word
/// it is green.
final class JourneyFailureSpecimen: XCTestCase {
  private static let folder = ProcessInfo.processInfo.environment["SPECIMEN_FOLDER"]

  override class func setUp() {
    super.setUp()
    if folder != nil { ReportObserver.register() }
  }

  @MainActor
  func testJourney() async throws {
    guard let folder = Self.folder else { return XCTAssertNil(Self.folder) }
    let store = SnapshotStore(folder: folder + "/Snapshots", ledger: SnapshotLedger())
    let app = Journey(notesDriver(["Barsik"], size: Size(24, 6)), snapshots: store)
    try await app.launch()
    try await app.press(.tab)
    try app.expectSnapshot("Notes/Main", state: "report")
    XCTFail("nothing was recorded")
  }
}
