import Places

/// The statistics of a person's travels. Visited is where they have been or lived.
public struct TravelStatistics: Sendable, Equatable {
  public struct Part: Sendable, Equatable {
    public let visited: Int
    public let total: Int

    public init(visited: Int, total: Int) { (self.visited, self.total) = (visited, total) }

    /// From 0 to 1.
    public var share: Double { total == 0 ? 0 : Double(visited) / Double(total) }
  }

  public struct ContinentPart: Sendable, Equatable {
    public let continent: Continent
    public let part: Part
  }

  public struct Farthest: Sendable, Equatable {
    /// Nil for a country in which no city was visited; then its centre is meant.
    public let city: CityKey?
    public let names: PlaceNames
    /// ISO 3166-1 alpha-2.
    public let country: String
    /// Kilometres, as ``Places/Coordinates/distance(to:)`` has them: a great circle, right to 0.5
    /// %.
    public let distance: Double
  }

  /// The number of countries in each state; a state without countries is missing.
  public internal(set) var countries: [VisitStanding: Int] = [:]
  public internal(set) var cities: [VisitStanding: Int] = [:]
  /// Of the countries that count as the world.
  public internal(set) var world: Part
  /// By their code, those without a visit too; empty where there is no file of places.
  public internal(set) var continents: [ContinentPart] = []
  /// The visited countries' part of the area of all, from 0 to 1; nil without a file of places.
  public internal(set) var areaShare: Double?
  /// From the capital of the home country, or its centre; nil without a home and before any
  /// journey.
  public internal(set) var farthest: Farthest?
  /// Of journeys that were made; plans do not count.
  public internal(set) var firstDate: PartialDate?
  public internal(set) var lastDate: PartialDate?

  public var countryCount: Int { countries.values.reduce(0, +) }
  public var cityCount: Int { cities.values.reduce(0, +) }
}

/// The set of countries that counts as the whole world.
public enum WorldCount: String, Sendable, Hashable, CaseIterable, Codable {
  /// The 193 members of the United Nations.
  case unMembers
  /// The countries and territories of ISO 3166-1, and Kosovo: 250.
  case iso

  /// The number of countries.
  public var total: Int { self == .unMembers ? 193 : 250 }
}
