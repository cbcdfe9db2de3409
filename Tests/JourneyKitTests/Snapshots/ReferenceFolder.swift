import Foundation
import JourneyKit
import Terminal

/// A folder of snapshots for one test, gone with this value.
final class ReferenceFolder {
  let root = FileManager.default.temporaryDirectory.appending(
    path: "references-\(UUID().uuidString)"
  ).path

  deinit { remove() }

  func remove() { try? FileManager.default.removeItem(atPath: root) }

  var path: String { root + "/Snapshots" }
  var pending: PendingFolder { PendingFolder(root + "/pending") }

  func store(_ mode: SnapshotMode, _ ledger: SnapshotLedger = SnapshotLedger()) -> SnapshotStore {
    SnapshotStore(folder: path, mode: mode, ledger: ledger, pending: pending)
  }

  func review(_ environment: [String: String] = [:]) -> SnapshotReview {
    SnapshotReview(
      pending, who: "Ada <ada@example.org>", environment: environment,
      now: { Date(timeIntervalSince1970: 0) })
  }

  func name(_ state: String, kind: SnapshotKind = .screen) -> SnapshotName {
    SnapshotName(app: "Pets", screen: "List", state: state, size: Size(6, 1), kind: kind)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  static func screen(_ text: String, _ style: Style = .plain) -> Screen {
    var surface = Surface(size: Size(6, 1))
    surface.write(text, at: .zero, style: style)
    return Screen(surface: surface)
  }
}
