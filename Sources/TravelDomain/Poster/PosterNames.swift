import Core
import Places

/// The names of countries on the map of a poster, each in its country, where they do not touch another one;
/// and those that have no room.
struct PosterNames {
  private(set) var texts: [SheetText] = []
  private(set) var rest: [VisitedCountry] = []

  /// From the biggest to the smallest that can be read on paper.
  private static let sizes = [16.0, 13, 10.5, 8.5]

  /// Visited countries come before wishes and plans, big ones before small ones.
  ///
  /// - Parameters:
  ///   - poster: with the countries.
  ///   - scale: points of a degree.
  ///   - place: finds the place of a point of the earth.
  init(_ poster: Poster, scale: Double, place: (Coordinates) -> SheetPoint) {
    let countries = poster.content.countries.map { country in
      (country, poster.standing(country.details), poster.country(country.code))
    }.sorted { first, second in
      if first.1.isVisited != second.1.isVisited { return first.1.isVisited }
      return first.2?.area ?? 0 > second.2?.area ?? 0
    }
    var taken: [SheetBox] = []
    for (country, standing, known) in countries {
      let room = known.map { Self.room($0, scale) } ?? (0, 0)
      let (name, point) = (country.name(poster.words.language), place(country.center))
      let text = Self.sizes.lazy.map { Self.text(name, standing, point, $0) }.first { text in
        text.width <= room.0 && text.size <= room.1 && !taken.contains { $0.overlaps(text.box) }
      }
      if let text {
        texts.append(text)
        taken.append(text.box)
      } else {
        rest.append(country)
      }
    }
  }

  /// The width and height around the centre, within the main part of a country.
  private static func room(_ country: Country, _ scale: Double) -> (Double, Double) {
    let box = country.mainBox
    func degrees(_ from: Double, _ to: Double) -> Double {
      to >= from ? to - from : to - from + 360
    }
    let (center, east) = (country.center.longitude, degrees(country.center.longitude, box.east))
    let wide = 2 * min(degrees(box.west, center), east)
    let high = 2 * min(country.center.latitude - box.south, box.north - country.center.latitude)
    return (wide * scale, high * scale)
  }

  private static func text(
    _ name: String, _ standing: VisitStanding, _ point: SheetPoint, _ size: Double
  ) -> SheetText {
    SheetText(
      text: name, point: SheetPoint(point.x, point.y + size * 0.3), size: size, anchor: .middle,
      ink: standing.isVisited ? .white : .text,
      rim: standing.isVisited ? PosterInk(0x123B46) : .white)
  }
}
