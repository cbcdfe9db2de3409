import Core
import Foundation
import XCTest

@testable import WeatherDomain

final class WalkAdviceTests: XCTestCase {
  private func weather(
    _ code: WeatherCode?, _ change: (inout CurrentWeather) -> Void = { _ in }
  )
    -> CurrentWeather
  {
    var weather = CurrentWeather(time: .distantPast)
    (weather.code, weather.temperature) = (code, Temperature(celsius: 15))
    change(&weather)
    return weather
  }

  private func verdict(_ weather: CurrentWeather) -> WalkAdvice.Verdict? {
    WalkAdvice(weather)?.verdict
  }

  func testTheLimits() {
    let degrees: [(Double, WalkAdvice.Verdict)] = [
      (-49, .home), (-40, .home), (-39.9, .short), (-10, .short), (-9.9, .walk), (26.6, .walk),
      (26.7, .short), (39.4, .short), (39.5, .home), (45, .home),
    ]
    for (celsius, expected) in degrees {
      let found = weather(.overcast) { $0.feelsLike = Temperature(celsius: celsius) }
      XCTAssertEqual(verdict(found), expected, "\(celsius)")
    }
    for (speed, expected) in [(17.1, .walk), (17.2, .short), (24.5, .home)]
      as [(Double, WalkAdvice.Verdict)]
    {
      let gusts = weather(.clear) { $0.wind.gusts = Speed(metersPerSecond: speed) }
      XCTAssertEqual(verdict(gusts), expected, "\(speed)")
    }
    // Light rain near freezing is no reason to stay; on frozen ground it is one to take care.
    XCTAssertEqual(verdict(weather(.lightRain) { $0.temperature = Temperature(celsius: 3) }), .walk)
    let icy = weather(.lightRain) { $0.temperature = Temperature(celsius: 0) }
    XCTAssertEqual(WalkAdvice(icy)?.reasons, [.ice])
    let hot = weather(.clear) { $0.temperature = Temperature(celsius: 25) }
    XCTAssertEqual(WalkAdvice(hot)?.reasons, [.hotGround])
    XCTAssertNil(WalkAdvice(weather(nil)))
    XCTAssertEqual(WalkAdvice(weather(.clear), hasWarning: true)?.reasons, [.warning])
    let both = weather(.thunderstorm) { $0.wind.speed = Speed(metersPerSecond: 18) }
    XCTAssertEqual(WalkAdvice(both)?.reasons, [.thunder, .wind])
  }

  /// The advice is as grave as the gravest warning that the screen shows beside it, over a million weathers.
  func testItIsNeverMilderThanAWarningBesideIt() {
    var random = SeededRandom(seed: 29)
    func value(_ range: ClosedRange<Double>) -> Double? {
      random.next() & 7 == 0 ? nil : Double.random(in: range, using: &random)
    }
    let codes = WeatherCode.allCases
    var counts: [WalkAdvice.Verdict: Int] = [:]
    for _ in 0..<1_000_000 {
      var weather = CurrentWeather(time: .distantPast)
      weather.code = codes[Int(random.next() % UInt64(codes.count))]
      weather.temperature = value(-60...50).flatMap { Temperature(celsius: $0) }
      weather.feelsLike = value(-70...60).flatMap { Temperature(celsius: $0) }
      weather.wind.speed = value(0...40).flatMap { Speed(metersPerSecond: $0) }
      weather.wind.gusts = value(0...60).flatMap { Speed(metersPerSecond: $0) }
      weather.precipitation = value(0...60).flatMap { Precipitation(millimeters: $0) }
      weather.uvIndex = value(0...14)
      weather.isDay = random.next() & 1 == 0
      var air = AirQuality(time: .distantPast)
      air.europeanIndex = value(0...130)
      air.usIndex = value(0...320)
      let hasWarning = random.next() & 7 == 0
      guard let advice = WalkAdvice(weather, air: air, hasWarning: hasWarning) else {
        return XCTFail("no advice for \(weather)")
      }
      counts[advice.verdict, default: 0] += 1
      var beside = hasWarning ? Severity.caution : nil
      for severity in [
        weather.code?.severity, weather.feelsLike?.severityAsFelt, weather.wind.speed?.severity,
        weather.wind.gusts?.severity, weather.precipitation?.severity(hours: 1),
        severity(ofUVIndex: weather.uvIndex), air.severity,
      ] {
        if let severity { beside = max(beside ?? severity, severity) }
      }
      let least: WalkAdvice.Verdict =
        beside == .danger ? .home : beside == .caution ? .short : .walk
      if advice.verdict < least || advice.reasons.isEmpty != (advice.verdict == .walk) {
        return XCTFail("\(advice) is milder than \(least): \(weather), \(air)")
      }
    }
    XCTAssertEqual(counts.count, 3)
  }
}
