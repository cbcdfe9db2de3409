import FoundationEssentials
import Terminal

extension SnapshotStore {
  /// Where a call with an expectation of its own stands.
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

  /// Without a headline and a frame: a source is read by the width of a page.
  private static func inlineText(_ screen: Screen, _ kind: SnapshotKind) -> String {
    switch kind {
    case .screen: SnapshotText.lines(screen).joined(separator: "\n")
    case .outline: screen.outline.joined(separator: "\n")
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
