import Core
import Places
import WeatherDomain
import XCTest

final class WeatherPlaceTests: XCTestCase {
  /// 166.67 has no exact value in binary: cut, it would be 166.6699.
  func testCoordinatesAreRounded() {
    for (latitude, longitude, digits) in [
      (-22.27, 166.67, "-22.2700,166.6700"), (55.75, 37.62, "55.7500,37.6200"),
      (0.00004, -0.00006, "0.0000,-0.0001"), (-90, 180, "-90.0000,180.0000"),
    ] {
      XCTAssertEqual(
        WeatherPlace.digits(Coordinates(latitude: latitude, longitude: longitude)), digits)
    }
    for hundredth in 0...18_000 {
      let place = Coordinates(latitude: 0, longitude: Double(hundredth) / 100)
      XCTAssertTrue(WeatherPlace.digits(place).hasSuffix("00"), "\(place)")
    }
  }
}
