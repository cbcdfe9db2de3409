import Core
import XCTest

final class SeededRandomTests: XCTestCase {
  /// The first numbers of the authors' own program for this seed.
  func testTheNumbersAreThoseOfSplitMix64() {
    var random = SeededRandom(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    XCTAssertEqual(
      numbers,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  func testTheSameSeedGivesTheSameNumbers() {
    var (first, second, other) = (
      SeededRandom(seed: 7), SeededRandom(seed: 7), SeededRandom(seed: 8)
    )
    for _ in 0..<100 {
      let number = first.next()
      XCTAssertEqual(number, second.next())
      XCTAssertNotEqual(number, other.next())
    }
  }
}
