import Core
import Foundation

/// Invented weather for a first look without a network: the same for the same place and day.
///
/// Two mild days, rain, a storm and better days again, whatever the season; hours follow the course of a day.
struct SampleWeather: WeatherProvider {
  let now: @Sendable () -> Date

  func report(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> WeatherReport {
    let now = now()
    let zone = PlaceZone(identifier: query.zone, offset: nil)
    // As a service, it has something new once an hour.
    let start = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
    var report = WeatherReport(
      provider: .sample, coordinates: query.coordinates, zone: zone, confirmed: start,
      freshUntil: start.addingTimeInterval(3600))
    let today = zone.day(of: now)
    report.daily = (0..<query.days).map { day(today.adding(days: $0), from: today, zone) }
    let daylight = report.withSun().daily
    report.hourly = (0..<query.hours).map {
      hour(start.addingTimeInterval(TimeInterval($0) * 3600), zone, daylight)
    }.filter { zone.day(of: $0.time) < today.adding(days: max(3, query.days)) }
    report.current = report.hourly.first.map { hour in
      var weather = CurrentWeather(hour, isForecast: false)
      weather.time = now
      return weather
    }
    return report
  }

  func airQuality(for query: WeatherQuery, _ ask: Ask) async throws(WeatherError) -> AirQuality? {
    var air = AirQuality(time: now())
    (air.europeanIndex, air.usIndex, air.pm2_5, air.pm10) = (24, 31, 6.2, 11.5)
    (air.ozone, air.nitrogenDioxide) = (58, 14)
    return air
  }

  // MARK: The course of days
  /// The sky of a day, and its lowest and highest temperature in °C.
  private struct Course {
    let code: WeatherCode
    let low: Double
    let high: Double
    let chance: Double
    let rain: Double
    let wind: Double
  }

  private static let courses = [
    Course(code: .partlyCloudy, low: 12, high: 19, chance: 10, rain: 0, wind: 3.5),
    Course(code: .clear, low: 13, high: 22, chance: 0, rain: 0, wind: 2.8),
    Course(code: .lightRain, low: 11, high: 16, chance: 65, rain: 3.4, wind: 5.2),
    Course(code: .thunderstorm, low: 10, high: 15, chance: 85, rain: 14.2, wind: 9.1),
    Course(code: .overcast, low: 9, high: 14, chance: 30, rain: 0.2, wind: 6),
    Course(code: .mainlyClear, low: 10, high: 18, chance: 5, rain: 0, wind: 3.1),
  ]

  private func course(_ day: CalendarDay, from today: CalendarDay) -> Course {
    let index = (day.daysSinceEpoch - today.daysSinceEpoch) % Self.courses.count
    return Self.courses[max(0, index)]
  }

  private func day(_ day: CalendarDay, from today: CalendarDay, _ zone: PlaceZone) -> DailyWeather {
    let course = course(day, from: today)
    var weather = DailyWeather(day: day)
    (weather.low, weather.high) = (
      Temperature(celsius: course.low), Temperature(celsius: course.high)
    )
    (weather.code, weather.precipitationChance) = (course.code, course.chance)
    weather.precipitation = Precipitation(millimeters: course.rain)
    weather.wind = wind(course.wind, hour: 15)
    weather.uvIndex = course.chance < 50 ? 5 : 2
    return weather
  }

  /// - Parameter daylight: the days with the times of the Sun.
  private func hour(
    _ time: Date, _ zone: PlaceZone, _ daylight: [DailyWeather]
  ) -> HourlyWeather {
    let (day, today) = (zone.day(of: time), zone.day(of: now()))
    let course = course(day, from: today)
    let hour = time.timeIntervalSince(midnight(day, zone)) / 3600
    // The coldest hour is 4, the warmest 16.
    let warmth = (1 - cos((hour - 4) / 12 * .pi)) / 2
    let celsius = course.low + (course.high - course.low) * warmth
    var weather = HourlyWeather(time: time)
    weather.temperature = Temperature(celsius: celsius)
    weather.feelsLike = Temperature(celsius: celsius - course.wind / 4)
    (weather.code, weather.precipitationChance) = (course.code, course.chance)
    weather.precipitation = Precipitation(millimeters: course.rain / 24)
    weather.wind = wind(course.wind, hour: hour)
    weather.pressure = Pressure(hectopascals: 1018 - course.chance / 10 + sin(hour / 4))
    weather.humidity = 82 - 35 * warmth + course.chance / 8
    weather.cloudCover = min(100, course.chance + 15)
    let sun = daylight.first { $0.day == day }
    let isUp = sun?.sunrise.flatMap { rise in sun?.sunset.map { rise <= time && time < $0 } }
    weather.isDay = isUp ?? (hour >= 6 && hour < 18)
    weather.uvIndex = weather.isDay == true ? max(0, 5 * warmth - course.chance / 30) : 0
    return weather
  }

  private func midnight(_ day: CalendarDay, _ zone: PlaceZone) -> Date {
    let offset = zone.timeZone.secondsFromGMT(for: now())
    return Date(timeIntervalSince1970: TimeInterval(day.daysSinceEpoch * 86_400 - offset))
  }

  private func wind(_ speed: Double, hour: Double) -> Wind {
    Wind(
      speed: Speed(metersPerSecond: speed + sin(hour / 3) / 2),
      gusts: Speed(metersPerSecond: speed * 1.6), direction: 230 + 20 * sin(hour / 6))
  }
}
