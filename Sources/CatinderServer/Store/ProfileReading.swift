import CatinderDomain
import GRDB

/// Rows of accounts as profiles, in the language of who reads them.
struct ProfileReading: Sendable {
  let inRussian: Bool

  static let columns = """
    account.id, account.uid, account.name, account.age, account.shortDescription,
    account.extendedDescription, account.demo
    """

  func profile(id: Int64, _ db: Database) throws -> Profile {
    let sql = "SELECT \(Self.columns) FROM account WHERE id = ?"
    guard let profile = try profiles(try db.rows(sql, [id]), db).first else {
      throw Refusal.notFound
    }
    return profile
  }

  /// In the order of the rows.
  func profiles(_ rows: [Row], _ db: Database) throws -> [Profile] {
    let photos = try photos(of: rows.compactMap { Int64.fromDatabaseValue($0["id"]) }, db)
    return rows.compactMap { row in
      guard let id = Int64.fromDatabaseValue(row["id"]), let account = CatinderStore.account(row)
      else {
        return nil
      }
      if let number = Int.fromDatabaseValue(row["demo"]),
        let cat = DemoCat.all.dropFirst(number).first
      {
        return cat.profile(account.uid, number: number, inRussian: inRussian)
      }
      return Profile(
        uid: account.uid, name: String.fromDatabaseValue(row["name"]) ?? "",
        age: Int.fromDatabaseValue(row["age"]),
        photosNames: photos[id] ?? [],
        shortDescription: String.fromDatabaseValue(row["shortDescription"]) ?? "",
        extendedDescription: String.fromDatabaseValue(row["extendedDescription"]) ?? "")
    }
  }

  private func photos(of accounts: [Int64], _ db: Database) throws -> [Int64: [String]] {
    guard !accounts.isEmpty else { return [:] }
    let list = accounts.map(String.init).joined(separator: ",")
    let sql = "SELECT account, name FROM photo WHERE account IN (\(list)) ORDER BY position"
    return try Row.fetchAll(db, sql: sql).reduce(into: [:]) { photos, row in
      guard let account = Int64.fromDatabaseValue(row["account"]),
        let name = String.fromDatabaseValue(row["name"])
      else {
        return
      }
      photos[account, default: []].append(name)
    }
  }
}
