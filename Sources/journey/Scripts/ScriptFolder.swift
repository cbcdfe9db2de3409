import FoundationEssentials
import Glibc
import JourneyKit

/// A file or folder of a journey's own folder that is more than a text.
public struct ScriptFixture: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case bytes([UInt8])
    /// A copy of a file or folder, from the folder of the script.
    case copy(String)
    case folder
  }

  let content: Content
  /// The permissions; nil for those of any new file, or of what is copied.
  let mode: Int?

  /// Reads a map of one of `text`, `base64`, `from` and `folder`, with `mode`.
  init(_ node: ScriptNode) throws(ScriptError) {
    let fields = try ScriptFields(
      node, "a file", keys: ["text", "base64", "from", "mode", "folder"])
    mode = try fields.read("mode") { node throws(ScriptError) in
      try node.value("permissions as 755") { text in
        Int(text, radix: 8).flatMap { (0...0o7777).contains($0) ? $0 : nil }
      }
    }
    let given = ["text", "base64", "from", "folder"].filter { fields[$0] != nil }
    guard given.count == 1, let kind = given.first, let value = fields[kind]
    else { throw ScriptError("a file has one of text, base64, from and folder", at: node.place) }
    switch kind {
    case "text": content = .bytes(Array(try value.text("a content").utf8))
    case "base64":
      let data = try value.value("base64") { text in
        Data(base64Encoded: text, options: .ignoreUnknownCharacters)
      }
      content = .bytes(Array(data))
    case "from": content = .copy(try value.text("a path"))
    default:
      guard try value.flag() else { throw value.error(expected: "true") }
      content = .folder
    }
  }
}

/// A folder of one journey's own, with the files that its script asks for; gone when it is let go
/// of.
final class ScriptFolder: Sendable {
  let path: String

  /// - Parameter directory: the folder from which copies are taken.
  init(
    files: [String: String], fixtures: [String: ScriptFixture] = [:], from directory: String
  ) throws {
    let manager = FileManager.default
    let url = manager.temporaryDirectory.appending(path: "journey-\(UUID().uuidString)")
    try manager.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files {
      let file = try Self.place(name, in: url)
      try Data(text.utf8).write(to: file)
    }
    for (name, fixture) in fixtures.sorted(by: { $0.key < $1.key }) {
      let file = try Self.place(name, in: url)
      switch fixture.content {
      case .bytes(let bytes): try Data(bytes).write(to: file)
      case .folder: try manager.createDirectory(at: file, withIntermediateDirectories: true)
      case .copy(let source):
        let origin = URL(fileURLWithPath: source, relativeTo: URL(fileURLWithPath: directory + "/"))
        do { try manager.copyItem(atPath: origin.path, toPath: file.path) } catch {
          throw UnreadableFile(error) ?? error
        }
      }
      if let mode = fixture.mode, chmod(file.path, mode_t(mode)) != 0 {
        throw ScriptError(
          "\(name): \(String(cString: strerror(errno)))", at: ScriptPlace(file: file.path))
      }
    }
  }

  private static func place(_ name: String, in url: URL) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
