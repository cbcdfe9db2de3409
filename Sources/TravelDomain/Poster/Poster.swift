import Core
import Interchange
import Places

/// The map of somebody's travels, to hang up or to send.
public struct Poster: Sendable {
  public let title: String
  private let words: Words<Poster>
  private let today: CalendarDay
  let content: TravelContent
  let outlines: OutlineLevel

  /// - Parameters:
  ///   - title: stands above the map; controls are taken out.
  ///   - gazetteer: for the outlines.
  ///   - today: a journey that begins later is a plan.
  /// - Throws: ``PlacesError``.
  public init(
    _ content: TravelContent, title: String, language: Language, gazetteer: Gazetteer,
    today: CalendarDay
  ) throws {
    self.title = TextRules.trimmed(String(title.prefix(120)))
    (self.content, words, self.today) = (content, Words(language), today)
    outlines = try gazetteer.outlines.level(.world)
  }

  /// Antarctica is cut off, unless somebody was there: it would take a quarter of the sheet.
  var latitudes: ClosedRange<Double> {
    let wasFarSouth =
      content.countries.contains { $0.code == "AQ" }
      || content.cities.contains { $0.coordinates.latitude < -57 }
    return wasFarSouth ? -90...84 : -57...84
  }

  var states: [String: VisitStanding] {
    Dictionary(
      content.countries.map { ($0.code, standing($0.details)) },
      uniquingKeysWith: { first, _ in first })
  }

  func standing(_ details: VisitDetails) -> VisitStanding { details.standing(on: today) }

  /// The states that occur, with how many countries are in each.
  var legend: [(state: VisitStanding, count: Int)] {
    VisitStanding.allCases.compactMap { state in
      let count = content.countries.count { standing($0.details) == state }
      return count == 0 ? nil : (state, count)
    }
  }

  func word(for state: VisitStanding) -> String {
    switch state {
    case .been: words.say(en: "been", ru: "был(а)")
    case .want: words.say(en: "want to go", ru: "хочу")
    case .lived: words.say(en: "lived", ru: "жил(а)")
    case .planned: words.say(en: "planned", ru: "в планах")
    }
  }

  // MARK: - Text
  /// The map in Braille, for a mail or a terminal: where one has been is filled, where one has lived
  /// striped, a wish and a plan are hatched, of the rest only the outline stands.
  ///
  /// - Parameter columns: characters in a line, 20 to 400.
  public func text(columns: Int = 100) -> String {
    let columns = min(max(20, columns), 400)
    let dotsWide = columns * 2
    let span = latitudes.upperBound - latitudes.lowerBound
    let rows = max(1, Int((Double(dotsWide) * span / 360 / 4).rounded(.up)))
    var raster = PosterRaster(columns: columns, rows: rows, north: latitudes.upperBound)
    let states = states
    for territory in outlines.territories {
      raster.draw(outlines, territory, states[territory.code])
    }
    for country in content.countries where standing(country.details).isVisited {
      raster.set(country.center)
    }
    for city in content.cities where standing(city.details).isVisited {
      raster.set(city.coordinates)
    }
    let counts = legend.map { "\(word(for: $0.state)): \($0.count)" }.joined(separator: ", ")
    return ([title] + raster.lines + [counts, Self.credit]).filter { !$0.isEmpty }
      .joined(separator: "\n") + "\n"
  }
}
