import Core
import Foundation

extension PetRepository {
  /// A pet's card with its health book: Markdown to read, or JSON that can be read in again, without
  /// photo and documents.
  ///
  /// - Returns: nil where there is no such pet.
  public func text(
    of id: Pet.ID, as format: CardFormat, _ language: Language
  ) async throws -> String? {
    guard let pet = try await pet(id) else { return nil }
    if format == .json { return try await Exchange(self).text(of: [id]) }
    let pages = try await health.pages(of: id)
    return CardSheet(pet, pages, language: language, today: today).markdown
  }
}
