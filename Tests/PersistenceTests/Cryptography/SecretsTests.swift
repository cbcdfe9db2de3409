import Foundation
import XCTest

@testable import Persistence

final class SecretsTests: XCTestCase {
  private func key(
    _ password: String, _ salt: String, _ rounds: Int, _ blocks: Int, _ lanes: Int
  ) throws -> String {
    try Secrets.scrypt(
      Data(password.utf8), salt: Data(salt.utf8), rounds: rounds, blocks: blocks, lanes: lanes,
      count: 64
    ).hexadecimal
  }

  /// RFC 7914, section 12, but the last, which takes a GiB.
  func testTheExamplesOfScrypt() throws {
    XCTAssertEqual(
      try key("", "", 16, 1, 1),
      "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
        + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906")
    XCTAssertEqual(
      try key("password", "NaCl", 1024, 8, 16),
      "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
        + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640")
    XCTAssertEqual(
      try key("pleaseletmein", "SodiumChloride", 16_384, 8, 1),
      "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
        + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887")
  }

  /// Figures that a damaged record may hold.
  func testWhatCannotBeIsRefused() {
    for rounds in [0, 1, 3, -16, .min, .max, 32_767] {
      XCTAssertThrowsError(try key("p", "s", rounds, 8, 1), "\(rounds)") {
        XCTAssertTrue($0 is CryptographyError, "\($0)")
      }
    }
    for (blocks, lanes) in [(0, 1), (8, 0), (-1, 1), (8, .max), (.max, 1)] {
      XCTAssertThrowsError(try key("p", "s", 16, blocks, lanes), "\(blocks) \(lanes)")
    }
    XCTAssertThrowsError(try Secrets.scrypt(Data(), salt: Data(), rounds: 16, count: 0))
  }

  /// Rounds that would take more than 1 GiB, as a damaged record may ask for.
  func testMoreMemoryThanAKeyMayTakeIsRefusedAtOnce() {
    for rounds in [1 << 20, 1 << 40, 1 << 62] {
      XCTAssertThrowsError(try key("p", "s", rounds, 8, 1)) {
        XCTAssertEqual(($0 as? POSIXError)?.code, .ENOMEM, "\($0)")
      }
    }
  }

  /// The system has none left: the limit of this process is put just above what it has.
  func testAKeyWithoutMemoryIsAnErrorAndNoEnd() throws {
    var limit = rlimit()
    XCTAssertEqual(getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit), 0)
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    let size = try XCTUnwrap(rlim_t(pages[0])) * rlim_t(getpagesize())
    let salt = Data("salt".utf8)
    var tight = limit
    tight.rlim_cur = size + 32 << 20
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &tight)
    let result = Result { try Secrets.scrypt(salt, salt: salt, rounds: 1 << 17) }
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    XCTAssertThrowsError(try result.get()) {
      XCTAssertEqual(($0 as? POSIXError)?.code, .ENOMEM, "\($0)")
    }
    XCTAssertEqual(try Secrets.scrypt(salt, salt: salt, rounds: 16).count, 32, "and then there is")
  }

  func testBytesByChance() throws {
    let all = try (0..<100).map { _ in try Secrets.random(32) }
    XCTAssertEqual(Set(all).count, 100)
    XCTAssertTrue(all.allSatisfy { $0.count == 32 })
    // Each of 25,600 bits is set in about a half of all.
    let bits = all.reduce(0) { $0 + $1.reduce(0) { $0 + $1.nonzeroBitCount } }
    XCTAssertEqual(Double(bits) / 25_600, 0.5, accuracy: 0.05)
    XCTAssertEqual(try Secrets.random(0), Data())
  }

  func testSecretsAreEqualToThemselvesAlone() {
    let secret = Data((0..<32).map { UInt8($0) })
    XCTAssertTrue(Secrets.areEqual(secret, Data(secret)))
    XCTAssertTrue(Secrets.areEqual(Data(), Data()))
    for index in secret.indices {
      var other = secret
      other[index] ^= 0x80
      XCTAssertFalse(Secrets.areEqual(secret, other), "\(index)")
    }
    for count in [0, 1, 31] {
      XCTAssertFalse(Secrets.areEqual(secret, secret.prefix(count)))
      XCTAssertFalse(Secrets.areEqual(secret.prefix(count), secret))
    }
  }
}
