import Foundation
import Interchange
import Persistence

/// Copies photos and documents into the folder beside an export, which is made with the first.
struct ExportedFiles {
  let from: StoredFiles?
  let to: StoredFiles

  init(from: StoredFiles?, to folder: URL) {
    self.from = from
    to = StoredFiles(folder: folder, isOwn: false)
  }

  /// Returns true if there was such a file. One that lies there already, by its name the same, stays.
  func copy(_ name: String) throws -> Bool {
    let limit = max(FileLimits.photo, FileLimits.document)
    guard let from else { return false }
    let content: Data
    do throws(FileIntakeProblem) { content = try from.content(of: name, limit: limit) } catch {
      // A file that is there and cannot be read is not missing: the export would only look whole.
      if case .unreadable(let reason) = error {
        throw FileExportProblem.failed(reason.description, reason)
      }
      return false
    }
    try to.keep(content, as: name)
    return true
  }
}
