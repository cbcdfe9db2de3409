import Foundation

/// The bytes of all files below a folder. Blocks; a status call for each file.
public enum FolderSize {
  /// The deepest folder that is looked into, and the most entries of one.
  private static let (mostDepth, mostEntries) = (8, 1_000_000)

  /// Returns the sum of the sizes; links count as nothing, and so does what cannot be read.
  public static func bytes(of folder: URL) -> Int {
    bytes(of: folder.path(percentEncoded: false), depth: 0)
  }

  private static func bytes(of path: String, depth: Int) -> Int {
    let system = CurrentFileSystem.value
    guard depth < mostDepth, let entries = try? system.entries(in: path, most: mostEntries)
    else { return 0 }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return entries.reduce(0) { sum, entry in
      guard let status = try? system.status(folder + entry.name) else { return sum }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return sum + Int(status.st_size)
      case S_IFDIR: return sum + bytes(of: folder + entry.name, depth: depth + 1)
      default: return sum
      }
    }
  }
}
