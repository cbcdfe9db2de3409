import Foundation

/// A folder of its own for one test, gone with the last reference.
final class TestFolder: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "moggy-paths-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String {
    url.appending(path: name, directoryHint: .notDirectory).path(percentEncoded: false)
  }

  /// Writes a file, and gives its path.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return path(name)
  }
}
