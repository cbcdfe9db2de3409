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

  /// The point that distances are measured from.
  ///
  /// With a home country it is the first city in it where somebody has lived, else its capital, else its
  /// centre. Without one it is the first city where somebody has lived, else the capital or centre of the
  /// first such country. The first is that of the earliest date, or the one added first.
  public struct Home: Sendable, Equatable {
    /// Of the city; of the country where its centre is meant.
    public let names: PlaceNames
    /// ISO 3166-1 alpha-2.
    public let country: String
    public let point: Coordinates
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
  /// Nil where neither a home country is known nor any place where somebody has lived.
  public internal(set) var home: Home?
  /// The visited place that is farthest from ``home``; nil without one and before any journey.
  public internal(set) var farthest: Farthest?
  /// Of journeys that were made; plans do not count.
  public internal(set) var firstDate: PartialDate?
  public internal(set) var lastDate: PartialDate?
  /// The visits of each year; of the countries that count as the world.
  public internal(set) var years = VisitYears()
  /// The countries that count as the world, by the years since the last visit.
  public internal(set) var ages = VisitAges()
  /// Nil where no visit has its first and its last day.
  public internal(set) var longestJourney: LongestJourney?
  /// The names of the countries of ``longestJourney``, in its order.
  public internal(set) var journeyNames: [PlaceNames] = []

  /// True if any country or city was visited, of whatever world.
  public var hasVisits: Bool {
    [countries, cities].contains { ($0[.been] ?? 0) + ($0[.lived] ?? 0) > 0 }
  }

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
