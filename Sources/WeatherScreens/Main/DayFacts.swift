import Core
import Foundation
import Toolkit
import WeatherDomain

/// The values of a day: what falls, wind, UV, pressure, Sun and Moon.
struct DayFacts {
  let open: OpenDay
  let day: DailyWeather
  let hours: [HourlyWeather]
  let zone: PlaceZone
  let format: WeatherFormat

  private var words: WeatherMainWords { format.words }

  var all: [WeatherFact] {
    let rain = day.precipitation.map {
      WeatherFact(
        name: "precipitation", label: words.precipitation, value: format.precipitation($0),
        severity: $0.severity(hours: 24))
    }
    let wind = format.wind(day.wind).map {
      WeatherFact(
        name: "wind", label: words.wind, value: $0,
        severity: [day.wind.speed, day.wind.gusts].compactMap { $0?.severity }.max())
    }
    let uvIndex = day.uvIndex.map {
      WeatherFact(
        name: "uv", label: words.uvIndex, value: words.number($0),
        severity: severity(ofUVIndex: $0))
    }
    return [wind, rain, uvIndex, pressure].compactMap { $0 } + sun + moon
  }

  // MARK: Pressure
  /// `1015 → 1009 hPa, falling`: from the first to the last hour. Within a hectopascal it is steady;
  /// where it goes up and down, its extremes are told.
  private var pressure: WeatherFact? {
    let known = hours.compactMap(\.pressure)
    let values = known.map { $0.value(in: .hectopascals) }
    guard let first = known.first, let last = known.last, let from = values.first,
      let to = values.last, let low = values.indices.min(by: { values[$0] < values[$1] }),
      let high = values.indices.max(by: { values[$0] < values[$1] })
    else { return nil }
    let value: String
    if known.count < 3 {
      value = format.pressure(first)
    } else if values[high] - values[low] < 1 {
      value = "\(format.pressure(first)), \(words.steady)"
    } else if abs(to - from) < 1 {
      value = "\(format.pressureNumber(known[low])) – \(format.pressure(known[high]))"
    } else {
      let trend = to > from ? words.rising : words.falling
      value = "\(format.pressureNumber(first)) → \(format.pressure(last)), \(trend)"
    }
    return WeatherFact(name: "pressure", label: words.pressure, value: value)
  }

  // MARK: Sun and Moon
  private var sun: [WeatherFact] {
    let rise = day.sunrise ?? open.sky?.sunrise
    let set = day.sunset ?? open.sky?.sunset
    guard rise != nil || set != nil else {
      guard let sky = open.sky else { return [] }
      let isUp = sky.sun.course() == .alwaysAbove
      return [
        WeatherFact(
          name: "sun", label: words.sun, value: isUp ? words.polarDay : words.polarNight)
      ]
    }
    let length = rise.flatMap { rise in set.map { $0.timeIntervalSince(rise) } }
    return [
      rise.map { WeatherFact(name: "sunrise", label: words.sunrise, value: time($0)) },
      set.map { WeatherFact(name: "sunset", label: words.sunset, value: time($0)) },
      length.flatMap { length in
        length > 0
          ? WeatherFact(name: "dayLength", label: words.dayLength, value: words.span(length)) : nil
      },
    ].compactMap { $0 }
  }

  private var moon: [WeatherFact] {
    guard let sky = open.sky else { return [] }
    let glyph = WeatherGlyph.of(sky.moon.phase, litSide: sky.litSide)
    let lit = words.lit(format.percent(sky.moon.light.fraction * 100))
    let rise = sky.moon.course.rise.map {
      WeatherFact(name: "moonrise", label: words.moonrise, value: time(Date($0)))
    }
    let set = sky.moon.course.set.map {
      WeatherFact(name: "moonset", label: words.moonset, value: time(Date($0)))
    }
    let moon = WeatherFact(
      name: "moon", label: words.moon, value: "\(glyph) \(words.phase(sky.moon.phase)), \(lit)")
    return [rise, set, moon].compactMap { $0 }
  }

  private func time(_ date: Date) -> String { format.time(date, in: zone) }
}
