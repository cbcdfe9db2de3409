import Core
import Places
import Terminal

/// The names that a map shows by itself: countries and lakes that are wide enough for their names, and
/// the biggest cities in sight.
public struct MapNames {
  private let ground: MapGround
  private let cities: [City]
  private let language: Language

  /// - Parameter cities: the biggest first.
  public init(_ ground: MapGround, cities: [City], _ language: Language) {
    (self.ground, self.cities, self.language) = (ground, cities, language)
  }

  /// Returns the labels, of which the map shows what has room, countries first.
  ///
  /// - Parameters:
  ///   - isNamed: true for the code of a country whose name is on the map already.
  ///   - cityColumns: the columns around the earth from which cities show.
  public func labels(
    besides isNamed: (String) -> Bool = { _ in false }, cityColumns: Double = 0
  ) -> [MapLabel] {
    let countries = ground.countries.filter { !isNamed($0.code) }.map { country in
      label(
        country.name(language), at: country.center, country.mainBox, priority: 2 + country.area)
    }
    let lakes = (ground.atlas?.lakes ?? []).map {
      label($0.names[language], at: $0.box.center, $0.box, priority: 1, part: 0.5)
    }
    let places = cities.enumerated().map { index, city in
      MapLabel(
        city.name(language), at: city.coordinates, priority: -Double(index),
        leastColumns: cityColumns, hasDot: true)
    }
    return countries + lakes + places
  }

  /// A label that shows where its area is as wide as the name, or a part of it.
  private func label(
    _ text: String, at point: Coordinates, _ box: GeoBox, priority: Double, part: Double = 1
  ) -> MapLabel {
    let columns = part * Double(DisplayWidth.of(text) + 2) * 360 / max(box.width, 0.01)
    return MapLabel(text, at: point, priority: priority, leastColumns: columns)
  }
}
