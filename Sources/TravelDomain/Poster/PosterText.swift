import Core
import Places

/// A poster of characters, for a mail or a terminal.
public struct PosterText: Sendable, Equatable {
  public let title: String
  /// The map in Braille: where one has been is filled, where one has lived striped, a wish and a plan are
  /// hatched, of the rest only the outline stands.
  public let map: [String]
  /// The counts of countries in each state, in one line.
  public let counts: String
  /// Shares, years and names, in lines no longer than the map.
  public let facts: [String]
  public let credit: [String]

  /// All of it.
  public var text: String {
    ([title] + map + [counts] + facts + credit).filter { !$0.isEmpty }.joined(separator: "\n")
      + "\n"
  }
}

extension Poster {
  /// Draws the poster in characters.
  ///
  /// - Parameter columns: characters in a line, 20 to 400.
  public func text(columns: Int = 100) -> PosterText {
    let columns = min(max(20, columns), 400)
    let facts = [shares, years(columns)].joined() + names
    return PosterText(
      title: title, map: map(columns), counts: counts,
      facts: facts.flatMap { Self.wrapped($0, columns) }, credit: Self.wrapped(Self.credit, columns)
    )
  }

  private func map(_ columns: Int) -> [String] {
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
    return raster.lines
  }

  private var shares: [String] {
    let parts = continents.map { part in
      "\(part.continent.names[words.language]) \(words.part(part.part))"
    }
    return [
      words.world(statistics.world), statistics.areaShare.map(words.area) ?? "",
      parts.joined(separator: ", "),
    ].filter { !$0.isEmpty }
  }

  private var names: [String] {
    legend.map { state, _ in
      "\(words.name(state)): " + names(state).joined(separator: ", ")
    }
  }

  // MARK: - Years
  /// A column for each year, or for each span of years where there is no room for all.
  private func years(_ columns: Int) -> [String] {
    let years = statistics.years.years
    let undated = words.undated(statistics.years.undatedCountries)
    guard let first = years.first, let last = years.last else { return undated.map { [$0] } ?? [] }
    // Two labels of four digits and two blanks stand beside the strip.
    let span = max(1, (years.count + columns - 11) / (columns - 10))
    let counts = stride(from: 0, to: years.count, by: span).map { start in
      years[start..<min(start + span, years.count)].reduce(0) { $0 + $1.newCountries }
    }
    let most = counts.max() ?? 0
    let strip = "\(first.year) \(Self.strip(counts, most: most)) \(last.year)"
    let heading = [words.newByYear, undated].compactMap { $0 }.joined(separator: " · ")
    return [heading, strip]
  }

  /// A year, or a span of years, without a new country is a dot on the line.
  private static func strip(_ counts: [Int], most: Int) -> String {
    let bars = Array("▁▂▃▄▅▆▇█")
    return String(
      counts.map { count in
        count == 0 ? "·" : bars[min(7, max(0, (count * 8 + most - 1) / max(1, most) - 1))]
      })
  }

  /// Breaks between words, but not before a sign of percent; a word that is too long by itself is cut.
  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.replacing(" %", with: "\u{A0}%").split(separator: " ").map(String.init) {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word.prefix(columns)))
      }
    }
    return lines
  }
}
