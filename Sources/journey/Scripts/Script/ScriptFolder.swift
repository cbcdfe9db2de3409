import FoundationEssentials

/// A folder of one journey's own, with the files that its script asks for; gone when it is let go of.
final class ScriptFolder: Sendable {
  let path: String

  init(files: [String: String]) throws {
    let manager = FileManager.default
    let url = manager.temporaryDirectory.appending(path: "journey-\(UUID().uuidString)")
    try manager.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files {
      let file = url.appending(path: name)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
