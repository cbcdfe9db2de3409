import Foundation

/// Where the package lies, as the compiler saw it.
enum Project {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let sources = folder.appendingPathComponent("Sources", isDirectory: true)

  static func readManifest() throws -> Manifest {
    let file = folder.appendingPathComponent("Package.swift")
    return try Manifest(String(contentsOf: file, encoding: .utf8))
  }
}

extension Project {
  /// The texts of all Swift sources under a folder of the package.
  static func swiftFiles(under path: String) throws -> [String] {
    let root = folder.appendingPathComponent(path, isDirectory: true)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
    }
  }
}
