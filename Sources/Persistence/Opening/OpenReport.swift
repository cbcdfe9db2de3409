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

/// The place where a store keeps its records.
public enum StoreLocation: Sendable, Equatable {
  /// Gone with the process; for tests, and for a person who wants to leave no trace.
  case inMemory
  /// In a file, with its copies in a folder that is made when needed.
  case file(URL, backups: URL)

  /// The file and the backups of these folders.
  public static func folders(_ folders: Folders) -> StoreLocation {
    .file(folders.database, backups: folders.backups)
  }

  var file: URL? {
    if case .file(let url, _) = self { return url }
    return nil
  }

  var backups: URL? {
    if case .file(_, let url) = self { return url }
    return nil
  }
}

/// A moment as part of a file name, `20260131-235959` in UTC: sorting the names sorts the moments.
enum TimeStamp {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  static func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return digits(parts.year, 4) + digits(parts.month, 2) + digits(parts.day, 2) + "-"
      + digits(parts.hour, 2) + digits(parts.minute, 2) + digits(parts.second, 2)
  }

  static func date(_ text: some StringProtocol) -> Date? {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
    guard digits.count == 14, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + Int($1) - 48 } }
    let parts = DateComponents(
      year: number(0..<4), month: number(4..<6), day: number(6..<8), hour: number(8..<10),
      minute: number(10..<12), second: number(12..<14))
    return calendar.date(from: parts)
  }
}
