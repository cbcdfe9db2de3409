import Foundation

/// The advice for a walk with a dog, from the weather of a moment.
///
/// It is a pure function of the values, and never milder than a warning that stands beside it: a value of
/// ``Severity/danger`` keeps the dog at home, one of ``Severity/caution`` makes the walk short.
public struct WalkAdvice: Sendable, Hashable {
  public enum Verdict: Int, Sendable, Hashable, Comparable, CaseIterable {
    case walk, short, home

    public static func < (one: Verdict, other: Verdict) -> Bool { one.rawValue < other.rawValue }
  }

  /// A danger or a burden of the walk; the gravest of a kind of weather comes first.
  public enum Reason: Sendable, Hashable, CaseIterable {
    case thunder, heat, frost, wind, ice, wet, snow, hotGround, sun, air, warning
  }

  public let verdict: Verdict
  /// The gravest first.
  public let reasons: [Reason]

  /// Nil where the sky is not known.
  ///
  /// - Parameter hasWarning: true while an authority warns.
  public init?(_ weather: CurrentWeather, air: AirQuality? = nil, hasWarning: Bool = false) {
    guard let code = weather.code else { return nil }
    let found = Reason.allCases.compactMap { reason -> (reason: Reason, severity: Severity)? in
      let severity =
        reason == .air
        ? air?.severity
        : reason == .warning ? (hasWarning ? .caution : nil) : weather.severity(of: reason, code)
      return severity.map { (reason, $0) }
    }
    let gravest = found.map(\.severity).max()
    verdict = gravest == .danger ? .home : gravest == .caution ? .short : .walk
    reasons = (found.filter { $0.severity == .danger } + found.filter { $0.severity == .caution })
      .map(\.reason)
  }
}

extension CurrentWeather {
  fileprivate func severity(of reason: WalkAdvice.Reason, _ code: WeatherCode) -> Severity? {
    switch reason {
    // "When thunder roars, go indoors" (US National Weather Service).
    case .thunder: code.group == .thunder ? .danger : nil
    case .heat: heat
    case .frost: frost
    case .wind: [wind.speed, wind.gusts].compactMap { $0?.severity }.max()
    case .ice: ice(code)
    case .wet: wet(code)
    case .snow: code.group == .snow ? code.severity : nil
    case .hotGround: isGroundHot(code) ? .caution : nil
    case .sun: WeatherDomain.severity(ofUVIndex: uvIndex)
    case .air, .warning: nil
    }
  }

  /// Beside ``Temperature/severityAsFelt``, "caution" (80 °F) of the heat index of the US National Weather
  /// Service: a dog cools itself by panting alone. The graver of the felt and the measured temperature.
  private var heat: Severity? {
    [feelsLike, temperature].compactMap { felt in
      guard let felt, felt.celsius > 0 else { return nil }
      return felt.severityAsFelt ?? (felt.celsius >= 26.7 ? .caution : nil)
    }.max()
  }

  /// Beside ``Temperature/severityAsFelt``, "moderate risk" (−10) of the wind chill index of Environment
  /// Canada, for those who are out for long.
  private var frost: Severity? {
    [feelsLike, temperature].compactMap { felt in
      guard let felt, felt.celsius < 0 else { return nil }
      return felt.severityAsFelt ?? (felt.celsius <= -10 ? .caution : nil)
    }.max()
  }

  /// Freezing rain and drizzle, and rain that falls on frozen ground.
  private func ice(_ code: WeatherCode) -> Severity? {
    if code.group == .freezing { return code.severity ?? .caution }
    let isLiquid = [.rain, .drizzle, .sleet].contains(code.group)
    guard isLiquid, let temperature, temperature.celsius <= 0 else { return nil }
    return .caution
  }

  /// Rain and sleet that are more than light: above 2.5 mm an hour (glossary of the American
  /// Meteorological Society), or so by their code.
  private func wet(_ code: WeatherCode) -> Severity? {
    let byCode = [.rain, .sleet].contains(code.group) ? code.severity : nil
    let byAmount = precipitation.flatMap { amount in
      amount.severity(hours: 1) ?? (amount.millimeters > 2.5 ? .caution : nil)
    }
    let isModerate = [.rain, .showers, .sleet].contains(code)
    return [byCode, byAmount, isModerate ? .caution : nil].compactMap { $0 }.max()
  }

  /// From 25 °C in the sun, asphalt has more than the 51 °C at which skin burns within a minute (J. Berens,
  /// "Thermal contact burns from streets and highways", JAMA 214, 1970).
  private func isGroundHot(_ code: WeatherCode) -> Bool {
    guard let temperature, temperature.celsius >= 25, isDay != false else { return false }
    return [.clear, .partlyCloudy].contains(code.group)
  }
}

extension WeatherReport {
  /// The advice for a walk in the present weather; nil where the sky is not known.
  public var walk: WalkAdvice? {
    current.flatMap { WalkAdvice($0, air: airQuality, hasWarning: !alerts.isEmpty) }
  }
}
