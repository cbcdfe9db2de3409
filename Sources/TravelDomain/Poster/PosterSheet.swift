import Core
import Places

/// The sheet of a poster: the map by the equirectangular projection, and below it the legend, the
/// continents, the years and the names that the map has no room for. In points.
struct PosterSheet {
  static let width = 1600.0
  private static let margin = 40.0
  private static let mapTop = 90.0
  /// Points of a degree.
  private static let scale = width / 360

  private let poster: Poster
  private(set) var height = 0.0
  /// From the lowest to the one on top.
  private(set) var shapes: [PosterShape] = []

  private var right: Double { Self.width - Self.margin }
  private var words: PosterWords { poster.words }

  init(_ poster: Poster) {
    self.poster = poster
    let latitudes = poster.latitudes
    addHead()
    addMap()
    height = Self.mapTop + (latitudes.upperBound - latitudes.lowerBound) * Self.scale + 34
    let names = PosterNames(poster, scale: Self.scale, place: place)
    shapes += names.texts.map(PosterShape.text)
    addLegend()
    addContinents()
    addYears()
    addRest(names.rest)
    height += 16
    add(Poster.credit, x: Self.margin, size: 11, ink: .quiet)
    height += 24
    let paper = SheetBox(x: 0, y: 0, width: Self.width, height: height)
    shapes.insert(.box(paper, .plain(.paper), isOutlined: false), at: 0)
  }

  // MARK: - The map
  /// To a tenth of a point.
  private func place(_ point: Coordinates) -> SheetPoint {
    SheetPoint(
      ((point.longitude + 180) * Self.scale * 10).rounded() / 10,
      ((Self.mapTop + (poster.latitudes.upperBound - point.latitude) * Self.scale) * 10).rounded()
        / 10)
  }

  private mutating func addMap() {
    let (states, south) = (poster.states, poster.latitudes.lowerBound)
    let outlines = poster.outlines
    for territory in outlines.territories {
      let rings = outlines.rings[territory.rings].filter { $0.box.north >= south }.map { ring in
        ring.points.map { place(outlines.point($0)) }
      }
      if rings.isEmpty { continue }
      let fill = states[territory.code].map(PosterFill.state) ?? .rest
      shapes.append(.land(code: territory.code, fill, rings: rings))
    }
    // Countries that the outlines hardly show.
    for country in poster.content.countries
    where outlines.territory(country.code).map({ $0.size < 4 }) ?? true {
      let fill = PosterFill.state(poster.standing(country.details))
      shapes.append(.dot(place(country.center), radius: 4, fill, line: .line, lineWidth: 0.7))
    }
    for city in poster.content.cities {
      let fill = PosterFill.plain(poster.standing(city.details).isVisited ? .city : .white)
      shapes.append(.dot(place(city.coordinates), radius: 1.8, fill, line: .city, lineWidth: 0.5))
    }
  }

  // MARK: - Around the map
  private mutating func add(
    _ text: String, x: Double, below: Double = 0, size: Double, anchor: SheetText.Anchor = .start,
    ink: PosterInk = .text, isBold: Bool = false
  ) {
    if text.isEmpty { return }
    shapes.append(
      .text(
        SheetText(
          text: text, point: SheetPoint(x, height + below), size: size, anchor: anchor, ink: ink,
          isBold: isBold)))
  }

  private mutating func addHead() {
    let room = Self.width - 2 * Self.margin - 520
    let size = min(38, room / max(1, StrokeFont.width(poster.title)))
    add(poster.title, x: Self.margin, below: 58, size: size, isBold: true)
    add(
      words.world(poster.statistics.world), x: right, below: 40, size: 20, anchor: .end,
      isBold: true)
    add(
      poster.statistics.areaShare.map(words.area) ?? "", x: right, below: 66, size: 16,
      anchor: .end,
      ink: .quiet)
  }

  private mutating func addLegend() {
    var x = Self.margin
    for (state, count) in poster.legend {
      let box = SheetBox(x: x, y: height - 14, width: 26, height: 17)
      shapes.append(.box(box, .state(state), isOutlined: true))
      let label = "\(words.name(state)): \(count)"
      add(label, x: x + 34, size: 18)
      x += 34 + StrokeFont.width(label) * 18 + 36
    }
    height += 44
  }

  private mutating func addContinents() {
    let parts = poster.statistics.continents
    guard !parts.isEmpty else { return }
    let step = (Self.width - 2 * Self.margin) / Double(parts.count)
    for (index, part) in parts.enumerated() {
      let x = Self.margin + step * Double(index)
      let name = part.continent.names[words.language]
      add(name, x: x, size: min(15, (step - 24) / max(1, StrokeFont.width(name))))
      let whole = SheetBox(x: x, y: height + 10, width: step - 24, height: 10)
      shapes.append(.box(whole, .rest, isOutlined: false))
      let own = SheetBox(
        x: x, y: height + 10, width: (step - 24) * part.part.share, height: 10)
      if part.part.visited > 0 { shapes.append(.box(own, .state(.been), isOutlined: false)) }
      add(words.part(part.part), x: x, below: 38, size: 14, ink: .quiet)
    }
    height += 78
  }

  private mutating func addYears() {
    let (years, undated) = (
      poster.statistics.years.years, words.undated(poster.statistics.years.undatedCountries)
    )
    if years.isEmpty, undated == nil { return }
    add(words.newByYear, x: Self.margin, size: 18, isBold: true)
    add(undated ?? "", x: right, size: 14, anchor: .end, ink: .quiet)
    height += years.isEmpty ? 30 : 24
    guard let most = years.map(\.newCountries).max() else { return }
    let (room, base) = (70.0, height + 86)
    let step = min(80, (Self.width - 2 * Self.margin) / Double(years.count))
    // A label has some 30 points; the years between are counted.
    let stride = [1, 2, 5, 10, 20, 50].first { Double($0) * step >= 36 } ?? 100
    for (index, year) in years.enumerated() {
      let x = Self.margin + step * Double(index)
      let high = most == 0 ? 0 : room * Double(year.newCountries) / Double(most)
      let bar = SheetBox(x: x, y: base - max(high, 1), width: step * 0.8, height: max(high, 1))
      shapes.append(.box(bar, high > 0 ? .state(.been) : .rest, isOutlined: false))
      let middle = x + step * 0.4
      if high > 0, step >= 12 {
        add(
          String(year.newCountries), x: middle, below: base - high - 5 - height, size: 11,
          anchor: .middle)
      }
      if year.year.isMultiple(of: stride) || years.count == 1 {
        add(
          String(year.year), x: middle, below: base + 15 - height, size: 11, anchor: .middle,
          ink: .quiet)
      }
    }
    height = base + 48
  }

  /// The names that the map has no room for, by state.
  private mutating func addRest(_ rest: [VisitedCountry]) {
    guard !rest.isEmpty else { return }
    add(words.without, x: Self.margin, size: 18, isBold: true)
    height += 26
    for (state, _) in poster.legend {
      let names = rest.filter { poster.standing($0.details) == state }
        .map { $0.name(words.language) }.sorted()
      if names.isEmpty { continue }
      let box = SheetBox(x: Self.margin, y: height - 11, width: 20, height: 13)
      shapes.append(.box(box, .state(state), isOutlined: true))
      let indent = Self.margin + 30
      for line in Self.lines("\(words.name(state)): ", names, (right - indent) / 14) {
        add(line, x: indent, size: 14)
        height += 21
      }
      height += 5
    }
  }

  /// - Parameter room: in ems.
  private static func lines(_ head: String, _ names: [String], _ room: Double) -> [String] {
    var lines = [head]
    var isFirst = true
    for (index, name) in names.enumerated() {
      let part = index + 1 < names.count ? name + "," : name
      let line = lines[lines.count - 1] + (isFirst ? "" : " ") + part
      if !isFirst, StrokeFont.width(line) > room {
        lines.append(part)
      } else {
        lines[lines.count - 1] = line
      }
      isFirst = false
    }
    return lines
  }
}
