/// Present weather by code table 4677 of the WMO, in the part of it that forecasts use.
public enum WeatherCode: Int, Sendable, Hashable, Codable, CaseIterable {
  case clear = 0
  case mainlyClear = 1
  case partlyCloudy = 2
  case overcast = 3
  case fog = 45
  case rimeFog = 48
  case lightDrizzle = 51
  case drizzle = 53
  case denseDrizzle = 55
  case lightFreezingDrizzle = 56
  case freezingDrizzle = 57
  case lightRain = 61
  case rain = 63
  case heavyRain = 65
  case lightFreezingRain = 66
  case freezingRain = 67
  case lightSleet = 68
  case sleet = 69
  case lightSnow = 71
  case snow = 73
  case heavySnow = 75
  case snowGrains = 77
  case lightShowers = 80
  case showers = 81
  case violentShowers = 82
  case lightSnowShowers = 85
  case snowShowers = 86
  case thunderstorm = 95
  case thunderstormHail = 96
  case heavyThunderstormHail = 99

  /// What one picture stands for.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    case clear, partlyCloudy, cloudy, fog, drizzle, rain, freezing, sleet, snow, thunder
  }

  public var group: Group {
    switch self {
    case .clear, .mainlyClear: .clear
    case .partlyCloudy: .partlyCloudy
    case .overcast: .cloudy
    case .fog, .rimeFog: .fog
    case .lightDrizzle, .drizzle, .denseDrizzle: .drizzle
    case .lightFreezingDrizzle, .freezingDrizzle, .lightFreezingRain, .freezingRain: .freezing
    case .lightRain, .rain, .heavyRain, .lightShowers, .showers, .violentShowers: .rain
    case .lightSleet, .sleet: .sleet
    case .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers: .snow
    case .thunderstorm, .thunderstormHail, .heavyThunderstormHail: .thunder
    }
  }

  /// Which of several is told of a day: the higher.
  var weight: Int {
    switch group {
    case .clear: 0
    case .partlyCloudy: 1
    case .cloudy: 2
    case .fog: 3
    case .drizzle: 4
    case .rain: 5
    case .sleet: 6
    case .snow: 7
    case .freezing: 8
    case .thunder: 9
    }
  }
}
