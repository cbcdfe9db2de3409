import Foundation
import Interchange
import Networking

/// The shape of the free answers of 2.5: the current weather, and steps of three hours.
struct OpenWeatherFreeShape {
  private typealias Values = OpenWeatherShape

  private let json: JSONValue
  private let query: WeatherQuery

  init(_ json: JSONValue, _ query: WeatherQuery) {
    self.json = json
    self.query = query
  }

  func report(_ answer: HTTPResponse) -> WeatherReport {
    let offset = json["timezone"].number(in: -50_400...50_400).map { Int($0) }
    // It tells no zone; the place's own is better than a bare distance.
    let zone = PlaceZone(identifier: query.zone, offset: offset)
    return WeatherReport(
      provider: .openWeatherMap, coordinates: query.coordinates, zone: zone,
      confirmed: answer.confirmed, freshUntil: answer.freshUntil)
  }

  var current: CurrentWeather? {
    guard let time = json["dt"].moment else { return nil }
    var weather = CurrentWeather(time: time)
    weather.temperature = Values.temperature(json["main"]["temp"])
    weather.feelsLike = Values.temperature(json["main"]["feels_like"])
    weather.humidity = json["main"]["humidity"].number(in: 0...100)
    weather.pressure = Values.pressure(json["main"]["pressure"])
    weather.wind = wind(json)
    weather.cloudCover = json["clouds"]["all"].number(in: 0...100)
    weather.precipitation = Values.fallen(json, "1h")
    weather.visibility = json["visibility"].number(in: 0...200_000)
    weather.code = Values.code(json["weather"])
    weather.isDay = Values.isDay(json["weather"])
    return weather
  }

  func steps(_ list: JSONValue) -> [HourlyWeather] {
    list.items.prefix(40).compactMap { item in
      guard let time = item["dt"].moment else { return nil }
      var step = HourlyWeather(time: time)
      step.hours = 3
      step.temperature = Values.temperature(item["main"]["temp"])
      step.feelsLike = Values.temperature(item["main"]["feels_like"])
      step.humidity = item["main"]["humidity"].number(in: 0...100)
      step.pressure = Values.pressure(item["main"]["pressure"])
      step.precipitation = Values.fallen(item, "3h")
      step.precipitationChance = item["pop"].number(in: 0...1).map { $0 * 100 }
      step.wind = wind(item)
      step.cloudCover = item["clouds"]["all"].number(in: 0...100)
      step.code = Values.code(item["weather"])
      step.isDay = Values.isDay(item["weather"])
      return step
    }
  }

  /// The sun of today, which is all that the answer knows.
  func addSun(to days: inout [DailyWeather], _ zone: PlaceZone) {
    guard let rise = json["sys"]["sunrise"].moment, let set = json["sys"]["sunset"].moment,
      let index = days.firstIndex(where: { $0.day == zone.day(of: rise) })
    else { return }
    days[index].sunrise = rise
    days[index].sunset = set
  }

  private func wind(_ json: JSONValue) -> Wind {
    Wind(
      speed: Values.speed(json["wind"]["speed"]), gusts: Values.speed(json["wind"]["gust"]),
      direction: json["wind"]["deg"].number(in: 0...360))
  }
}
