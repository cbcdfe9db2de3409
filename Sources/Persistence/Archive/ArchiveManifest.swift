import Foundation
import GRDB

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
    guard let head = try? decoder.decode(Head.self, from: data), head.format == Self.format
    else { throw ArchiveProblem.notABackup }
    if head.version > Self.version { throw ArchiveProblem.newerVersion }
    guard let manifest = try? decoder.decode(Self.self, from: data), manifest.date != nil
    else { throw ArchiveProblem.damaged(Self.name) }
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

/// The parts that the features of the program have in a backup.
public struct ArchiveParts: Sendable {
  /// The files that records name, as paths below the data folder.
  public var files: @Sendable (Database) throws -> [String]
  /// Returns true if a file of this path and content, by its SHA-256, can be one of theirs: nothing else is
  /// put into a backup or taken out of one.
  public var accepts: @Sendable (_ name: String, _ sum: String) -> Bool
  /// The number of records of each kind, to be told before anything is taken back.
  public var counts: @Sendable (Database) throws -> [String: Int]

  public init(
    files: @escaping @Sendable (Database) throws -> [String],
    accepts: @escaping @Sendable (_ name: String, _ sum: String) -> Bool,
    counts: @escaping @Sendable (Database) throws -> [String: Int]
  ) { (self.files, self.accepts, self.counts) = (files, accepts, counts) }

  /// Counts the rows of further tables too.
  ///
  /// - Parameter tables: by the name of their number. A backup of an older program may lack some of them.
  public func counting(_ tables: [String: String]) -> ArchiveParts {
    ArchiveParts(files: files, accepts: accepts) { [counts] db in
      var counts = try counts(db)
      for (name, table) in tables where try db.tableExists(table) {
        counts[name] = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)")
      }
      return counts
    }
  }
}

/// Puts the files of a backup where records look for them.
struct ArchiveFiles {
  private let path: String
  private let sums: [String: String]
  private let stored: StoredFiles?

  /// - Parameter sums: of all members, as they were found before.
  init(_ path: String, _ sums: [String: String], to stored: StoredFiles?) {
    (self.path, self.sums, self.stored) = (path, sums, stored)
  }

  /// One that is there with the same content stays; one with another, as after a fault of the disk, is
  /// replaced whole.
  ///
  /// - Throws: after taking out again what was added.
  func take() throws {
    guard let stored else { return }
    var added: [String] = []
    do { try take(into: stored, &added) } catch {
      for name in added { try? stored.remove(name) }
      throw error
    }
  }

  /// Whoever else may have written the file since it was examined, only what was examined is taken.
  private func take(into stored: StoredFiles, _ added: inout [String]) throws {
    let reader = try TarReader(path)
    while let member = try reader.next() {
      if member.name == ArchiveManifest.sums { return }
      if [ArchiveManifest.name, ArchiveManifest.database].contains(member.name) { continue }
      guard sums[member.name] != nil else { throw ArchiveProblem.damaged(member.name) }
      let content = try reader.content(limit: ArchiveReading.largestFile)
      guard try SHA256.hexadecimal(content) == sums[member.name]
      else { throw ArchiveProblem.damaged(member.name) }
      if try stored.replace(content, as: member.name) { added.append(member.name) }
    }
  }
}
