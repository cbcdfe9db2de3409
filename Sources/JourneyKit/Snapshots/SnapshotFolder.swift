import Foundation
import Terminal

/// Looks after the files of a snapshot folder, without running anything.
public struct SnapshotFolder: Sendable {
  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  /// The paths of all files in it, sorted; hidden ones left out.
  public var files: [String] {
    guard let all = FileManager.default.enumerator(atPath: path) else { return [] }
    let paths = all.compactMap { $0 as? String }.filter { file in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
      return !isFolder.boolValue && !file.split(separator: "/").contains { $0.hasPrefix(".") }
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

  private func removeEmpty(_ folder: URL) {
    let root = URL(fileURLWithPath: path).standardizedFileURL.path
    guard folder.standardizedFileURL.path.hasPrefix(root + "/") else { return }
    guard rmdir(folder.path) == 0 else { return }
    removeEmpty(folder.deletingLastPathComponent())
  }

  /// What is wrong with the files as such: names, and a first line of another size than the name's.
  ///
  /// - Parameter used: what a complete run has used, one path each (`MOGGY_SNAPSHOTS_LEDGER`); what
  ///   is not in it is obsolete. nil where that is not known.
  public func problems(used: Set<String>? = nil) -> [String] {
    let obsolete = used.map { self.obsolete(used: $0) } ?? []
    let missing = used.map { $0.subtracting(files).sorted() } ?? []
    return files.compactMap { file in problem(file).map { "\(file): \($0)" } }
      + obsolete.map { "\($0): obsolete, no test uses it" }
      + missing.map { "\($0): missing, a test uses it" }
  }

  private func problem(_ file: String) -> String? {
    guard let name = SnapshotName(path: file) else { return "is no snapshot name" }
    guard let text = try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) else {
      return "cannot be read"
    }
    let size = "\(name.size.columns)x\(name.size.rows)"
    return text.hasPrefix(size + ", ") ? nil : "is not of size \(size)"
  }
}
