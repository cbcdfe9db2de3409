extension WeatherCode {
  /// The words of the code, to stand alone in a line.
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
    case .heavyThunderstormHail:
      Bilingual("Thunderstorm with heavy hail", "Гроза с сильным градом")
    }
  }
}
