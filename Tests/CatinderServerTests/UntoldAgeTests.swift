import CatinderDomain
import Foundation
import GRDB
import Networking
import Persistence
import Scheduling
import XCTest

@testable import CatinderServer

/// Nobody has to say how old their cat is.
final class UntoldAgeTests: ServerCase {
  func testAnAgeIsUntoldUntilItIsToldAndCanBeTakenBack() async throws {
    var policy = ServerPolicy()
    policy.opensAccountsAtLogin = true
    let server = try await TestServer(policy: policy)
    let client = try server.client()
    let credentials = try XCTUnwrap(Credentials(user: "Ann", password: "password"))
    let first = try await client.logIn(credentials).profile
    XCTAssertNil(first.age)
    var draft = ProfileDraft(first)
    for age in [0, 120, nil] {
      draft.age = age
      let answer = try await client.update(draft).age
      let kept = try await client.ownProfile().age
      XCTAssertEqual([answer, kept], [age, age])
    }
    await server.stop()
  }

  func testTheOneNumberThatIsNoAgeSaysSo() async throws {
    let server = try await TestServer()
    let token = try await server.guest("Ann").token
    for (age, status) in [(-2, 400), (CatinderLimits.untoldAge, 200), (0, 200), (121, 400)] {
      let body = #"{"name":"A","age":\#(age),"shortDescription":"","extendedDescription":""}"#
      let answer = try await server.ask(
        .put, "/profile/update", body: Data(body.utf8), type: "application/json", token: token)
      XCTAssertEqual(answer.status, status, "\(age)")
      let text = String(decoding: answer.body, as: UTF8.self)
      if status == 200 { XCTAssertTrue(text.contains("\"age\":\(age),"), text) }
    }
    await server.stop()
  }

  /// Of records in which every account began at the age of 0.
  func testZeroOfBeforeWasNeverTold() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let uids = try await Self.oldRecords([0, 5], in: folder)
    let server = try await TestServer(folder: folder)
    let ann = try await server.guest("Ann")
    for (uid, age) in zip(uids, [nil, 5]) {
      let kept = try await ann.profile(uid).age
      XCTAssertEqual(kept, age)
    }
    await server.stop()
  }

  /// As they were before an age could be untold.
  private static func oldRecords(_ ages: [Int], in folder: URL) async throws -> [ProfileID] {
    let before = StoreSchema(migrations: Array(CatinderTables.schema.migrations.prefix(2)))
    let records = try DataStore(
      .file(folder.appending(path: "catinder.sqlite"), backups: folder.appending(path: "backups")),
      schemas: [before], activity: Activity(),
      clock: ManualClock(now: TestServer.start))
    let uids = ages.map { _ in ProfileID(UUID()) }
    try await records.write("old") { db in
      for (uid, age) in zip(uids, ages) {
        try db.execute(
          sql: """
            INSERT INTO account (uid, name, age, shortDescription, extendedDescription)
            VALUES (?, 'Old', ?, '', '')
            """, arguments: [uid.text, age])
      }
    }
    return uids
  }
}
