/// What a folder of snapshots and the ledger of a run say of each other.
public struct SnapshotAudit: Hashable, Sendable {
  public private(set) var problems: [String]
  /// Why obsolete files were not looked for; nil where they were.
  public private(set) var notLookedFor: String?

  /// The folder alone: names, sizes, edits by hand.
  public init(_ folder: SnapshotFolder) {
    problems = folder.problems
    notLookedFor = "there is no ledger of a run"
  }

  /// With what a run has used: what is missing and what was taken twice is found in any run, what is
  /// obsolete in a complete one without failures and skips.
  ///
  /// - Parameter tests: all that had to run; nil where who has started the run says that these were
  ///   all (`JOURNEY_SNAPSHOTS_COMPLETE=1`, or no filter).
  public init(_ folder: SnapshotFolder, _ ledger: LedgerFile, tests: Set<String>? = nil) throws {
    let run = LedgerSummary(try ledger.lines())
    problems = folder.problems
    let files = folder.files
    let names = run.checksums.keys.sorted()
    problems += names.filter { !files.contains($0) }.map { "\($0): missing, a test uses it" }
    problems += names.filter { (run.checksums[$0]?.count ?? 0) > 1 }.map {
      "\($0): unstable, one run has taken it of different screens"
    }
    notLookedFor = run.gap(tests)
    guard notLookedFor == nil else { return }
    problems += files.filter { run.checksums[$0] == nil }.map { "\($0): obsolete, no test uses it" }
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

  /// Why nothing can be said of what was not used.
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
