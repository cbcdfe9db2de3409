import Foundation
import Interchange

extension DiskFile {
  /// The path for SQLite, which refuses a `..` at the root. The kernel stays at the root there.
  var enginePath: String {
    guard path.hasPrefix("/"), path.contains("/..") else { return path }
    var kept = ""
    for part in path.split(separator: "/") where part != ".." || !Self.isRoot(kept) {
      kept += "/" + part
    }
    return kept
  }

  private static func isRoot(_ path: String) -> Bool {
    let system = CurrentFileSystem.value
    guard !path.isEmpty else { return true }
    guard let one = try? system.targetStatus(path), let root = try? system.targetStatus("/") else {
      return false
    }
    return one.st_dev == root.st_dev && one.st_ino == root.st_ino
  }
}
