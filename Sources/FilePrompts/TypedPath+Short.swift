import Foundation

extension TypedPath {
  /// A path as a person would type it: with `~` for the home.
  public func short(_ path: String) -> String {
    guard let home, !home.isEmpty, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Where a file goes that nobody has named a folder for: the folder of downloads, or the home.
  public var usualFolder: String {
    guard let home else {
      return workingFolder.hasSuffix("/") ? workingFolder : workingFolder + "/"
    }
    let found = ["Downloads", "Загрузки"].first { name in
      Self.isFolder("\(home)/\(name)")
    }
    return found.map { "~/\($0)/" } ?? "~/"
  }
}
