/// Whether a run of tests allows a word on obsolete snapshots, and which.
struct ObsoleteCheck {
  enum Outcome: Equatable {
    /// A part of the tests did not get to its snapshots.
    case notChecked(String)
    case clean
    case obsolete([String])
    case deleted([String])
  }

  /// No test was left out by a filter.
  var isComplete: Bool
  var failures: Int
  var skipped: Int
  var mode: SnapshotMode

  /// Looks at every folder of the ledger; in record mode obsolete files are deleted. A part of the
  /// tests that takes no snapshot at all has nothing to look for.
  func outcome(_ ledger: SnapshotLedger) throws -> Outcome {
    if !isComplete, ledger.folders.allSatisfy({ ledger.used(in: $0).isEmpty }) { return .clean }
    if !isComplete { return .notChecked("only a part of the tests was run") }
    if failures > 0 { return .notChecked("\(failures) tests have failed") }
    if skipped > 0 { return .notChecked("\(skipped) tests were skipped") }
    var found: [String] = []
    for path in ledger.folders {
      let folder = SnapshotFolder(path)
      let obsolete = folder.obsolete(used: ledger.used(in: path))
      if mode == .record { try folder.delete(obsolete) }
      found += obsolete
    }
    if found.isEmpty { return .clean }
    return mode == .record ? .deleted(found) : .obsolete(found)
  }
}
