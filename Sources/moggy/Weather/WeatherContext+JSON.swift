import Core
import Foundation
import Interchange
import Places
import WeatherDomain
import WeatherScreens

extension WeatherContext {
  private var units: WeatherUnits { options.units?.units ?? UnitSystem.si.units }

  /// The content of the table, and what that leaves out.
  func json(_ report: WeatherReport, of place: WeatherPlace) -> JSONValue {
    let zone = report.zone.timeZone
    var members: JSONValue = [
      "place": self.place(place, zone), "provider": .string(report.provider.rawValue),
      "credit": .string(report.provider.credit(words.language)),
      "confirmed": time(report.confirmed, zone),
      "is_fresh": .bool(report.isFresh(at: weather.now())), "units": unitNames,
      "current": report.current.map { current($0, zone) } ?? .null,
      "daily": .array(report.daily.map { day($0, report.moon(on: $0.day), zone) }),
    ]
    if options.hourly {
      members += ["hourly": .array(report.nextHours.map { hour($0, zone) })]
    }
    members += [
      "air_quality": report.airQuality.map(air) ?? .null,
      "alerts": .array(report.alerts.map { alert($0, zone) }),
    ]
    return members
  }

  private func place(_ place: WeatherPlace, _ zone: TimeZone) -> JSONValue {
    let name = place.name(words.language)
    return [
      "id": .string(place.id), "name": .string(name.title), "origin": text(name.origin),
      "country": text(place.country), "latitude": .number(place.coordinates.latitude),
      "longitude": .number(place.coordinates.longitude), "time_zone": .string(zone.identifier),
    ]
  }

  private var unitNames: JSONValue {
    [
      "temperature": .string(units.temperature.rawValue), "speed": .string(units.speed.rawValue),
      "pressure": .string(units.pressure.rawValue),
      "precipitation": .string(units.precipitation.rawValue),
    ]
  }

  // MARK: Weather
  private func current(_ now: CurrentWeather, _ zone: TimeZone) -> JSONValue {
    .joined(
      [
        "time": time(now.time, zone), "is_forecast": .bool(now.isForecast),
        "temperature": value(now.temperature), "feels_like": value(now.feelsLike),
        "humidity": number(now.humidity),
        "pressure": number(now.pressure?.value(in: units.pressure)),
        "cloud_cover": number(now.cloudCover), "precipitation": value(now.precipitation),
        "visibility_metres": number(now.visibility), "uv_index": number(now.uvIndex),
      ], wind(now.wind), code(now.code))
  }

  private func day(_ day: DailyWeather, _ moon: MoonDay?, _ zone: TimeZone) -> JSONValue {
    .joined(
      [
        "day": .string(day.day.iso), "low": value(day.low), "high": value(day.high),
        "precipitation": value(day.precipitation),
        "precipitation_chance": number(day.precipitationChance), "uv_index": number(day.uvIndex),
        "sunrise": time(day.sunrise, zone), "sunset": time(day.sunset, zone),
        "moon_phase": text(moon.map { "\($0.phase)" }),
        "moon_lit": number(moon?.light.fraction),
      ], wind(day.wind), code(day.code))
  }

  private func hour(_ hour: HourlyWeather, _ zone: TimeZone) -> JSONValue {
    .joined(
      [
        "time": time(hour.time, zone), "hours": .count(hour.hours),
        "temperature": value(hour.temperature), "feels_like": value(hour.feelsLike),
        "humidity": number(hour.humidity),
        "pressure": number(hour.pressure?.value(in: units.pressure)),
        "precipitation": value(hour.precipitation),
        "precipitation_chance": number(hour.precipitationChance),
      ], wind(hour.wind), code(hour.code))
  }

  private func air(_ air: AirQuality) -> JSONValue {
    [
      "european_index": number(air.europeanIndex), "us_index": number(air.usIndex),
      "pm2_5": number(air.pm2_5), "pm10": number(air.pm10),
    ]
  }

  private func alert(_ alert: WeatherAlert, _ zone: TimeZone) -> JSONValue {
    [
      "event": .string(alert.event), "sender": text(alert.sender),
      "start": time(alert.start, zone), "end": time(alert.end, zone), "text": text(alert.text),
    ]
  }

  // MARK: Values
  private func wind(_ wind: Wind) -> JSONValue {
    [
      "wind_speed": number(wind.speed?.value(in: units.speed)),
      "wind_gusts": number(wind.gusts?.value(in: units.speed)),
      "wind_direction": number(wind.direction),
    ]
  }

  private func code(_ code: WeatherCode?) -> JSONValue {
    ["code": code.map { .count($0.rawValue) } ?? .null, "description": text(code.map(words.text))]
  }

  private func value(_ temperature: Temperature?) -> JSONValue {
    number(temperature?.value(in: units.temperature))
  }

  private func value(_ amount: Precipitation?) -> JSONValue {
    number(amount?.value(in: units.precipitation))
  }

  /// To hundredths.
  private func number(_ value: Double?) -> JSONValue {
    value.map { .number(($0 * 100).rounded() / 100) } ?? .null
  }

  private func text(_ text: String?) -> JSONValue {
    text.flatMap { $0.isEmpty ? nil : .string($0) } ?? .null
  }

  private func time(_ date: Date?, _ zone: TimeZone) -> JSONValue {
    guard let date else { return .null }
    let style = Date.ISO8601FormatStyle(
      dateSeparator: .dash, dateTimeSeparator: .standard, timeSeparator: .colon,
      timeZoneSeparator: .colon, includingFractionalSeconds: false, timeZone: zone)
    return .string(date.formatted(style))
  }
}
