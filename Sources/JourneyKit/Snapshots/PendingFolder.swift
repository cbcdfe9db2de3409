import FoundationEssentials
import Glibc

/// The pending snapshots that runs have left, one file of JSON each.
public struct PendingFolder: Hashable, Sendable {
  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  /// All of them by their names; empty where there is no such folder.
  ///
  /// - Throws: where a file is not what a run leaves.
  public var all: [PendingSnapshot] {
    get throws {
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      let names = files.filter { $0.hasSuffix(".json") }
      return try names.sorted().map { name in
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
        return try JSONDecoder().decode(PendingSnapshot.self, from: data)
      }
    }
  }

  /// Keeps one, instead of an earlier one of the same name.
  public func leave(_ pending: PendingSnapshot) throws {
    let file = URL(fileURLWithPath: file(pending.name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(pending).write(to: file, options: .atomic)
  }

  /// Forgets one, as a run does where the screen matches again; nothing happens where there is none.
  public func remove(_ name: String) { unlink(file(name)) }

  private func file(_ name: String) -> String { "\(path)/\(name).json" }
}
