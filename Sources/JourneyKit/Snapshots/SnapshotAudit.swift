/// The faults of a folder of snapshots, compared with the ledger of a run.
public struct SnapshotAudit: Hashable, Sendable {
  public private(set) var problems: [String]
  /// The reason why obsolete files were not looked for; nil where they were.
  public private(set) var notLookedFor: String?

  /// Checks the folder alone: names, sizes, edits by hand.
  public init(_ folder: SnapshotFolder) {
    problems = folder.problems
    notLookedFor = "there is no ledger of a run"
  }

  /// Checks the folder against a run. Missing and unstable snapshots are found in any run, obsolete
  /// ones in a complete run without failures and skips.
  ///
  /// - Parameter tests: all that had to run; nil where who has started the run says that these were
  ///   all (`JOURNEY_SNAPSHOTS_COMPLETE=1`, or no filter).
  public init(_ folder: SnapshotFolder, _ ledger: LedgerFile, tests: Set<String>? = nil) throws {
    let run = LedgerSummary(try ledger.lines())
    problems = folder.problems
    let files = Set(folder.snapshots)
    let names = run.checksums.keys.sorted()
    problems += names.filter { !files.contains($0) }.map { "\($0): missing, a test uses it" }
    problems += names.filter { (run.checksums[$0]?.count ?? 0) > 1 }.map {
      "\($0): unstable, one run has taken it of different screens"
    }
    notLookedFor = run.gap(tests)
    guard notLookedFor == nil else { return }
    problems += files.sorted().filter { run.checksums[$0] == nil }.map {
      "\($0): obsolete, no test uses it"
    }
  }
}

/// A ledger's lines, added up.
private struct LedgerSummary {
  var checksums: [String: Set<String>] = [:]
  private var unfinished: Set<String> = []
  private var outcomes: [String: Set<ReportCase.Outcome>] = [:]
  private var isComplete = false

  init(_ lines: [LedgerFile.Line]) {
    for line in lines {
      switch line {
      case .snapshot(let path, let checksum): checksums[path, default: []].insert(checksum)
      case .began(let test): unfinished.insert(test)
      case .ended(let test, let outcome):
        unfinished.remove(test)
        outcomes[test, default: []].insert(outcome)
      case .complete: isComplete = true
      }
    }
  }

  /// Returns the reason why unused snapshots may be needed; nil if there is none.
  func gap(_ tests: Set<String>?) -> String? {
    let missing = tests.map { $0.subtracting(outcomes.keys).sorted() } ?? []
    if let first = missing.first { return "\(missing.count) tests did not run, as \(first)" }
    if tests == nil, !isComplete { return "only a part of the tests was run" }
    if let first = unfinished.min() { return "\(first) did not end" }
    for (word, outcome) in [("has failed", ReportCase.Outcome.failed), ("was skipped", .skipped)] {
      let first = outcomes.filter { $0.value.contains(outcome) }.keys.min()
      if let first { return "\(first) \(word)" }
    }
    return nil
  }
}

/// The check for obsolete snapshots at the end of a run.
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
