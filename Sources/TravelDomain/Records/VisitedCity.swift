import Core
import Foundation
import Interchange
import Places

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

  /// What two own points of one name in one country have in common.
  var ownKey: String { "\(country) \(TextRules.folded(names.english))" }

  var isOwn: Bool {
    if case .own = key { return true }
    return false
  }
}
