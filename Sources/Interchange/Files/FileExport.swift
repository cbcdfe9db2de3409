import Foundation

/// Writes a file where a person asked for one. Blocks.
public enum FileExport {
  /// Writes the whole content, or nothing.
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
    if isFolder(path) { return .refused(.isFolder(TextRules.clean(path))) }
    if !isReplacing, FileManager.default.fileExists(atPath: path) { return .exists(path) }
    do {
      try content.write(to: URL(filePath: path, directoryHint: .notDirectory), options: .atomic)
      return .written(path)
    } catch {
      return .refused(.failed(reason(error)))
    }
  }

  /// Whether there is a folder at that path; follows links.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The system's words, where the error has some.
  public static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return TextRules.clean(error.localizedDescription)
  }
}
