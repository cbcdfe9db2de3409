import FoundationEssentials

/// The package that a source file belongs to.
struct PackageFolder {
  let path: String

  /// The nearest folder above with a `Package.swift`; `/` where there is none.
  init(of file: String) {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/", !Self.isPackage(folder) { folder.deleteLastPathComponent() }
    path = folder.path
  }

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  /// The path of a file from here.
  func relative(_ file: String) -> String {
    file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : file
  }
}
