import Core
import Persistence
import Places
import Scheduling
import XCTest

@testable import TravelDomain

/// A journey that begins later is a plan: it counts nowhere as a visit.
final class VisitStandingTests: XCTestCase {
  private func day(_ iso: String) throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: iso)) }

  func testTheDayDecides() throws {
    let today = try day("2026-03-06")
    let cases: [(VisitState, String?, VisitStanding)] = [
      (.been, nil, .been), (.been, "2026-03-06", .been), (.been, "2026-03-07", .planned),
      (.been, "2026-03", .been), (.been, "2026-04", .planned), (.been, "2026", .been),
      (.lived, "2027", .planned), (.lived, "2012", .lived), (.want, "2027", .want),
    ]
    for (state, from, standing) in cases {
      let details = VisitDetails(state, from: from.flatMap(PartialDate.init(iso:)))
      XCTAssertEqual(details.standing(on: today), standing, "\(state) \(from ?? "")")
    }
  }
}
