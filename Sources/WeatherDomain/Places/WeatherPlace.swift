import Core
import Foundation
import Interchange
import Places

/// A place whose weather is shown: a city of the gazetteer, or a point of the map.
public struct WeatherPlace: Sendable, Hashable, Codable, Identifiable {
  /// The same for the same place: `city:524901`, `point:55.7500,37.6200`.
  public let id: String
  public let coordinates: Coordinates
  /// The names; those of a point are its address or nearest city, else its coordinates.
  public let english: Name
  public let russian: Name
  /// Two capital letters of ISO 3166; nil at sea.
  public let country: String?
  /// A name of the tz database; nil if it is unknown.
  public let zone: String?

  /// The name of a place, with its region and country, which tell it from its namesakes.
  public struct Name: Sendable, Hashable, Codable {
    public var title: String
    /// Region and country; empty where neither is known.
    public var origin: String

    public init(_ title: String, origin: String = "") {
      (self.title, self.origin) = (title, origin)
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      title = TextRules.stored(try values.decode(String.self, forKey: .title))
      origin = TextRules.stored(try values.decode(String.self, forKey: .origin))
    }

    private enum CodingKeys: CodingKey { case title, origin }
  }

  public init(
    id: String, coordinates: Coordinates, english: Name, russian: Name, country: String? = nil,
    zone: String? = nil
  ) {
    (self.id, self.coordinates, self.country, self.zone) = (id, coordinates, country, zone)
    (self.english, self.russian) = (english, russian)
  }

  public init(_ city: City) {
    self.init(
      id: "city:\(city.id)", coordinates: city.coordinates,
      english: Name(city.name(.english), origin: city.origin(.english)),
      russian: Name(city.name(.russian), origin: city.origin(.russian)), country: city.country,
      zone: city.timeZone)
  }

  /// The most kilometres at which a point is called by its nearest place.
  private static let farthestName = 500.0

  /// Creates a point with the name of its nearest city and how far it is, or its coordinates where no place
  /// is known, or none is within 500 km.
  ///
  /// - Parameter nearest: the gazetteer's answer; nil where there is none.
  public init(point: Coordinates, nearest: NearestCity?) {
    let digits = Self.digits(point)
    func name(_ language: Language) -> Name {
      guard let nearest else { return Name(digits) }
      let origin = nearest.city.origin(language)
      if nearest.isFair { return Name(nearest.city.name(language), origin: origin) }
      if nearest.distance > Self.farthestName { return Name(digits) }
      let (way, name) = (language.number(nearest.distance), nearest.city.name(language))
      return Name(
        language.say(en: "\(way) km from \(name)", ru: "\(name), \(way) км"), origin: origin)
    }
    self.init(
      id: "point:\(digits)", coordinates: point, english: name(.english), russian: name(.russian),
      country: nearest.flatMap { $0.isFair ? $0.city.country : nil },
      zone: nearest?.city.timeZone)
  }

  /// True for a point of the map, whose name is that of something near.
  public var isPoint: Bool { id.hasPrefix("point:") }

  /// Returns true if nobody could tell the two apart: one name, and within 100 m.
  public func isSame(as other: WeatherPlace) -> Bool {
    if id == other.id { return true }
    guard coordinates.distance(to: other.coordinates) < 0.1 else { return false }
    return english.title == other.english.title || russian.title == other.russian.title
  }

  /// The place of invented weather.
  public static let sample = WeatherPlace(
    id: "city:2267057", coordinates: Coordinates(latitude: 38.7167, longitude: -9.1333),
    english: Name("Lisbon", origin: "Portugal"), russian: Name("Лиссабон", origin: "Португалия"),
    country: "PT", zone: "Europe/Lisbon")

  public func name(_ language: Language) -> Name { language == .russian ? russian : english }

  /// Returns the coordinates to four decimals, about 10 m, as `55.7500,37.6200`.
  public static func digits(_ point: Coordinates) -> String {
    point.rounded.latitude + "," + point.rounded.longitude
  }
}

/// The place whose weather is shown first, with the way in which it was chosen.
public struct DefaultPlace: Sendable, Hashable, Codable {
  /// The three ways of the settings to choose it.
  public enum Kind: Sendable, Hashable, Codable {
    case location(LocationSource)
    case typed
    case map
  }

  public var kind: Kind
  public var place: WeatherPlace

  public init(_ kind: Kind, _ place: WeatherPlace) { (self.kind, self.place) = (kind, place) }
}
