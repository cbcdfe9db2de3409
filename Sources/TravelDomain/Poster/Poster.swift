import Core
import Interchange
import Places

/// The map of somebody's travels, to hang up or to send.
public struct Poster: Sendable {
  public let title: String
  private let words: Words<Poster>
  let content: TravelContent
  let outlines: OutlineLevel

  /// - Parameters:
  ///   - title: stands above the map; controls are taken out.
  ///   - gazetteer: for the outlines.
  /// - Throws: ``PlacesError``.
  public init(
    _ content: TravelContent, title: String, language: Language, gazetteer: Gazetteer
  ) throws {
    self.title = TextRules.trimmed(String(title.prefix(120)))
    (self.content, words) = (content, Words(language))
    outlines = try gazetteer.outlines.level(.world)
  }

  /// Antarctica is cut off, unless somebody was there: it would take a quarter of the sheet.
  var latitudes: ClosedRange<Double> {
    let wasFarSouth =
      content.countries.contains { $0.code == "AQ" }
      || content.cities.contains { $0.coordinates.latitude < -57 }
    return wasFarSouth ? -90...84 : -57...84
  }

  var states: [String: VisitState] {
    Dictionary(
      content.countries.map { ($0.code, $0.state) }, uniquingKeysWith: { first, _ in first })
  }

  /// The states that occur, with how many countries are in each.
  var legend: [(state: VisitState, count: Int)] {
    VisitState.allCases.compactMap { state in
      let count = content.countries.count { $0.state == state }
      return count == 0 ? nil : (state, count)
    }
  }

  func word(for state: VisitState) -> String {
    switch state {
    case .been: words.say(en: "been", ru: "был(а)")
    case .want: words.say(en: "want to go", ru: "хочу")
    case .lived: words.say(en: "lived", ru: "жил(а)")
    }
  }

  // MARK: - Text
  /// The map in Braille, for a mail or a terminal: what was visited is filled, a wish is hatched,
  /// of the rest only the outline stands.
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
    for country in content.countries where country.state.isVisited {
      raster.set(country.center)
    }
    for city in content.cities where city.state.isVisited { raster.set(city.coordinates) }
    let counts = legend.map { "\(word(for: $0.state)): \($0.count)" }.joined(separator: ", ")
    return ([title] + raster.lines + [counts, Self.credit]).filter { !$0.isEmpty }
      .joined(separator: "\n") + "\n"
  }
}
