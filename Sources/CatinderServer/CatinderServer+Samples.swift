import CatinderDomain
import Foundation
import GRDB

extension CatinderServer {
  /// Makes so many accounts that nobody can log in to, to measure what many cost.
  public func addSamples(_ count: Int) async throws {
    try await application.store.write { db in
      for number in 0..<count {
        try db.run(
          """
          INSERT INTO account (uid, name, age, shortDescription, extendedDescription)
          VALUES (?, ?, ?, ?, ?)
          """,
          [
            ProfileID(UUID()).text, "Cat \(number)", number % 20, "The cat with number \(number).",
            String(repeating: "Likes to be counted. ", count: 8),
          ])
      }
    }
  }
}
