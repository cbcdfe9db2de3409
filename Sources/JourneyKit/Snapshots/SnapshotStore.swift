import FoundationEssentials
import Terminal

/// The folder of snapshots, and what comparing with it means.
public struct SnapshotStore: Sendable {
  public let folder: String
  public let mode: SnapshotMode
  /// The sameness of pictures in a whole screen.
  let pictures: PictureMatch
  let ledger: SnapshotLedger
  /// The folder for screens that do not match; nil for none.
  let pending: PendingFolder?

  public init(
    folder: String,
    mode: SnapshotMode = SnapshotMode(environment: ProcessInfo.processInfo.environment),
    pictures: PictureMatch = PictureMatch(environment: ProcessInfo.processInfo.environment),
    ledger: SnapshotLedger = .shared, pending: PendingFolder? = nil
  ) {
    (self.folder, self.mode, self.ledger, self.pending) = (folder, mode, ledger, pending)
    self.pictures = pictures
    ledger.note(folder: folder)
  }

  /// Takes the folder `Snapshots` of the package of a source file.
  public init(near file: StaticString) {
    let package = PackageFolder(of: "\(file)").path
    self.init(
      folder: package + "/Snapshots",
      pending: PendingFolder(JourneyOutput(package: package).pending))
  }

  /// Compares a screen with its snapshot, or writes it in record mode. Of a whole screen, the theme
  /// of the name is a part of the file.
  ///
  /// - Throws: ``SnapshotError`` where it is missing, differs, was edited by hand, or was taken twice
  ///   differently.
  public func check(
    _ name: SnapshotName, _ screen: Screen, masks: [SnapshotMask] = [],
    outline match: OutlineMatch = .exact, file: String = #filePath, line: Int = #line
  ) throws(SnapshotError) {
    guard name.isValid else { throw .badName(name.path) }
    if name.kind == .screen {
      let look = SnapshotLook(theme: name.theme, screen)
      return try check(name, looks: [look], masks: masks, file: file, line: line)
    }
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
    leave(name, comparison, error, file, line)
    throw error
  }

  func masked(
    _ screen: Screen, _ masks: [SnapshotMask], _ name: String
  ) throws(SnapshotError) -> Screen {
    do {
      return try SnapshotMask.apply(masks, to: screen)
    } catch { throw .unusable(path: name, reason: "a mask: \(error)") }
  }

  func noteOnce(_ path: String, _ actual: String) throws(SnapshotError) {
    guard let earlier = ledger.note(path, in: folder, text: actual) else { return }
    throw .unstable(path: path, first: earlier, second: actual)
  }

  private func path(_ name: SnapshotName) -> String { folder + "/" + name.path }

  func record(_ name: SnapshotName, _ text: String) throws(SnapshotError) {
    do {
      try SnapshotFolder(folder).write(text, to: name.path)
    } catch { throw .unusable(path: name.path, reason: "\(error)") }
    pending?.remove(name.path)
    print("recorded snapshot \(name.path)")
  }

  /// Leaves a pending snapshot. If that fails, the test shows its own failure all the same.
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
  /// The cause in a pending snapshot.
  var cause: PendingSnapshot.Cause {
    switch self {
    case .missing: .missing
    case .edited: .edited
    default: .different
    }
  }
}

extension SnapshotStore {
  /// The place of a call with an inline expectation.
  struct Call {
    var file: String
    var line: Int
    var column: Int
  }

  /// Compares a screen with what stands in the source of the test.
  ///
  /// A run of tests never changes sources, in record mode neither: what came is left pending.
  func checkInline(
    _ expected: String?, _ screen: Screen, kind: SnapshotKind, masks: [SnapshotMask],
    outline match: OutlineMatch, at call: Call
  ) throws(SnapshotError) {
    let name = "\(PackageFolder(of: call.file).relative(call.file)):\(call.line):\(call.column)"
    let actual = try Self.inlineText(masked(screen, masks, name), kind)
    try noteInline(name, actual)
    let comparison = SnapshotComparison(
      expected.map(Self.withEnd), Self.withEnd(actual), kind: kind, match: match)
    guard !comparison.isEqual else {
      pending?.remove(name)
      return
    }
    leaveInline(name, comparison, kind, call)
    throw comparison.error(name, isEdited: false)
  }

  /// Returns the text without headline and frame, since a source is limited to the width of a page.
  private static func inlineText(_ screen: Screen, _ kind: SnapshotKind) -> String {
    switch kind {
    case .screen: SnapshotText.lines(screen).joined(separator: "\n")
    case .outline: screen.fullOutline.joined(separator: "\n")
    case .text:
      screen.rows(in: screen.surface.bounds).reversed().drop(while: \.isEmpty).reversed()
        .joined(separator: "\n")
    }
  }

  private static func withEnd(_ text: String) -> String { text + "\n" }

  private func noteInline(_ name: String, _ actual: String) throws(SnapshotError) {
    guard let earlier = ledger.note(name, in: "", text: actual) else { return }
    throw .unstable(path: name, first: earlier + "\n", second: actual + "\n")
  }

  private func leaveInline(
    _ name: String, _ comparison: SnapshotComparison, _ kind: SnapshotKind, _ call: Call
  ) {
    guard let source = try? String(contentsOfFile: call.file, encoding: .utf8) else { return }
    let target = PendingSnapshot.Target.inline(
      source: call.file, line: call.line, column: call.column,
      checksum: SnapshotSeal.checksum(source))
    try? pending?.leave(
      PendingSnapshot(
        name: name, kind: kind, cause: comparison.reference == nil ? .missing : .different,
        target: target, folder: folder,
        reference: comparison.reference.map { String($0.dropLast()) },
        actual: String(comparison.actual.dropLast()),
        replacement: String(comparison.replacement.dropLast()), file: call.file, line: call.line))
  }
}

/// The choice between comparing and recording snapshots.
public enum SnapshotMode: Hashable, Sendable {
  case check, record

  /// Records only where `JOURNEY_SNAPSHOTS=record` says so and `CI` is not set, to whatever value.
  public init(environment: [String: String]) {
    let wants = environment["JOURNEY_SNAPSHOTS"] == "record"
    self = wants && environment["CI"] == nil ? .record : .check
  }
}

/// A reference held against what came, by the rules of its kind.
struct SnapshotComparison {
  let reference: String?
  let actual: String
  let isEqual: Bool
  /// The lines that differ, with a line around each change.
  let changes: [String]
  /// The new reference if this is accepted.
  let replacement: String

  init(_ reference: String?, _ actual: String, kind: SnapshotKind, match: OutlineMatch) {
    (self.reference, self.actual) = (reference, actual)
    guard kind == .outline, let reference else {
      isEqual = reference == actual
      changes = LineDifference(reference ?? "", actual).lines
      replacement = actual
      return
    }
    let comparison = OutlineComparison(
      template: Self.lines(reference), actual: Self.lines(actual), match: match)
    isEqual = comparison.isEqual
    changes = comparison.changes
    replacement = comparison.replacement.map { $0 + "\n" }.joined()
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  func error(_ path: String, isEdited: Bool) -> SnapshotError {
    guard let reference else { return .missing(path: path, actual: actual) }
    if isEdited { return .edited(path: path, reference: reference, actual: actual) }
    return .different(path: path, reference: reference, actual: actual, changes: changes)
  }
}
