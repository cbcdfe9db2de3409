import AppRuntime
import Core
import Foundation
import JourneyKit
import JourneyKitInProcess
import Scheduling
import Semantics
import Terminal
import Toolkit
import XCTest

@testable import journey

/// A folder with pending snapshots, gone with this value, and the review of them in process.
@MainActor
final class ReviewFixture {
  nonisolated let root = FileManager.default.temporaryDirectory.appending(
    path: "review-\(UUID().uuidString)"
  ).path

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var pending: PendingFolder { PendingFolder(root + "/pending") }
  var review: SnapshotReview {
    SnapshotReview(pending, who: "Ada", environment: [:], now: { Date(timeIntervalSince1970: 0) })
  }

  /// One that is new, one with another style and word, one with another outline.
  init() throws {
    try leave("new", nil, Self.page("Barsik"))
    try leave("words", Self.page("Barsik"), Self.page("Murka", isMarked: true))
    try leave("meaning", Self.page("Dym"), Self.page("Dym", role: .card), kind: .outline)
  }

  private func leave(
    _ state: String, _ reference: Screen?, _ actual: Screen, kind: SnapshotKind = .screen
  ) throws {
    let name = SnapshotName(
      app: "Pets", screen: "List", state: state, size: actual.size, kind: kind)
    if let reference { try store(.record).check(name, reference) }
    XCTAssertThrowsError(
      try store(.check).check(name, actual, file: "Tests/PetListTests.swift", line: 12))
  }

  func store(_ mode: SnapshotMode) -> SnapshotStore {
    SnapshotStore(
      folder: root + "/Snapshots", mode: mode, ledger: SnapshotLedger(), pending: pending)
  }

  /// A screen of 80x24, with a name near its right lower corner.
  static func page(_ name: String, isMarked: Bool = false, role: Role = .row) -> Screen {
    let background = Style(foreground: .indexed(252), background: .indexed(234))
    var surface = Surface(size: Size(80, 24), filledWith: Cell(" ", style: background))
    var title = background
    (title.attributes, title.foreground) = (.bold, .indexed(183))
    surface.write("Pets", at: Point(x: 1, y: 0), style: title)
    for y in 1..<23 { surface.write("row \(y) 日本", at: Point(x: 1, y: y), style: background) }
    surface.write(name, at: Point(x: 60, y: 20), style: isMarked ? title : background)
    return Screen(
      surface: surface, nodes: [SemanticNode(role: role, label: name, frame: surface.bounds)])
  }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  func journey(
    _ size: Size = Size(80, 24), names: [String] = [], language: Language = .english,
    review: SnapshotReview? = nil, depth: ColorDepth = .indexed256
  ) async throws -> Journey {
    // The folder is there as long as the program that writes into it.
    let driver = InProcessDriver(size: size) { [self] size in
      let clock = ManualClock(now: Date(timeIntervalSince1970: 0))
      let session = try ReviewSetup.session(
        review ?? self.review, names: names,
        ScreenSetting(language: language, clock: clock, size: size, colorDepth: depth))
      return (session, clock)
    }
    let app = Journey(driver)
    try await app.launch()
    return app
  }
}
