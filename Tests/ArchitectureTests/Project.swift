import Foundation

/// Where the package lies, as the compiler saw it.
enum Project {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let sources = folder.appendingPathComponent("Sources", isDirectory: true)

  static let manifest = folder.appendingPathComponent("Package.swift")
}
