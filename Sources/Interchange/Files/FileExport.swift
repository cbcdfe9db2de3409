import Foundation

/// Writes a file where a person asked for one. Blocks.
public enum FileExport {
  /// Writes the whole content, or nothing; it is on the disk when this returns.
  ///
  /// - Parameters:
  ///   - path: absolute; one of a folder gets `name` behind it.
  ///   - isReplacing: whether a file that is there may go.
  public static func write(
    _ content: Data, to path: String, name: String, isReplacing: Bool
  ) -> FileExportOutcome {
    let path = isFolder(path) ? (path.hasSuffix("/") ? path : path + "/") + name : path
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    if path.hasSuffix("/") || !folder.isEmpty && !isFolder(folder) {
      return .refused(.noFolder(TextRules.clean(path.hasSuffix("/") ? path : folder)))
    }
    do throws(FileExportProblem) {
      let file = try NewFile(
        URL(filePath: path, directoryHint: .notDirectory), isReplacing: isReplacing)
      try file.write(content)
      try file.finish()
      return .written(path)
    } catch {
      if case .exists = error { return .exists(path) }
      return .refused(error)
    }
  }

  /// Returns true if there is a folder at that path; follows links.
  public static func isFolder(_ path: String) -> Bool {
    (try? CurrentFileSystem.value.targetStatus(path)).map { $0.st_mode & S_IFMT == S_IFDIR }
      ?? false
  }
}

/// The outcome of writing a file.
public enum FileExportOutcome: Sendable, Equatable {
  /// The path of the file.
  case written(String)
  /// There is a file, and it stays.
  case exists(String)
  case refused(FileExportProblem)
}
