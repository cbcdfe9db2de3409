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
    let photos = try photos(of: rows.compactMap { $0["id"] as Int64? }, db)
    return rows.compactMap { row in
      guard let id = row["id"] as Int64?, let account = CatinderStore.account(row) else {
        return nil
      }
      if let number = row["demo"] as Int?, let cat = DemoCat.all.dropFirst(number).first {
        return cat.profile(account.uid, number: number, inRussian: inRussian)
      }
      return Profile(
        uid: account.uid, name: row["name"] ?? "", age: row["age"],
        photosNames: photos[id] ?? [], shortDescription: row["shortDescription"] ?? "",
        extendedDescription: row["extendedDescription"] ?? "")
    }
  }

  private func photos(of accounts: [Int64], _ db: Database) throws -> [Int64: [String]] {
    guard !accounts.isEmpty else { return [:] }
    let list = accounts.map(String.init).joined(separator: ",")
    let sql = "SELECT account, name FROM photo WHERE account IN (\(list)) ORDER BY position"
    return try Row.fetchAll(db, sql: sql).reduce(into: [:]) { photos, row in
      guard let account = row["account"] as Int64?, let name = row["name"] as String? else {
        return
      }
      photos[account, default: []].append(name)
    }
  }
}
