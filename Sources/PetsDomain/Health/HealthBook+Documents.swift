import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling

extension HealthBook {
  /// The outcome of attaching a file.
  public enum DocumentOutcome: Sendable, Equatable {
    case saved(Document)
    case refused(AttachmentProblem)
    /// The title is too long.
    case refusedTitle(FieldProblem)
    /// There is no such pet any more.
    case gone
  }

  /// Returns the address of a document's file; the file itself may be missing.
  public func url(of document: Document) -> URL? { files.stored?.url(of: document.file) }

  /// Attaches a copy of a file of any kind to a pet, as an act.
  ///
  /// - Parameters:
  ///   - path: of the file; what somebody typed or dropped is made one before.
  ///   - title: nil or blank for the name of the file.
  /// - Throws: ``DataStoreError``; what is wrong with the file is no error but the outcome.
  public func attach(
    _ path: String, to pet: Pet.ID, title: String? = nil
  ) async throws -> DocumentOutcome {
    let token = store.activity.begin("pets.document")
    defer { token.end() }
    var document = blank(Document.self, of: pet)
    let taken = await files.offThread {
      Result { () throws(AttachmentProblem) in try Attachment.document(at: path) }
    }
    let attachment: Attachment
    switch taken {
    case .success(let found): attachment = found
    case .failure(let problem): return .refused(problem)
    }
    let typed = TextRules.trimmed(title ?? "")
    let fallback = String(attachment.title.prefix(Document.Field.title.limit))
    do throws(FieldProblem) {
      try document.set(.title, to: typed.isEmpty ? fallback : typed, today: today)
    } catch { return .refusedTitle(error) }
    document.size = attachment.content.count
    return try await keep(document, attachment)
  }

  private func keep(
    _ document: Document, _ attachment: Attachment
  ) async throws -> DocumentOutcome {
    guard let name = try await name(of: document.pet) else { return .gone }
    let wanted = try "documents/" + attachment.name(for: document.id)
    let act = Act(kind: PetAct.health(.document, .add).kind, subject: name)
    let kept = try await files.keep(attachment, as: wanted, in: store) { file in
      try await store.record(act) { db in
        guard try PetTable.exists(document.pet, in: db) else { return DocumentOutcome.gone }
        var document = document
        document.file = file
        try Document.table.insert(document, in: db)
        return .saved(document)
      }
    }
    switch kept {
    case .success(let outcome): return outcome
    case .failure(let problem): return .refused(problem)
    }
  }

  private func name(of pet: Pet.ID) async throws -> String? {
    try await store.read("pets.pet") { try PetTable.pet(pet, in: $0).map { $0.name ?? "" } }
  }

  /// Writes a copy of a document's file where a person asked for one; the document stays.
  ///
  /// - Parameter path: absolute; that of a folder gets ``Document/fileName`` behind it.
  public func copy(
    _ document: Document, to path: String, isReplacing: Bool
  ) async -> FileExportOutcome {
    let token = store.activity.begin("pets.document.copy")
    defer { token.end() }
    let files = files
    return await files.offThread {
      guard let stored = files.stored else { return .refused(.nothing) }
      let content: Data
      do throws(FileIntakeProblem) {
        content = try stored.content(of: document.file, limit: FileLimits.document)
      } catch {
        // A document that is there and cannot be read is not told as missing.
        guard case .unreadable(let reason) = error else { return .refused(.nothing) }
        return .refused(FileExportProblem(reason))
      }
      return FileExport.write(content, to: path, name: document.fileName, isReplacing: isReplacing)
    }
  }
}

extension Document {
  /// The name for a copy: the title, with the suffix of the file where the title has none.
  public var fileName: String {
    let suffix = file.split(separator: ".").last.map(String.init) ?? "bin"
    let plain = title.replacing("/", with: "-").drop { $0 == "." }
    let name = plain.isEmpty ? "document" : String(plain)
    return name.lowercased().hasSuffix("." + suffix) ? name : "\(name).\(suffix)"
  }
}
