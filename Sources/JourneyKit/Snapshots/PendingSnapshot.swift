/// A screen that did not match its reference, left by a run of tests for somebody to decide on.
public struct PendingSnapshot: Codable, Hashable, Sendable {
  public enum Cause: String, Codable, Hashable, Sendable {
    case missing, different, edited
  }

  /// Where the reference is.
  public enum Target: Codable, Hashable, Sendable {
    /// A file by its path.
    case file(String)
    /// A literal in a source file. The checksum is that of the source which was compiled: in any
    /// other, lines have moved.
    case inline(source: String, line: Int, column: Int, checksum: String)
  }

  /// `Pets/List/empty.80x24.txt`, or `Tests/ListTests.swift:12:30`.
  public var name: String
  public var kind: SnapshotKind
  public var cause: Cause
  public var target: Target
  /// The folder of snapshots, where it is written down what was accepted.
  public var folder: String
  /// Without its seal; nil where nothing was recorded.
  public var reference: String?
  public var actual: String
  /// What is written when this is accepted: the actual screen, with the patterns of a reference that
  /// still fit.
  public var replacement: String {
    get { otherReplacement ?? actual }
    set { otherReplacement = newValue == actual ? nil : newValue }
  }
  /// Where it is not the actual screen; nearly always it is.
  private var otherReplacement: String?
  /// Where the test asked for it.
  public var file: String
  public var line: Int

  public init(
    name: String, kind: SnapshotKind, cause: Cause, target: Target, folder: String,
    reference: String?, actual: String, replacement: String? = nil, file: String, line: Int
  ) {
    self.name = name
    self.kind = kind
    self.cause = cause
    self.target = target
    self.folder = folder
    self.reference = reference
    self.actual = actual
    otherReplacement = replacement == actual ? nil : replacement
    self.file = file
    self.line = line
  }

  private enum CodingKeys: String, CodingKey {
    case name, kind, cause, target, folder, reference, actual, file, line
    case otherReplacement = "replacement"
  }

  /// In which lines it differs from its reference.
  public var changes: [String] { LineDifference(reference ?? "", actual).lines }
}
