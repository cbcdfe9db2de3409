import XCTest

@testable import WeatherDomain

/// The examples that Meeus works out in “Astronomical Algorithms”, 2nd edition, step for step.
final class WorkedExamplesTests: XCTestCase {
  private func centuries(_ julianEphemerisDay: Double) -> Double {
    (julianEphemerisDay - 2_451_545) / 36_525
  }

  /// Examples 12.a and 12.b, 10 April 1987 at 0:00 and 19:21 UT.
  func testSiderealTime() {
    let midnight = Instant(julianDay: 2_446_895.5)
    XCTAssertEqual(EarthOrientation.siderealTime(at: midnight), 197.693195, accuracy: 1e-6)
    let evening = midnight.adding(seconds: 19 * 3600 + 21 * 60)
    XCTAssertEqual(EarthOrientation.siderealTime(at: evening), 128.7378734, accuracy: 1e-6)
  }

  /// Example 22.a, 10 April 1987 at 0h TD: Δψ is −3.788″ and ε 23°26′36.850″.
  func testNutationAndObliquity() {
    let orientation = EarthOrientation(centuries: centuries(2_446_895.5))
    XCTAssertEqual(orientation.nutation * 3600, -3.788, accuracy: 0.5)
    XCTAssertEqual(
      orientation.obliquity * 3600, 23 * 3600.0 + 26 * 60 + 36.850, accuracy: 0.1)
  }

  /// Example 25.a, 13 October 1992 at 0h TD; its nutation has one term, this one four. The exact
  /// longitude, of example 25.b, is 199.90737.
  func testSun() {
    let time = centuries(2_448_908.5)
    let sun = SunTheory.position(centuries: time, EarthOrientation(centuries: time))
    XCTAssertEqual(sun.longitude, 199.90895, accuracy: 0.0005)
    XCTAssertEqual(sun.distance / SunTheory.astronomicalUnit, 0.99766, accuracy: 0.00001)
  }

  /// Example 47.a, 12 April 1992 at 0h TD.
  func testMoon() {
    let time = centuries(2_448_724.5)
    let moon = MoonTheory.position(centuries: time, EarthOrientation(centuries: time))
    XCTAssertEqual(moon.longitude, 133.167265, accuracy: 0.5 / 3600)
    XCTAssertEqual(moon.latitude, -3.229126, accuracy: 1e-6)
    XCTAssertEqual(moon.distance, 368_409.7, accuracy: 0.1)
  }

  /// Example 48.a, the same moment: i is 69.0756°, k 0.6786, χ 285.0°.
  func testLight() {
    let dynamical = Instant(julianDay: 2_448_724.5)
    let light = MoonLight(
      at: dynamical.adding(seconds: -DynamicalTime.excess(at: dynamical)))
    XCTAssertEqual(light.phaseAngle, 69.0756, accuracy: 0.01)
    XCTAssertEqual(light.fraction, 0.6786, accuracy: 0.0001)
    XCTAssertEqual(light.brightLimb, 285.0, accuracy: 0.1)
  }

  /// Examples 49.a and 49.b: the new moon of February 1977, the last quarter of January 2044.
  func testPhases() {
    XCTAssertEqual(
      PhaseTheory(lunation: -283, .new).ephemerisDay, 2_443_192.65118, accuracy: 0.00001)
    XCTAssertEqual(
      PhaseTheory(lunation: 544.75, .last).ephemerisDay, 2_467_636.49186, accuracy: 0.00001)
  }

  /// Measured, for 1 January of 1986, 1999 and 1960, by the series that Skyfield ships.
  func testDynamicalTime() {
    for (day, excess) in [(2_446_431.5, 54.87), (2_451_179.5, 63.47), (2_436_934.5, 33.07)] {
      let found = DynamicalTime.excess(at: Instant(julianDay: day))
      XCTAssertEqual(found, excess, accuracy: 0.2)
    }
  }

  /// What lies between the five places of a day is the same as computed.
  func testATrackFollowsTheMoon() {
    let start = Instant(julianDay: 2_460_000.5)
    let track = SkyTrack(over: start..<start.adding(seconds: 90_000)) {
      Body.moon.equatorial(at: $0)
    }
    for hour in stride(from: 0.0, through: 25, by: 0.5) {
      let instant = start.adding(seconds: hour * 3600)
      let off = track.position(at: instant) - Body.moon.equatorial(at: instant)
      // A kilometre at the Moon is half a second of arc.
      XCTAssertLessThan((off * off).sum().squareRoot(), 1, "\(hour)")
    }
  }
}
