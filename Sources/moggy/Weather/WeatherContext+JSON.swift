import Core
import Foundation
import Interchange
import PetsDomain
import Places
import Semantics
import Toolkit
import WeatherDomain
import WeatherScreens

extension WeatherContext {
  private var units: WeatherUnits { options.units?.units ?? UnitSystem.si.units }

  /// The content of the table, and what that leaves out.
  func json(_ report: WeatherReport, of place: WeatherPlace) -> JSONValue {
    let zone = report.zone.timeZone
    var members = [
      JSONMember("place", self.place(place, zone)),
      JSONMember("provider", .string(report.provider.rawValue)),
      JSONMember("credit", .string(report.provider.credit)),
      JSONMember("confirmed", time(report.confirmed, zone)),
      JSONMember("is_fresh", .bool(report.isFresh(at: weather.now()))),
      JSONMember("units", unitNames),
      JSONMember("current", report.current.map { current($0, zone) } ?? .null),
      JSONMember("daily", .array(report.daily.map { day($0, zone) })),
    ]
    if options.hourly {
      members.append(JSONMember("hourly", .array(report.hourly.map { hour($0, zone) })))
    }
    members.append(JSONMember("air_quality", report.airQuality.map(air) ?? .null))
    members.append(JSONMember("alerts", .array(report.alerts.map { alert($0, zone) })))
    return .object(members)
  }

  private func place(_ place: WeatherPlace, _ zone: TimeZone) -> JSONValue {
    let name = place.name(words.language)
    return .object([
      JSONMember("id", .string(place.id)), JSONMember("name", .string(name.title)),
      JSONMember("origin", text(name.origin)), JSONMember("country", text(place.country)),
      JSONMember("latitude", .number(place.coordinates.latitude)),
      JSONMember("longitude", .number(place.coordinates.longitude)),
      JSONMember("time_zone", .string(zone.identifier)),
    ])
  }

  private var unitNames: JSONValue {
    .object([
      JSONMember("temperature", .string(units.temperature.rawValue)),
      JSONMember("speed", .string(units.speed.rawValue)),
      JSONMember("pressure", .string(units.pressure.rawValue)),
      JSONMember("precipitation", .string(units.precipitation.rawValue)),
    ])
  }

  // MARK: Weather

  private func current(_ now: CurrentWeather, _ zone: TimeZone) -> JSONValue {
    .object(
      [
        JSONMember("time", time(now.time, zone)),
        JSONMember("is_forecast", .bool(now.isForecast)),
        JSONMember("temperature", value(now.temperature)),
        JSONMember("feels_like", value(now.feelsLike)),
        JSONMember("humidity", number(now.humidity)),
        JSONMember("pressure", number(now.pressure?.value(in: units.pressure))),
        JSONMember("cloud_cover", number(now.cloudCover)),
        JSONMember("precipitation", value(now.precipitation)),
        JSONMember("visibility_metres", number(now.visibility)),
        JSONMember("uv_index", number(now.uvIndex)),
      ] + wind(now.wind) + code(now.code))
  }

  private func day(_ day: DailyWeather, _ zone: TimeZone) -> JSONValue {
    .object(
      [
        JSONMember("day", .string(day.day.iso)),
        JSONMember("low", value(day.low)), JSONMember("high", value(day.high)),
        JSONMember("precipitation", value(day.precipitation)),
        JSONMember("precipitation_chance", number(day.precipitationChance)),
        JSONMember("uv_index", number(day.uvIndex)),
        JSONMember("sunrise", time(day.sunrise, zone)),
        JSONMember("sunset", time(day.sunset, zone)),
      ] + wind(day.wind) + code(day.code))
  }

  private func hour(_ hour: HourlyWeather, _ zone: TimeZone) -> JSONValue {
    .object(
      [
        JSONMember("time", time(hour.time, zone)),
        JSONMember("hours", .integer(Int64(hour.hours))),
        JSONMember("temperature", value(hour.temperature)),
        JSONMember("feels_like", value(hour.feelsLike)),
        JSONMember("humidity", number(hour.humidity)),
        JSONMember("pressure", number(hour.pressure?.value(in: units.pressure))),
        JSONMember("precipitation", value(hour.precipitation)),
        JSONMember("precipitation_chance", number(hour.precipitationChance)),
      ] + wind(hour.wind) + code(hour.code))
  }

  private func air(_ air: AirQuality) -> JSONValue {
    .object([
      JSONMember("european_index", number(air.europeanIndex)),
      JSONMember("us_index", number(air.usIndex)),
      JSONMember("pm2_5", number(air.pm2_5)), JSONMember("pm10", number(air.pm10)),
    ])
  }

  private func alert(_ alert: WeatherAlert, _ zone: TimeZone) -> JSONValue {
    .object([
      JSONMember("event", .string(alert.event)), JSONMember("sender", text(alert.sender)),
      JSONMember("start", time(alert.start, zone)), JSONMember("end", time(alert.end, zone)),
      JSONMember("text", text(alert.text)),
    ])
  }

  // MARK: Values

  private func wind(_ wind: Wind) -> [JSONMember] {
    [
      JSONMember("wind_speed", number(wind.speed?.value(in: units.speed))),
      JSONMember("wind_gusts", number(wind.gusts?.value(in: units.speed))),
      JSONMember("wind_direction", number(wind.direction)),
    ]
  }

  private func code(_ code: WeatherCode?) -> [JSONMember] {
    [
      JSONMember("code", code.map { .integer(Int64($0.rawValue)) } ?? .null),
      JSONMember("description", text(code.map(words.text))),
    ]
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
