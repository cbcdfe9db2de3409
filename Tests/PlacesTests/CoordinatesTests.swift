import Places
import XCTest

final class CoordinatesTests: XCTestCase {
  func testWhatIsAPoint() throws {
    let expected: KeyValuePairs<String, (Double, Double)> = [
      "47.5,19.04": (47.5, 19.04), "47.5, 19.04": (47.5, 19.04), " 47.5  19.04 ": (47.5, 19.04),
      "47,5 19,04": (47.5, 19.04), "47,5; 19,04": (47.5, 19.04), "-33.9 151.2": (-33.9, 151.2),
      "33.9S 151.2E": (-33.9, 151.2), "151.2E 33.9S": (-33.9, 151.2), "0 0": (0, 0),
      "47°30′N 19°2′24″E": (47.5, 19.04), "N 47° 30' E 19° 2' 24\"": (47.5, 19.04),
      "55.75 с, 37.62 в": (55.75, 37.62), "+90,-180": (90, -180), "47,19": (47, 19),
      "40.7 N 74 W": (40.7, -74),
    ]
    for (text, point) in expected {
      let found = try XCTUnwrap(Coordinates(parsing: text), text)
      XCTAssertEqual(found.latitude, point.0, accuracy: 1e-9, text)
      XCTAssertEqual(found.longitude, point.1, accuracy: 1e-9, text)
    }
  }

  func testWhatIsNone() {
    let texts = [
      "", "47.5", "Paris", "47.5,", ",", "91,0", "0,181", "nan,nan", "inf 0", "1e1,1e1", "0x1,2",
      "1,2,3", "1 2 3", "47.5N 19.04N", "47°60′N 19°E", "-5S 3E", "N E", "1..2,3", "--1,2", "१,२",
      String(repeating: "1", count: 5000),
    ]
    for text in texts { XCTAssertNil(Coordinates(parsing: text), text) }
  }
}
