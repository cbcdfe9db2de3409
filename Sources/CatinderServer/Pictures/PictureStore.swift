import CatinderDomain
import Foundation
import Interchange
import Persistence

/// The place of the stored pictures. What was kept is on the disk; none changes under its name.
protocol PictureStore: Sendable {
  func keep(_ bytes: Data, as name: String) async throws

  /// Returns the picture of that name; nil where there is none.
  ///
  /// - Throws: where it is there and cannot be read.
  func bytes(of name: String) async throws -> Data?

  /// Removes a picture that no record names any more.
  func remove(_ name: String) async
}

/// Pictures as files of a folder, which processes of several machines may share.
struct PictureFolder: PictureStore {
  private let folder: URL
  private let stored: StoredFiles

  /// - Parameter isOwn: true if no other process uses the folder: then the unfinished files of one that
  ///   was killed are removed.
  init(_ folder: URL, isOwn: Bool) throws {
    self.folder = folder
    stored = StoredFiles(folder: folder)
    try DiskFile(url: folder).createFolder()
    if isOwn { removeLeftovers() }
  }

  private func removeLeftovers() {
    let path = folder.path(percentEncoded: false)
    for name in (try? CurrentFileSystem.value.names(in: path)) ?? []
    where name.hasSuffix(PictureIntake.upload) || name.hasSuffix(Self.part) { file(name).discard() }
  }

  private static let part = ".part"

  private func file(_ name: String) -> DiskFile {
    DiskFile(url: folder.appending(path: name, directoryHint: .notDirectory))
  }

  func keep(_ bytes: Data, as name: String) throws { try stored.keep(bytes, as: name) }

  func bytes(of name: String) throws(FileIntakeProblem) -> Data? {
    guard PhotoName.isSafe(name) else { return nil }
    do throws(FileIntakeProblem) {
      // A picture that was drawn anew may have more bytes than the one that was sent.
      return try FileIntake.read(file(name).path, limit: CatinderLimits.photoBytes * 8)
    } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  func remove(_ name: String) {
    guard PhotoName.isSafe(name) else { return }
    file(name).discard()
  }
}

/// Pictures as rows of the table `picture`, for processes that share a database and no disk.
struct PictureTable: PictureStore {
  let records: any CatinderRecords

  func keep(_ bytes: Data, as name: String) async throws {
    try await records.write { transaction in
      try transaction.run(
        "INSERT INTO picture (name, bytes) VALUES (?, ?) ON CONFLICT DO NOTHING", [name, bytes])
    }
  }

  func bytes(of name: String) async throws -> Data? {
    try await records.read { transaction in
      try transaction.firstRow("SELECT bytes FROM picture WHERE name = ?", [name])?.data(0)
    }
  }

  func remove(_ name: String) async {
    try? await records.write { transaction in
      try transaction.run("DELETE FROM picture WHERE name = ?", [name])
    }
  }
}
