import FoundationEssentials

/// The scripts that are named on a command line.
public enum ScriptFiles {
  /// Files as they are, and of folders all that ends in `.journey.yaml`, at any depth, sorted.
  ///
  /// - Throws: ``ScriptError`` at the first mistake of a script.
  public static func scripts(at paths: [String]) throws -> [Script] {
    try paths.flatMap(files).flatMap { file in
      try Script.scripts(
        yaml: String(contentsOfFile: file, encoding: .utf8), file: file)
    }
  }

  private static func files(at path: String) throws -> [String] {
    var isFolder: Bool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ScriptError("there is no such file", at: ScriptPlace(file: path))
    }
    guard isFolder else { return [path] }
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return all.filter { $0.hasSuffix(".journey.yaml") }.sorted().map { "\(path)/\($0)" }
  }
}
