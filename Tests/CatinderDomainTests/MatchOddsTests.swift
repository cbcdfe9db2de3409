import CatinderDomain
import Core
import XCTest

final class MatchOddsTests: XCTestCase {
  /// Within 4 standard deviations: chance alone leaves that once in 15,000 seeds, and the seeds are
  /// fixed.
  private func check(
    _ decision: Decision, isBoosted: Bool, percent: Double, line: UInt = #line
  ) {
    let draws = 10_000.0
    for seed in 1...5 {
      var random = SeededRandom(seed: UInt64(seed))
      let mutual = (0..<Int(draws)).count { _ in
        MatchOdds.isMutual(decision, isBoosted: isBoosted, using: &random)
      }
      let share = percent / 100
      let bound = 4 * (draws * share * (1 - share)).squareRoot()
      XCTAssertEqual(Double(mutual), draws * share, accuracy: bound, line: line)
    }
  }

  func testALikeIsMutualInAFifthOfTenThousand() {
    check(.like, isBoosted: false, percent: 20)
  }

  func testABoostMakesItTwoFifths() {
    check(.like, isBoosted: true, percent: 40)
  }

  func testASuperLikeAlwaysIsAndADislikeNever() {
    for isBoosted in [false, true] {
      check(.superlike, isBoosted: isBoosted, percent: 100)
      check(.dislike, isBoosted: isBoosted, percent: 0)
    }
  }

  func testTheSameSeedDecidesTheSame() {
    func run() -> [Bool] {
      var random = SeededRandom(seed: 7)
      return (0..<100).map { _ in
        MatchOdds.isMutual(.like, isBoosted: false, using: &random)
      }
    }
    XCTAssertEqual(run(), run())
    XCTAssertTrue(run().contains(true))
  }
}
