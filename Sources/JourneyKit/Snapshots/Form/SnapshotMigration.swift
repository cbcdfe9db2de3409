import FoundationEssentials
import Terminal

/// The way from the form of earlier versions, one file a theme, to ``SnapshotFile``.
///
/// No program is run. Before a file is written or removed, every old one is made again from the new
/// ones, byte for byte; a picture, of which a fingerprint is left, with the cells of the old one,
/// whose fingerprint must be that.
public struct SnapshotMigration: Sendable {
  public let folder: String

  public init(_ folder: String) { self.folder = folder }

  /// One new file, and those that it comes from.
  public struct Step: Sendable {
    public let path: String
    public let text: String
    /// The paths of the old files.
    public let old: [String]
    public let pictures: Int
  }

  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case edited(String)
    case lost(String)
    /// No snapshot, or a file that the system does not let us read.
    case unreadable(String)
    case unwritten(String)

    public var description: String {
      switch self {
      case .edited(let path): "\(path) was edited by hand: its seal is not that of its text"
      case .lost(let path): "\(path) could not be made again from the new form"
      case .unreadable(let path): "\(path) cannot be read as a snapshot"
      case .unwritten(let path): "\(path) could not be written, or an old file not be removed"
      }
    }
  }

  /// Returns all that is to be done, proved.
  public func steps() throws -> [Step] {
    var groups: [String: [SnapshotName]] = [:]
    for path in SnapshotFolder(folder).files {
      guard let name = SnapshotName(path: path), name.kind == .screen else { continue }
      groups[name.file, default: []].append(name)
    }
    return try groups.keys.sorted().compactMap { path in try step(path, groups[path] ?? []) }
  }

  private func step(_ path: String, _ names: [SnapshotName]) throws -> Step? {
    var old: [(name: SnapshotName, text: String)] = []
    var file = SnapshotFile([])
    for name in names {
      let text = try? String(contentsOfFile: "\(folder)/\(name.path)", encoding: .utf8)
      guard let text else { throw Failure.unreadable(name.path) }
      guard SnapshotFile.isOldForm(text) else {
        guard let kept = try? SnapshotFile(text: text) else { throw Failure.unreadable(name.path) }
        for look in kept.looks { file[look.theme] = look.view }
        continue
      }
      let seal = SnapshotSeal(text)
      guard seal.state == .intact else { throw Failure.edited(name.path) }
      file[name.theme] = OldSnapshot(seal.text).view
      old.append((name, text))
    }
    guard !old.isEmpty else { return nil }
    let text = file.text
    let read = try SnapshotFile(text: text)
    for (name, text) in old { try prove(name, text, read) }
    let pictures = file.looks.map(\.view.pictures.count).reduce(0, +)
    return Step(path: path, text: text, old: old.map(\.name.path), pictures: pictures)
  }

  private func prove(_ name: SnapshotName, _ text: String, _ file: SnapshotFile) throws {
    let old = OldSnapshot(SnapshotSeal(text).text)
    guard let view = file[name.theme], view == old.view,
      OldSnapshot(view, picturesOf: old).file == text
    else { throw Failure.lost(name.path) }
  }

  /// Writes the new files, and removes the old ones that are none of them.
  ///
  /// - Throws: ``Failure/unwritten(_:)`` for the first that fails. It can be done again then: what was
  ///   done counts.
  public func perform(_ steps: [Step]) throws(Failure) {
    for step in steps {
      do { try perform(step) } catch { throw .unwritten(step.path) }
    }
  }

  private func perform(_ step: Step) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(step.path)")
    try Data(step.text.utf8).write(to: file, options: .atomic)
    for path in step.old where path != step.path {
      try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
  }
}
