import Cryptography
import Foundation

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
      guard try SHA256.hexadecimal(content) == sums[member.name] else {
        throw ArchiveProblem.damaged(member.name)
      }
      if try stored.replace(content, as: member.name) { added.append(member.name) }
    }
  }
}
