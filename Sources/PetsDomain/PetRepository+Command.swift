import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling

extension PetRepository {
  /// Saves several fields from what was typed, as one act: all of them, or none.
  ///
  /// - Returns: as ``update(_:_:to:)``; a refusal names the first field that cannot be saved.
  public func update(
    _ id: Pet.ID, _ fields: [(field: PetField, text: String)]
  ) async throws -> (outcome: PetOutcome, refused: PetField?) {
    let change = CardChange(fields: fields, now: clock.now, today: today)
    let act: PetAct = fields.count == 1 ? .edit(fields[0].field) : .editCard
    let outcome = try await apply(change, to: id, as: act)
    guard case .refused = outcome else { return (outcome, nil) }
    let refused = fields.first { $0.field.problem(with: $0.text, today: today) != nil }
    return (outcome, refused?.field)
  }

  /// The pets that a person may mean: the one of an identifier or of its first digits, four at least,
  /// else those of a name, whatever its case and accents; 20 at the most, the newest first.
  public func find(_ text: String) async throws -> [Pet] {
    let text = TextRules.trimmed(text)
    return try await store.read("pets.find") { db in
      let byID = try Self.pets(withPrefix: text, in: db)
      if !byID.isEmpty { return byID }
      return try Self.pets(
        "sortKey = ?", ["0" + TextRules.folded(text)], in: db)
    }
  }

  private static func pets(withPrefix text: String, in db: Database) throws -> [Pet] {
    guard let prefix = IdentifierPrefix(text) else { return [] }
    return try pets("id >= ? AND id < ?", [prefix.first, prefix.end], in: db)
  }

  private static func pets(
    _ condition: String, _ arguments: StatementArguments, in db: Database
  ) throws -> [Pet] {
    let sql = """
      SELECT \(PetTable.columnList) FROM pet WHERE \(condition) ORDER BY rank DESC LIMIT 20
      """
    return try StoredRow.all(db.makeStatement(sql: sql), arguments, PetTable.pet)
  }
}
