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
  func take() throws {
    guard let stored else { return }
    let reader = try TarReader(path)
    while let member = try reader.next() {
      if member.name == ArchiveManifest.sums { return }
      if [ArchiveManifest.name, ArchiveManifest.database].contains(member.name) { continue }
      guard stored.url(of: member.name) != nil else { throw ArchiveProblem.damaged(member.name) }
      let content = try reader.content(limit: ArchiveReading.largestFile)
      guard SHA256.hexadecimal(content) == sums[member.name] else {
        throw ArchiveProblem.damaged(member.name)
      }
      try stored.replace(content, as: member.name)
    }
  }
}
