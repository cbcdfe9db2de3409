import FoundationEssentials
import Glibc

/// A screen that did not match its reference, left by a run of tests for somebody to decide on.
public struct PendingSnapshot: Codable, Hashable, Sendable {
  public enum Cause: String, Codable, Hashable, Sendable { case missing, different, edited }

  /// The place of the reference.
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
  /// The new reference if this is accepted: the actual screen, with the patterns of the old
  /// reference that still fit.
  public var replacement: String {
    get { otherReplacement ?? actual }
    set { otherReplacement = newValue == actual ? nil : newValue }
  }
  /// The replacement, if it is not the actual screen; mostly nil.
  private var otherReplacement: String?
  /// The place of the expectation in the test.
  public var file: String
  public var line: Int

  public init(
    name: String, kind: SnapshotKind, cause: Cause, target: Target, folder: String,
    reference: String?, actual: String, replacement: String? = nil, file: String, line: Int
  ) {
    (self.name, self.kind, self.cause, self.target) = (name, kind, cause, target)
    (self.folder, self.reference, self.actual) = (folder, reference, actual)
    otherReplacement = replacement == actual ? nil : replacement
    (self.file, self.line) = (file, line)
  }

  private enum CodingKeys: String, CodingKey {
    case name, kind, cause, target, folder, reference, actual, file, line
    case otherReplacement = "replacement"
  }

  /// The lines that differ from the reference. Of a whole screen those on styles are left out: ``words`` tells
  /// what they mean.
  public var changes: [String] {
    guard (try? SnapshotFile(text: actual)) != nil
    else { return LineDifference(reference ?? "", actual).lines }
    return LineDifference(
      reference.map(StyleLines.removed) ?? [], StyleLines.removed(from: actual)
    ).lines
  }

  /// The changes in words; empty where nothing was recorded, and for what is no whole screen.
  public var words: [String] { reference.flatMap { SnapshotChanges($0, actual) }?.lines ?? [] }
}

/// The pending snapshots that runs have left, one file of JSON each.
public struct PendingFolder: Hashable, Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// All pending snapshots by name; empty if there is no folder.
  ///
  /// - Throws: where a file is not what a run leaves.
  public var all: [PendingSnapshot] {
    get throws {
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      let names = files.filter { $0.hasSuffix(".json") }
      return try names.sorted().map { name in
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
        return try JSONDecoder().decode(PendingSnapshot.self, from: data)
      }
    }
  }

  /// Keeps one, instead of an earlier one of the same name.
  ///
  /// - Parameter picture: its pictures as PNG, to be kept beside it, as a text cannot show them.
  public func leave(_ pending: PendingSnapshot, picture: [UInt8]? = nil) throws {
    let file = URL(fileURLWithPath: file(pending.name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(pending).write(to: file, options: .atomic)
    guard let picture else { return }
    try Data(picture).write(
      to: URL(fileURLWithPath: self.picture(pending.name)), options: .atomic)
  }

  /// Forgets one, as a run does where the screen matches again; nothing happens where there is none.
  public func remove(_ name: String) {
    unlink(file(name))
    unlink(picture(name))
  }

  private func file(_ name: String) -> String { "\(path)/\(name).json" }
  private func picture(_ name: String) -> String { "\(path)/\(name).png" }
}
