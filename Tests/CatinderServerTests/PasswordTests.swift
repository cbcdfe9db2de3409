import Foundation
import XCTest

@testable import CatinderServer

/// What is kept of a password.
final class PasswordTests: XCTestCase {
  func testTheSamePasswordIsNeverKeptInTheSameWay() throws {
    let hashes = try (0..<8).map { _ in try PasswordHash(of: "password", rounds: 16) }
    XCTAssertEqual(Set(hashes.map(\.key)).count, 8)
    XCTAssertEqual(Set(hashes.map(\.salt)).count, 8)
    for hash in hashes {
      XCTAssertEqual(hash.salt.count, 16)
      XCTAssertNil((hash.salt + hash.key).range(of: Data("password".utf8)))
      XCTAssertTrue(try hash.fits("password"))
    }
  }

  func testAlmostThePasswordIsNotThePassword() throws {
    let hash = try PasswordHash(of: "пароль 🐈", rounds: 16)
    for wrong in ["", "пароль", "пароль 🐈 ", "Пароль 🐈", "пароль 🐕"] {
      XCTAssertFalse(try hash.fits(wrong), wrong)
    }
    XCTAssertTrue(try hash.fits("пароль 🐈"))
  }

  /// The third example of RFC 7914, section 12, as far as our keys go.
  func testTheKeyIsThatOfScrypt() throws {
    let digits = "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
    let key = stride(from: 0, to: 64, by: 2).compactMap { index in
      UInt8(digits.dropFirst(index).prefix(2), radix: 16)
    }
    let hash = PasswordHash(salt: Data("SodiumChloride".utf8), key: Data(key), rounds: 16_384)
    XCTAssertTrue(try hash.fits("pleaseletmein"))
    XCTAssertFalse(try hash.fits("pleaseletmeout"))
  }

  func testAHashThatWasCutFitsNothing() throws {
    let whole = try PasswordHash(of: "password", rounds: 16)
    for length in [0, 1, 31] {
      let cut = PasswordHash(salt: whole.salt, key: whole.key.prefix(length), rounds: 16)
      XCTAssertFalse(try cut.fits("password"))
    }
  }

  func testWhereThereIsNoAccountTheWorkIsDoneAllTheSame() async throws {
    let desk = PasswordDesk(rounds: 16)
    let fits = try await desk.fits("password", nil)
    XCTAssertFalse(fits)
    // Nobody's key is 32 bytes of zero, and no password opens it.
    let empty = try await desk.fits("", nil)
    XCTAssertFalse(empty)
  }

  func testAQueueThatIsFullSendsAway() async throws {
    let desk = PasswordDesk(rounds: 1 << 12)
    let answers = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<60 { group.addTask { (try? await desk.hash("password")) != nil } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(answers.count, 60)
    XCTAssertGreaterThanOrEqual(answers.filter { $0 }.count, 20)
    let later = try await desk.hash("password")
    XCTAssertTrue(try later.fits("password"), "and takes the next when it is empty")
  }

  func testTokensAreOfTwoHundredAndFiftySixBitsByChance() {
    let tokens = (0..<1000).map { _ in SessionToken().text }
    XCTAssertEqual(Set(tokens).count, 1000)
    XCTAssertTrue(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }
}
