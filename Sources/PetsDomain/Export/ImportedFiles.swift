import Foundation
import GRDB
import Interchange
import Persistence

/// Takes photos and documents out of the folder beside a file, before the records that name them are
/// written; they are held until then.
final class ImportedFiles {
  private let pets: PetRepository
  private let source: StoredFiles?
  /// True if files are only looked at and not kept.
  private let isTrial: Bool
  private var held: [String] = []

  /// - Parameter folder: what the file says; only a plain name beside the file is taken.
  init(_ pets: PetRepository, beside file: URL, folder: JSONValue, _ isTrial: Bool) {
    (self.pets, self.isTrial) = (pets, isTrial)
    guard case .string(let name) = folder, !name.contains("/"), !name.hasPrefix("."),
      !name.contains("\0")
    else {
      source = nil
      return
    }
    let url = file.deletingLastPathComponent().appending(path: name, directoryHint: .isDirectory)
    source = StoredFiles(folder: url)
  }

  func letGo() {
    for name in held { pets.files.letGo(name) }
    held = []
  }

  /// Puts the names under which the files are kept here into the records; a photo or a document whose
  /// file cannot be had is left out.
  func take(_ found: inout ExchangeReader.Found, _ report: inout ImportReport) async throws {
    if let photo = found.pet.photo {
      let path = "\(found.path).photo"
      let id = found.pet.id
      found.pet.photo = try await take(photo, path, &report) { content in
        try PictureFormat(content).map { format in
          try Attachment(content: content, suffix: format.rawValue, title: "").name(for: id)
        }
      }?.name
      found.hasLostPhoto = found.pet.photo == nil
    }
    var documents: [Document] = []
    for (index, document) in found.pages.documents.enumerated() {
      let path = "\(found.path).documents[\(index)].file"
      let suffix = Attachment.suffix(of: document.file)
      let taken = try await take(document.file, path, &report) { content in
        let attachment = Attachment(content: content, suffix: suffix, title: "")
        return try "documents/" + attachment.name(for: document.id)
      }
      guard let taken else { continue }
      var document = document
      (document.file, document.size) = (taken.name, taken.size)
      documents.append(document)
    }
    found.pages.documents = documents
  }

  private func take(
    _ name: String, _ path: String, _ report: inout ImportReport, wanted: (Data) throws -> String?
  ) async throws -> (name: String, size: Int)? {
    guard let stored = pets.files.stored else {
      report.add(path, .file(.nowhereToKeep))
      return nil
    }
    guard let content = content(of: name, stored) else {
      report.add(path, .file(.noFile(path: TextRules.clean(String(name.prefix(80))))))
      return nil
    }
    guard let wanted = try wanted(content) else {
      report.add(path, .file(.notAPicture))
      return nil
    }
    let kept = try stored.name(for: content, wanted: wanted)
    if isTrial { return (kept, content.count) }
    pets.files.hold(kept)
    held.append(kept)
    try await pets.store.write("pets.file") { try PetFiles.addToList(kept, in: $0) }
    try stored.keep(content, as: kept)
    return (kept, content.count)
  }

  /// From beside the file; else the one that is here already.
  private func content(of name: String, _ stored: StoredFiles) -> Data? {
    let limit = max(FileLimits.photo, FileLimits.document)
    if let content = try? source?.content(of: name, limit: limit) { return content }
    return try? stored.content(of: name, limit: limit)
  }
}
