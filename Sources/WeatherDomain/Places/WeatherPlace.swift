import Core
import Foundation
import Interchange
import Places

/// A place of which the weather is asked: a city of the gazetteer, or a point that somebody has named.
public struct WeatherPlace: Sendable, Hashable, Codable, Identifiable {
  /// The same for the same place: `city:524901`, `point:55.7500,37.6200`.
  public let id: String
  public let coordinates: Coordinates
  /// In both languages; of a point its nearest city or address, else its coordinates.
  public let english: Name
  public let russian: Name
  /// Two capital letters of ISO 3166; nil at sea.
  public let country: String?
  /// Of the tz database; nil where nobody has told it.
  public let zone: String?

  /// How a place is called, and what tells it from others of that name.
  public struct Name: Sendable, Hashable, Codable {
    public var title: String
    /// Region and country; empty where neither is known.
    public var origin: String

    public init(_ title: String, origin: String = "") {
      self.title = title
      self.origin = origin
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      title = TextRules.stored(try values.decode(String.self, forKey: .title))
      origin = TextRules.stored(try values.decode(String.self, forKey: .origin))
    }

    private enum CodingKeys: CodingKey {
      case title, origin
    }
  }

  public init(
    id: String, coordinates: Coordinates, english: Name, russian: Name, country: String? = nil,
    zone: String? = nil
  ) {
    self.id = id
    self.coordinates = coordinates
    self.english = english
    self.russian = russian
    self.country = country
    self.zone = zone
  }

  public init(_ city: City) {
    self.init(
      id: "city:\(city.id)", coordinates: city.coordinates,
      english: Name(city.name(.english), origin: city.origin(.english)),
      russian: Name(city.name(.russian), origin: city.origin(.russian)), country: city.country,
      zone: city.timeZone)
  }

  /// A point, called by its nearest city, or by its coordinates where no city is near.
  ///
  /// - Parameter nearest: what the gazetteer says of the point; nil where there is none.
  public init(point: Coordinates, nearest: NearestCity?) {
    let city = nearest.flatMap { $0.isFair ? $0.city : nil }
    let digits = Self.digits(point)
    func name(_ language: Language) -> Name {
      guard let city else { return Name(digits) }
      return Name(city.name(language), origin: city.origin(language))
    }
    self.init(
      id: "point:\(digits)", coordinates: point, english: name(.english), russian: name(.russian),
      country: city?.country, zone: nearest?.city.timeZone)
  }

  /// Whether somebody has pointed at it, so that its name is that of something near.
  public var isPoint: Bool { id.hasPrefix("point:") }

  /// Whether the two could not be told apart: of one name, and within 100 m.
  public func isSame(as other: WeatherPlace) -> Bool {
    if id == other.id { return true }
    guard coordinates.distance(to: other.coordinates) < 0.1 else { return false }
    return english.title == other.english.title || russian.title == other.russian.title
  }

  public func name(_ language: Language) -> Name {
    language == .russian ? russian : english
  }

  /// `55.7500,37.6200`: to four decimals, about 10 m.
  public static func digits(_ point: Coordinates) -> String {
    point.cut.latitude + "," + point.cut.longitude
  }
}

/// The place whose weather is shown unless another is opened, and how it came to be.
public struct DefaultPlace: Sendable, Hashable, Codable {
  /// The three ways of the settings (W-21).
  public enum Kind: Sendable, Hashable, Codable {
    case location(LocationSource)
    case typed
    case map
  }

  public var kind: Kind
  public var place: WeatherPlace

  public init(_ kind: Kind, _ place: WeatherPlace) {
    self.kind = kind
    self.place = place
  }
}
