import FoundationEssentials
import Glibc
import Terminal

/// Looks after the files of a snapshot folder, without running anything.
public struct SnapshotFolder: Sendable {
  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  /// The paths of all files in it, sorted; hidden ones and the log of what was accepted left out.
  public var files: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let paths = all.filter { file in
      var isFolder: Bool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
      return !isFolder && file != AcceptLog.fileName
        && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return paths.sorted()
  }

  /// What a complete run has not used.
  public func obsolete(used: Set<String>) -> [String] { files.filter { !used.contains($0) } }

  /// Deletes files, and the folders that are empty then.
  public func delete(_ files: [String]) throws {
    for file in files {
      let url = URL(fileURLWithPath: "\(path)/\(file)")
      try FileManager.default.removeItem(at: url)
      removeEmpty(url.deletingLastPathComponent())
    }
  }

  /// Writes a text with its seal.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(SnapshotSeal.sealed(text).utf8).write(to: file, options: .atomic)
  }

  private func removeEmpty(_ folder: URL) {
    let root = URL(fileURLWithPath: path).standardizedFileURL.path
    guard folder.standardizedFileURL.path.hasPrefix(root + "/") else { return }
    guard rmdir(folder.path) == 0 else { return }
    removeEmpty(folder.deletingLastPathComponent())
  }

  /// What is wrong with the files as such: names, a first line of another size than the name's, and
  /// edits by hand.
  public var problems: [String] {
    files.compactMap { file in problem(file).map { "\(file): \($0)" } }
  }

  private func problem(_ file: String) -> String? {
    guard let name = SnapshotName(path: file) else { return "is no snapshot name" }
    guard let text = try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) else {
      return "cannot be read"
    }
    let size = "\(name.size.columns)x\(name.size.rows)"
    guard text.hasPrefix(size + ", ") else { return "is not of size \(size)" }
    switch SnapshotSeal(text).state {
    case .intact: return nil
    case .broken: return "edited by hand: its seal is not that of its text"
    case .missing: return "edited by hand: it has no seal"
    }
  }
}
