/// The present weather by code table 4677 of the WMO, in the part that forecasts use.
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

  /// The codes that share one picture.
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

  /// The rank of the code: a day is told by its highest.
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

  /// Thunder, ice and the heaviest of each kind.
  public var severity: Severity? {
    switch self {
    case .heavyThunderstormHail, .freezingRain, .violentShowers: .danger
    case .thunderstorm, .thunderstormHail, .lightFreezingRain, .lightFreezingDrizzle,
      .freezingDrizzle, .heavyRain, .heavySnow, .snowShowers:
      .caution
    default: nil
    }
  }

  /// The words of the code.
  public var words: Bilingual {
    switch self {
    case .clear: Bilingual("Clear", "Ясно")
    case .mainlyClear: Bilingual("Mainly clear", "Преимущественно ясно")
    case .partlyCloudy: Bilingual("Partly cloudy", "Переменная облачность")
    case .overcast: Bilingual("Overcast", "Пасмурно")
    case .fog: Bilingual("Fog", "Туман")
    case .rimeFog: Bilingual("Freezing fog", "Туман с изморозью")
    case .lightDrizzle: Bilingual("Light drizzle", "Слабая морось")
    case .drizzle: Bilingual("Drizzle", "Морось")
    case .denseDrizzle: Bilingual("Dense drizzle", "Сильная морось")
    case .lightFreezingDrizzle: Bilingual("Light freezing drizzle", "Слабая ледяная морось")
    case .freezingDrizzle: Bilingual("Freezing drizzle", "Ледяная морось")
    case .lightRain: Bilingual("Light rain", "Небольшой дождь")
    case .rain: Bilingual("Rain", "Дождь")
    case .heavyRain: Bilingual("Heavy rain", "Сильный дождь")
    case .lightFreezingRain: Bilingual("Light freezing rain", "Слабый ледяной дождь")
    case .freezingRain: Bilingual("Freezing rain", "Ледяной дождь")
    case .lightSleet: Bilingual("Light sleet", "Небольшой мокрый снег")
    case .sleet: Bilingual("Sleet", "Мокрый снег")
    case .lightSnow: Bilingual("Light snow", "Небольшой снег")
    case .snow: Bilingual("Snow", "Снег")
    case .heavySnow: Bilingual("Heavy snow", "Сильный снег")
    case .snowGrains: Bilingual("Snow grains", "Снежная крупа")
    case .lightShowers: Bilingual("Light showers", "Слабый ливень")
    case .showers: Bilingual("Showers", "Ливень")
    case .violentShowers: Bilingual("Violent showers", "Очень сильный ливень")
    case .lightSnowShowers: Bilingual("Light snow showers", "Слабый снегопад зарядами")
    case .snowShowers: Bilingual("Snow showers", "Снегопад зарядами")
    case .thunderstorm: Bilingual("Thunderstorm", "Гроза")
    case .thunderstormHail: Bilingual("Thunderstorm with hail", "Гроза с градом")
    case .heavyThunderstormHail: Bilingual("Thunderstorm with heavy hail", "Гроза с сильным градом")
    }
  }
}

/// Words in both languages of the program.
public struct Bilingual: Sendable, Hashable {
  public let english: String
  public let russian: String

  public init(_ english: String, _ russian: String) {
    (self.english, self.russian) = (english, russian)
  }
}
