import Foundation
import GRDB

/// The outcome of opening the records, for the program to tell.
public enum OpenReport: Sendable, Equatable {
  /// There was nothing yet.
  case fresh
  /// - Parameter isChecked: whether it was read as a whole; a large file is read later, by
  ///   ``DataStore/checkIfDue()``.
  case opened(isChecked: Bool)
  /// The records were gone or damaged, and something has taken their place.
  case repaired(Repair)
}

/// The replacement of records that could not be used, by whatever opened them.
///
/// It is kept within the records until ``DataStore/forgetRepair()``: whoever makes it tells it, and the
/// next screen tells it too.
public struct Repair: Sendable, Equatable, Codable {
  /// The moment of the backup that took their place; nil where there was no good one, and they begin
  /// anew.
  public let backup: Date?
  /// The path of the damaged file, which is kept; nil where the file was gone.
  public let damaged: String?

  public init(backup: Date?, damaged: String?) { (self.backup, self.damaged) = (backup, damaged) }

  /// Its place among the settings.
  static let key = "store.repair"

  static func pending(in db: Database) throws -> Repair? {
    let text = try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key])
    return text.flatMap { try? JSONDecoder().decode(Repair.self, from: Data($0.utf8)) }
  }

  func keep(in db: Database) throws {
    let text = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    try db.execute(
      sql: "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", arguments: [Self.key, text])
  }
}
