import Foundation

/// A folder of its own for one test, gone with the last reference.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "moggy-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appending(path: name, directoryHint: .notDirectory) }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []).sorted()
  }
}

/// The permission bits of what lies at the path.
func mode(of url: URL) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: url.path())
  return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
}
