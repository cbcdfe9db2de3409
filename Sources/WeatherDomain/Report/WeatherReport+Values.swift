/// Whether there is anything in it that a person would call weather: when it is light is none, and no
/// rain may only mean that nobody spoke of it.
extension CurrentWeather {
  var hasValues: Bool {
    var rest = self
    (rest.isDay, rest.precipitation, rest.isForecast) = (nil, nil, false)
    return rest != CurrentWeather(time: time)
  }
}

extension HourlyWeather {
  var hasValues: Bool {
    var rest = self
    (rest.hours, rest.isDay, rest.precipitation) = (1, nil, nil)
    return rest != HourlyWeather(time: time)
  }
}

extension DailyWeather {
  var hasValues: Bool {
    var rest = self
    (rest.sunrise, rest.sunset, rest.precipitation) = (nil, nil, nil)
    return rest != DailyWeather(day: day)
  }
}

extension WeatherReport {
  /// The report itself.
  ///
  /// - Throws: ``WeatherError/noData`` where it has times, but not one value.
  func withValues() throws(WeatherError) -> WeatherReport {
    let hasValues =
      current?.hasValues == true || hourly.contains(where: \.hasValues)
      || daily.contains(where: \.hasValues)
    guard hasValues else { throw .noData }
    return self
  }
}
