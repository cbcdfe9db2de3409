import Scheduling
import XCTest

@testable import CatinderServer

/// How often one may ask.
final class RateLimiterTests: XCTestCase {
  private let clock = ManualClock(now: TestServer.start)
  private let rate = ServerLimits.Rate(burst: 3, perMinute: 6)

  private func takes(_ limiter: RateLimiter, _ key: String, _ count: Int) -> Int {
    (0..<count).filter { _ in (try? limiter.take(key, rate)) != nil }.count
  }

  func testABurstIsTakenAndThenOneForEachTenSeconds() throws {
    let limiter = RateLimiter(clock: clock)
    XCTAssertEqual(takes(limiter, "Ann", 5), 3)
    clock.advance(by: .milliseconds(9_990))
    XCTAssertEqual(takes(limiter, "Ann", 1), 0)
    clock.advance(by: .milliseconds(20))
    XCTAssertEqual(takes(limiter, "Ann", 2), 1)
  }

  func testWhoComesTooOftenIsToldWhenToComeAgain() throws {
    let limiter = RateLimiter(clock: clock)
    XCTAssertEqual(takes(limiter, "Ann", 3), 3)
    clock.advance(by: .seconds(4))
    XCTAssertThrowsError(try limiter.take("Ann", rate)) { error in
      XCTAssertEqual((error as? Refusal)?.retryAfter, 6)
    }
    clock.advance(by: .seconds(6))
    XCTAssertNoThrow(try limiter.take("Ann", rate))
  }

  func testATryThatIsRefusedCostsNothing() throws {
    let limiter = RateLimiter(clock: clock)
    XCTAssertEqual(takes(limiter, "Ann", 100), 3)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(takes(limiter, "Ann", 100), 1)
  }

  func testAFullBucketDoesNotGrowAndEachHasOneOfTheirOwn() {
    let limiter = RateLimiter(clock: clock)
    clock.advance(by: .seconds(86_400))
    XCTAssertEqual(takes(limiter, "Ann", 9), 3)
    XCTAssertEqual(takes(limiter, "Bob", 9), 3)
  }

  func testWithoutARateNothingIsCounted() {
    let limiter = RateLimiter(clock: clock)
    for _ in 0..<1000 { XCTAssertNoThrow(try limiter.take("Ann", nil)) }
    XCTAssertEqual(limiter.count, 0)
  }

  func testAHundredThousandStrangersTakeNoMoreMemoryAndShareWhatIsLeft() {
    let limiter = RateLimiter(clock: clock)
    XCTAssertEqual(takes(limiter, "Ann", 3), 3)
    let taken = (0..<100_000).map { takes(limiter, "stranger \($0)", 1) }.reduce(0, +)
    XCTAssertEqual(limiter.count, 10_001, "with the one that they share")
    XCTAssertEqual(taken, 9_999 + 3)
    XCTAssertEqual(takes(limiter, "Ann", 1), 0, "who was at the limit is not forgotten for them")
    clock.advance(by: .seconds(601))
    XCTAssertEqual(takes(limiter, "newcomer", 1), 1)
    XCTAssertEqual(limiter.count, 1)
  }
}
