import Foundation
import Scheduling
import XCTest

@testable import CatinderServer

/// What is kept of a password.
final class PasswordTests: XCTestCase {
  private let clock = ManualClock(now: TestServer.start)

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

  /// What a server of before has kept of an account and of its session, made with swift-crypto.
  func testKeysThatWereMadeBeforeAreStillGood() throws {
    let kept = PasswordHash(
      salt: try bytes("c764fc25a25f69b2943c849e2dbfc1a4"),
      key: try bytes("397fb549af9d1ae420acfe52a8248639f2cadea48f5834184d97fc4d37fe8bc4"),
      rounds: 32_768)
    XCTAssertTrue(try kept.fits("correct horse 🐎"))
    XCTAssertFalse(try kept.fits("correct horse"))
    let token = "850235b09e9cd074a016234e5f275b5b1068ea97ab7988f7c53263be95df20f8"
    XCTAssertEqual(
      try SessionToken.hash(of: token),
      try bytes("d6bf277c8bb889ebb4eaf7dbd2914cce55a38eca412470e367f45f7e431c6641"))
  }

  private func bytes(_ digits: String) throws -> Data {
    Data(
      try stride(from: 0, to: digits.count, by: 2).map { index in
        try XCTUnwrap(UInt8(digits.dropFirst(index).prefix(2), radix: 16))
      })
  }

  /// A record that was damaged, or made by nobody.
  func testRoundsThatCannotBeAreAnErrorAndNoEnd() {
    for rounds in [0, -1, 3, .max, .min, 1 << 50] {
      let hash = PasswordHash(salt: Data(count: 16), key: Data(count: 32), rounds: rounds)
      XCTAssertThrowsError(try hash.fits("password"), "\(rounds)")
    }
  }

  func testAHashThatWasCutFitsNothing() throws {
    let whole = try PasswordHash(of: "password", rounds: 16)
    for length in [0, 1, 31] {
      let cut = PasswordHash(salt: whole.salt, key: whole.key.prefix(length), rounds: 16)
      XCTAssertFalse(try cut.fits("password"))
    }
  }

  func testWhereThereIsNoAccountTheWorkIsDoneAllTheSame() async throws {
    let queue = PasswordQueue(rounds: 16, clock: clock)
    let fits = try await queue.fits("password", nil, for: "a")
    XCTAssertFalse(fits)
    // Nobody's key is 32 bytes of zero, and no password opens it.
    let empty = try await queue.fits("", nil, for: "a")
    XCTAssertFalse(empty)
  }

  func testTokensAreOfTwoHundredAndFiftySixBitsByChance() throws {
    let tokens = try (0..<1000).map { _ in try SessionToken().text }
    XCTAssertEqual(Set(tokens).count, 1000)
    XCTAssertTrue(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
  }
}
