import Places

extension Poster {
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
