import Core
import Foundation
import Interchange
import Places

/// A country in a person's list. Its names are kept with it, so that it outlives the file of
/// places.
public struct VisitedCountry: Sendable, Equatable, Identifiable {
  /// ISO 3166-1 alpha-2.
  public let code: String
  public let names: PlaceNames
  /// For its pin: well inside the biggest part.
  public let center: Coordinates
  public let isUNMember: Bool
  public var details: VisitDetails
  /// At most one country is.
  public internal(set) var isHome: Bool
  /// Of all states.
  public internal(set) var cityCount: Int
  public let createdAt: Date
  public internal(set) var updatedAt: Date

  public var id: String { code }
  public var state: VisitState { details.state }
  public func name(_ language: Language) -> String { names[language] }
}

extension VisitedCountry {
  init(_ country: Country, _ details: VisitDetails, isHome: Bool = false, at date: Date) {
    code = country.code
    names = country.names
    center = country.center
    isUNMember = country.isUNMember
    (self.details, self.isHome) = (details, isHome)
    cityCount = 0
    (createdAt, updatedAt) = (date, date)
  }

  /// Creates the record of a country that a city of it brings into the list; a journey that is
  /// planned brings its beginning too.
  init(_ country: Country, broughtBy city: VisitedCity, on today: CalendarDay) {
    let isPlanned = city.details.standing(on: today) == .planned
    self.init(
      country, VisitDetails(city.state, from: isPlanned ? city.details.from : nil),
      at: city.createdAt)
  }

  /// Makes a country that is wished for or planned a visited one where a city of it was visited.
  ///
  /// - Returns: false where nothing is to be changed.
  mutating func follow(_ city: VisitedCity, on today: CalendarDay) -> Bool {
    guard city.details.standing(on: today).isVisited, !details.standing(on: today).isVisited
    else { return false }
    (details.state, updatedAt) = (city.state, city.updatedAt)
    // With the date of the plan it would be one still.
    if !details.standing(on: today).isVisited {
      (details.from, details.until) = (city.details.from, nil)
    }
    return true
  }
}

/// A city or a point of a person's own, in a country of the list; its names are kept with it.
public struct VisitedCity: Sendable, Equatable, Identifiable {
  /// Characters of a name.
  public static let longestName = 120

  public let key: CityKey
  /// ISO 3166-1 alpha-2 of a country that is in the list too.
  public let country: String
  public internal(set) var names: PlaceNames
  /// Of the first-level division; nil where it is not known.
  public let region: PlaceNames?
  public let coordinates: Coordinates
  public var details: VisitDetails
  public let createdAt: Date
  public internal(set) var updatedAt: Date

  public var id: CityKey { key }
  public var state: VisitState { details.state }
  public func name(_ language: Language) -> String { names[language] }
}

extension VisitedCity {
  init(_ city: City, _ details: VisitDetails, at date: Date) {
    self.init(
      key: .geoNames(city.id), country: city.country, names: city.names, region: city.regionNames,
      coordinates: city.coordinates, details: details, createdAt: date, updatedAt: date)
  }

  /// The key that own points of one name in one country share.
  var ownKey: String { "\(country) \(TextRules.folded(names.english))" }

  var isOwn: Bool {
    if case .own = key { return true }
    return false
  }
}

/// The identifier of a visited city.
public enum CityKey: Sendable, Hashable {
  /// A place of the gazetteer, by its number of GeoNames.
  case geoNames(City.ID)
  /// A point that a person has named.
  case own(UUID)

  /// `geonames:2950159` or `own:…`, as it is stored and written into files.
  public var text: String {
    switch self {
    case .geoNames(let id): "geonames:\(id)"
    case .own(let id): "own:\(id.uuidString)"
    }
  }

  /// Nil for any other form than that of ``text``, and for numbers that GeoNames cannot have.
  public init?(_ text: String) {
    if text.hasPrefix("geonames:") {
      let digits = text.dropFirst(9)
      guard (1...10).contains(digits.utf8.count),
        digits.utf8.allSatisfy({ (48...57).contains($0) }), let id = Int(digits), id > 0,
        digits.first != "0"
      else { return nil }
      self = .geoNames(id)
    } else if text.hasPrefix("own:"), let id = UUID(uuidString: String(text.dropFirst(4))) {
      self = .own(id)
    } else {
      return nil
    }
  }
}
