import Core
import Foundation
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
    self.details = details
    self.isHome = isHome
    cityCount = 0
    (createdAt, updatedAt) = (date, date)
  }
}
