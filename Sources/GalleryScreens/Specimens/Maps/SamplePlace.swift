import Maps
import Places

/// A country that was visited, or a city of one.
struct SamplePlace {
  let key: String
  let country: String
  let english: String
  let russian: String
  let point: Coordinates
  /// Of a country.
  let box: GeoBox?

  func name(_ setup: SpecimenSetup) -> String { setup.say(en: english, ru: russian) }

  func pin(_ setup: SpecimenSetup) -> MapPin {
    MapPin(
      key, name(setup), at: point, kind: box == nil ? .city : .country,
      note: box == nil ? nil : setup.say(en: "visited", ru: "посещена"))
  }

  private init(
    _ code: String, _ english: String, _ russian: String, _ latitude: Double,
    _ longitude: Double, _ box: GeoBox
  ) {
    (key, country, self.english, self.russian) = (code, code, english, russian)
    point = Coordinates(latitude: latitude, longitude: longitude)
    self.box = box
  }

  private init(
    city key: String, of country: String, _ english: String, _ russian: String,
    _ latitude: Double, _ longitude: Double
  ) {
    (self.key, self.country, self.english, self.russian) = (key, country, english, russian)
    point = Coordinates(latitude: latitude, longitude: longitude)
    box = nil
  }

  static let all: [SamplePlace] = [
    SamplePlace(
      "FR", "France", "Франция", 46.7, 2.5,
      GeoBox(west: -4.8, south: 41.4, east: 9.5, north: 51.1)),
    SamplePlace(
      "NO", "Norway", "Норвегия", 61.3, 9.7,
      GeoBox(west: 4.8, south: 58, east: 31, north: 71.1)),
    SamplePlace(
      "RU", "Russia", "Россия", 62, 97,
      GeoBox(west: 27.3, south: 41.2, east: -169.7, north: 77.7)),
    SamplePlace(
      "BR", "Brazil", "Бразилия", -10.5, -52.5,
      GeoBox(west: -74, south: -33.7, east: -34.8, north: 5.3)),
    SamplePlace(
      "NZ", "New Zealand", "Новая Зеландия", -43.5, 171,
      GeoBox(west: 166.4, south: -47.3, east: 178.6, north: -34.4)),
    SamplePlace(
      "JP", "Japan", "Япония", 36, 138.5,
      GeoBox(west: 129.4, south: 31, east: 145.8, north: 45.5)),
    SamplePlace(city: "paris", of: "FR", "Paris", "Париж", 48.86, 2.35),
    SamplePlace(city: "lyon", of: "FR", "Lyon", "Лион", 45.76, 4.84),
    SamplePlace(city: "marseille", of: "FR", "Marseille", "Марсель", 43.3, 5.37),
    SamplePlace(city: "moscow", of: "RU", "Moscow", "Москва", 55.75, 37.62),
    SamplePlace(city: "omsk", of: "RU", "Omsk", "Омск", 54.99, 73.37),
    SamplePlace(city: "anadyr", of: "RU", "Anadyr", "Анадырь", 64.73, 177.5),
    SamplePlace(city: "auckland", of: "NZ", "Auckland", "Окленд", -36.85, 174.76),
  ]
}
