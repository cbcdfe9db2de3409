import FoundationEssentials

/// The folder of snapshots, and what comparing with it means.
public struct SnapshotStore: Sendable {
  public let folder: String
  public let mode: SnapshotMode
  let ledger: SnapshotLedger
  /// Where screens that do not match are left; nil for nowhere.
  let pending: PendingFolder?

  public init(
    folder: String,
    mode: SnapshotMode = SnapshotMode(environment: ProcessInfo.processInfo.environment),
    ledger: SnapshotLedger = .shared, pending: PendingFolder? = nil
  ) {
    self.folder = folder
    self.mode = mode
    self.ledger = ledger
    self.pending = pending
    ledger.note(folder: folder)
  }

  /// The folder `Snapshots` of the package that a source file belongs to.
  public init(near file: StaticString) {
    let package = PackageFolder(of: "\(file)").path
    self.init(
      folder: package + "/Snapshots",
      pending: PendingFolder(JourneyOutput(package: package).pending))
  }

  /// Compares a screen with its snapshot, or writes it in record mode.
  ///
  /// - Throws: ``SnapshotError`` where it is missing, differs, was edited by hand, or was taken twice
  ///   differently.
  public func check(
    _ name: SnapshotName, _ screen: Screen, masks: [SnapshotMask] = [],
    outline match: OutlineMatch = .exact, file: StaticString = #filePath, line: UInt = #line
  ) throws(SnapshotError) {
    guard name.isValid else { throw .badName(name.path) }
    let actual = try SnapshotText.text(masked(screen, masks, name.path), kind: name.kind)
    try noteOnce(name.path, actual)
    let reference = (try? String(contentsOfFile: path(name), encoding: .utf8)).map(
      SnapshotSeal.init)
    let comparison = SnapshotComparison(reference?.text, actual, kind: name.kind, match: match)
    if comparison.isEqual, reference?.state == .intact {
      pending?.remove(name.path)
      return
    }
    if mode == .record { return try record(name, comparison.replacement) }
    let error = comparison.error(
      name.path, isEdited: reference.map { $0.state != .intact } ?? false)
    leave(name, comparison, error, "\(file)", Int(line))
    throw error
  }

  func masked(
    _ screen: Screen, _ masks: [SnapshotMask], _ name: String
  ) throws(SnapshotError) -> Screen {
    do {
      return try screen.masked(masks)
    } catch {
      throw .unusable(path: name, reason: "a mask: \(error)")
    }
  }

  private func noteOnce(_ path: String, _ actual: String) throws(SnapshotError) {
    guard let earlier = ledger.note(path, in: folder, text: actual) else { return }
    throw .unstable(path: path, first: earlier, second: actual)
  }

  private func path(_ name: SnapshotName) -> String { folder + "/" + name.path }

  private func record(_ name: SnapshotName, _ text: String) throws(SnapshotError) {
    do {
      try SnapshotFolder(folder).write(text, to: name.path)
    } catch {
      throw .unusable(path: name.path, reason: "\(error)")
    }
    pending?.remove(name.path)
    print("recorded snapshot \(name.path)")
  }

  /// That nothing can be left is no reason to hide why the test is red.
  private func leave(
    _ name: SnapshotName, _ comparison: SnapshotComparison, _ error: SnapshotError, _ file: String,
    _ line: Int
  ) {
    try? pending?.leave(
      PendingSnapshot(
        name: name.path, kind: name.kind, cause: error.cause, target: .file(path(name)),
        folder: folder, reference: comparison.reference, actual: comparison.actual,
        replacement: comparison.replacement, file: file, line: line))
  }
}

extension SnapshotError {
  /// What a pending snapshot of this error is put down to.
  var cause: PendingSnapshot.Cause {
    switch self {
    case .missing: .missing
    case .edited: .edited
    default: .different
    }
  }
}
