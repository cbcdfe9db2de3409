import Foundation

/// A data folder of its own for one test, gone with the last reference.
final class PetFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "moggy-pets-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appending(path: name, directoryHint: .notDirectory) }

  func path(_ name: String) -> String { file(name).path(percentEncoded: false) }

  /// Writes a file, and gives its path.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return path(name)
  }

  /// A file that begins like a PNG, which is all that the domain looks at.
  @discardableResult
  func picture(_ name: String = "cat.png", _ rest: String = "") throws -> String {
    try write(name, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(rest.utf8))
  }

  /// The names of the files below a folder, sorted.
  func names(_ folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path(folder))) ?? [])
      .filter { file("\(folder)/\($0)").pathExtension != "" }.sorted()
  }
}
