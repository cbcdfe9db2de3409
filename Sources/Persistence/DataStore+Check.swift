import Dispatch
import Foundation
import GRDB
import Interchange
import Scheduling

/// The check that opening has left for later.
extension DataStore {
  /// Reads the whole file, where it was too large to be read at the start; beside everything else.
  ///
  /// Damage is told as ``observeDamage(_:)``. Takes about 0.3 s for 100 MB.
  public func checkIfDue() async {
    guard case .opened(isChecked: false) = openReport, let file, !damage.isDamaged else { return }
    let token = activity.begin("store.check")
    defer { token.end() }
    if await Self.isGood(file, queue) { return }
    // A page may have been read while it was written: asked again where nothing is written. Records
    // that cannot be read are not damaged; damage of theirs is noted by whoever reads them.
    let isGood = try? await perform("store.check") { try $0.hasGoodPages("quick_check") }
    guard isGood == false else { return }
    // SQLite's check tells of a page that it could not read as of one that is damaged.
    let isDamaged = try? await perform("store.check") { _ in
      try DatabaseImage.provesDamage(of: file)
    }
    if isDamaged == true { damage.note() }
  }

  private static func isGood(_ file: DiskFile, _ store: DatabaseQueue) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async {
        guard let check = DatabaseCheck(file) else { return continuation.resume(returning: false) }
        let isGood = check.isGood()
        store.inDatabase { _ in check.close() }
        continuation.resume(returning: isGood)
      }
    }
  }

  /// Forgets the repair that ``repair`` tells of, once a person has seen it.
  public func forgetRepair() async throws {
    try await writeWithoutTransaction("store.repair") { db in
      try db.run("DELETE FROM setting WHERE key = ?", [Repair.key])
    }
  }

  /// Tells when the file is found to be damaged while it is in use, by a check or by whatever reads
  /// it. Nothing is written any more then; the next start moves it aside and takes the newest good
  /// backup.
  public func observeDamage(_ tell: @escaping @Sendable () -> Void) -> Observation {
    damage.observe(tell)
  }
}
