import Foundation

/// The first member of a backup, `backup.json`.
struct ArchiveManifest: Codable, Equatable {
  static let format = "moggy-backup"
  static let version = 1

  /// The names of the members that are not files of records.
  static let name = "backup.json"
  static let database = "moggy.sqlite"
  static let sums = "SHA256SUMS"

  var format = ArchiveManifest.format
  var version = ArchiveManifest.version
  /// By ISO 8601, in UTC.
  var createdAt: String
  var program: String
  var counts: [String: Int]
  var files: Int
  var missing: Int

  init(_ summary: ArchiveSummary) {
    createdAt = summary.createdAt.formatted(.iso8601)
    program = summary.program
    counts = summary.counts
    files = summary.files ?? 0
    missing = summary.missing
  }

  /// - Throws: ``ArchiveProblem``.
  init(_ data: Data) throws {
    struct Head: Decodable {
      let format: String
      let version: Int
    }
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: data), head.format == Self.format else {
      throw ArchiveProblem.notABackup
    }
    if head.version > Self.version { throw ArchiveProblem.newerVersion }
    guard let manifest = try? decoder.decode(Self.self, from: data), manifest.date != nil else {
      throw ArchiveProblem.damaged(Self.name)
    }
    self = manifest
  }

  var date: Date? { try? Date(createdAt, strategy: .iso8601) }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }
}
