import WeatherDomain

/// Signs of one column for the weather and the Moon; words always stand beside them.
enum WeatherGlyph {
  static func of(_ code: WeatherCode?, isDay: Bool = true) -> String {
    switch code?.group {
    case .clear: isDay ? "☀" : "☾"
    case .partlyCloudy: "◒"
    case .cloudy: "☁"
    case .fog: "░"
    case .drizzle: "∴"
    case .rain: "☂"
    case .freezing: "◇"
    case .sleet: "⁂"
    case .snow: "❄"
    case .thunder: "↯"
    case nil: " "
    }
  }

  /// The filled part is the lit one, on the side on which it is seen.
  static func of(_ phase: MoonPhase, litSide: MoonLight.Side) -> String {
    let isRight = litSide == .right
    return switch phase {
    case .new: "○"
    case .full: "●"
    case .firstQuarter, .lastQuarter: isRight ? "◑" : "◐"
    case .waxingCrescent, .waningCrescent: isRight ? "☽" : "☾"
    case .waxingGibbous, .waningGibbous: isRight ? "◗" : "◖"
    }
  }
}
