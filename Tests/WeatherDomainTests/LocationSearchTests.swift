import Foundation
import Places
import Synchronization
import XCTest

@testable import WeatherDomain

/// The order of those who may know where the machine is; the guess by the time zone needs the file of
/// places, and is part of a journey.
final class LocationSearchTests: XCTestCase {
  private final class Service: LocationAsking {
    private let point: LocatedPoint?
    private let count = Mutex(0)

    init(_ point: LocatedPoint?) {
      self.point = point
    }

    var asked: Int { count.withLock { $0 } }

    func ask() async -> LocatedPoint? {
      count.withLock { $0 += 1 }
      return point
    }
  }

  private func search(
    written: Coordinates? = nil, service: any LocationAsking = NoLocation(), _ bench: ServiceBench
  ) -> LocationSearch {
    LocationSearch(
      written: written, service: service, gazetteer: { throw PlacesError.missing([]) },
      timeZone: .gmt, network: NetworkLocation(http: bench.http),
      activity: bench.activity)
  }

  private let here = Coordinates(latitude: 41.5, longitude: 44.75)

  func testWhatIsWrittenComesFirst() async throws {
    let bench = try ServiceBench([.init("/json/", "ip-location/ipapi-co.json")])
    let service = Service(LocatedPoint(here))
    let written = Coordinates(latitude: 1, longitude: 2)
    let found = await search(written: written, service: service, bench).find(mayAskNetwork: true)
    XCTAssertEqual(
      found, .found(.configuration, WeatherPlace(point: written, nearest: nil), accuracy: nil))
    XCTAssertEqual(service.asked, 0)
    XCTAssertEqual(bench.files.asked.count, 0)
  }

  func testTheServiceOfTheMachineWithItsAccuracy() async throws {
    let bench = try ServiceBench([.init("/json/", "ip-location/ipapi-co.json")])
    let service = Service(LocatedPoint(here, accuracy: 250))
    let wrong = Coordinates(latitude: 91, longitude: 0)
    let found = await search(written: wrong, service: service, bench).find(mayAskNetwork: true)
    XCTAssertEqual(
      found, .found(.geoClue, WeatherPlace(point: here, nearest: nil), accuracy: 250))
    XCTAssertEqual(bench.files.asked.count, 0)
  }

  func testTheNetworkIsAskedOnlyWhereItMay() async throws {
    let bench = try ServiceBench([.init("/json/", "ip-location/ipapi-co.json")])
    let unasked = await search(bench).find(mayAskNetwork: nil)
    XCTAssertEqual(unasked, .needsConsent)
    let refused = await search(bench).find(mayAskNetwork: false)
    XCTAssertEqual(refused, .nothing(nil))
    XCTAssertEqual(bench.files.asked.count, 0)
    let allowed = await search(bench).find(mayAskNetwork: true)
    guard case .found(.network, let place, nil) = allowed else { return XCTFail("\(allowed)") }
    XCTAssertEqual(place.coordinates.latitude, 41.6941)
    XCTAssertEqual(bench.files.asked.count, 1)
  }

  func testANetworkThatDoesNotKnow() async throws {
    let bench = try ServiceBench([.init("/json/", "ip-location/ipapi-co-no-coordinates.json")])
    let found = await search(bench).find(mayAskNetwork: true)
    XCTAssertEqual(found, .nothing(.noData))
  }
}
