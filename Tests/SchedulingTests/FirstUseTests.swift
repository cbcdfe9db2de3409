import Scheduling
import Synchronization
import XCTest

final class FirstUseTests: XCTestCase {
  private struct Failure: Error, Equatable {}

  func testItIsMadeByTheFirstWhoAsksAndKept() {
    let count = Mutex(0)
    let value = FirstUse {
      count.withLock {
        $0 += 1; return $0
      }
    }
    XCTAssertNil(value.made)
    XCTAssertEqual([value.value(), value.value()], [1, 1])
    XCTAssertEqual(value.made, 1)
  }

  func testAfterAFailureTheNextTriesAgain() throws {
    let count = Mutex(0)
    let value = FirstUse { () throws(Failure) in
      let number = count.withLock {
        $0 += 1; return $0
      }
      if number == 1 { throw Failure() }
      return number
    }
    XCTAssertThrowsError(try value.value()) { XCTAssertEqual($0 as? Failure, Failure()) }
    XCTAssertNil(value.made)
    XCTAssertEqual(try value.value(), 2)
  }

  func testOfManyWhoAskAtOnceOneMakesIt() async {
    let count = Mutex(0)
    let value = FirstUse {
      count.withLock {
        $0 += 1; return $0
      }
    }
    let values = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<50 { group.addTask { value.value() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(values, Array(repeating: 1, count: 50))
  }
}
