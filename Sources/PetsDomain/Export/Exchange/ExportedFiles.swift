import Foundation
import Persistence

/// Copies photos and documents into the folder beside an export, which is made with the first.
struct ExportedFiles {
  let from: StoredFiles?
  let to: StoredFiles

  init(from: StoredFiles?, to folder: URL) {
    self.from = from
    to = StoredFiles(folder: folder, isOwn: false)
  }

  /// Whether there was such a file. One that lies there already, by its name the same, stays.
  func copy(_ name: String) throws -> Bool {
    let limit = max(FileLimits.photo, FileLimits.document)
    guard let from, let content = try? from.content(of: name, limit: limit) else { return false }
    try to.keep(content, as: name)
    return true
  }
}
