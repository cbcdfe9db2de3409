import Foundation
import XCTest

@testable import Core

/// The table of clocks, against the ICU that Foundation brings.
final class ClockHabitTests: XCTestCase {
  func testTheTableIsThatOfICU() {
    let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }
    XCTAssertGreaterThan(regions.count, 200)
    let twelve = regions.filter { region in
      let cycle = Locale(identifier: "und_\(region)").hourCycle
      return cycle == .oneToTwelve || cycle == .zeroToEleven
    }
    // Another edition of ICU may differ in a few.
    let different = ClockStyle.twelve.symmetricDifference(twelve)
    XCTAssertLessThanOrEqual(different.count, 10, "\(different.sorted())")
  }

  func testUnknownRegionsHave24Hours() {
    for region in [nil, "", "XX", "DE", "ru"] {
      XCTAssertEqual(ClockStyle.usual(inRegion: region), .hours24, region ?? "nil")
    }
    XCTAssertEqual(ClockStyle.usual(inRegion: "us"), .hours12)
    XCTAssertEqual(ClockStyle.usual(inRegion: "AU"), .hours12)
  }
}
