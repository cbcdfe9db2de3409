import Foundation
import Places

extension Poster {
  /// An SVG 1.1 of 1600 points in width, by the equirectangular projection: countries filled by
  /// their state, wishes hatched, plans dotted, cities as dots, small countries as rings. No script and no
  /// reference.
  public func svg() -> String {
    let sheet = PosterSheet(latitudes)
    return [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(sheet.width) \(sheet.height)" \
      font-family="sans-serif">
      """,
      XMLText.element("title", title), Self.definitions, background(sheet),
      "<g stroke=\"#ffffff\" stroke-width=\"0.5\" fill-rule=\"evenodd\">",
      countries(sheet).joined(separator: "\n"), "</g>",
      dots(sheet).joined(separator: "\n"), words(sheet).joined(separator: "\n"), "</svg>\n",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let definitions = """
    <defs><pattern id="want" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect width="6" height="6" fill="#fdf1d3"/>\
    <rect width="2.5" height="6" fill="#e0a526"/></pattern>\
    <pattern id="planned" width="6" height="6" patternUnits="userSpaceOnUse">\
    <rect width="6" height="6" fill="#e4ecf7"/>\
    <path d="M2 2h2.4v2.4h-2.4z" fill="#3b6fb6"/></pattern></defs>
    """

  private func background(_ sheet: PosterSheet) -> String {
    "<rect width=\"\(sheet.width)\" height=\"\(sheet.height)\" fill=\"#f4f8fb\"/>"
  }

  private static func fill(_ state: VisitStanding?) -> String {
    switch state {
    case nil: "#d5dbe1"
    case .been: "#2a8c82"
    case .lived: "#174f6b"
    case .want: "url(#want)"
    case .planned: "url(#planned)"
    }
  }

  // MARK: - Shapes
  private func countries(_ sheet: PosterSheet) -> [String] {
    let states = states
    return outlines.territories.compactMap { territory in
      let path = outlines.rings[territory.rings].compactMap { ring in
        ring.box.north < latitudes.lowerBound ? nil : self.path(ring.points, sheet)
      }.joined()
      if path.isEmpty { return nil }
      let state = states[territory.code]
      let name = state.map { " class=\"\($0.rawValue)\"" } ?? ""
      return
        "<path id=\"\(territory.code)\"\(name) fill=\"\(Self.fill(state))\" d=\"\(path)\"/>"
    }
  }

  private func path(_ points: Range<Int>, _ sheet: PosterSheet) -> String {
    points.map { number in
      let spot = sheet.spot(outlines.point(number))
      return "\(number == points.lowerBound ? "M" : "L")\(spot)"
    }.joined() + "Z"
  }

  /// Countries that the outlines hardly show, and the cities.
  private func dots(_ sheet: PosterSheet) -> [String] {
    let small = content.countries.filter { country in
      outlines.territory(country.code).map { $0.size < 4 } ?? true
    }
    let rings = small.map { country in
      let (x, y) = sheet.place(country.center)
      return
        "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"4\" fill=\"\(Self.fill(standing(country.details)))\" "
        + "stroke=\"#333333\" stroke-width=\"0.7\"/>"
    }
    let cities = content.cities.map { city in
      let (x, y) = sheet.place(city.coordinates)
      let fill = standing(city.details).isVisited ? "#c8382d" : "#ffffff"
      return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"1.8\" fill=\"\(fill)\" "
        + "stroke=\"#c8382d\" stroke-width=\"0.5\"/>"
    }
    return rings + cities
  }

  // MARK: - Words
  private func words(_ sheet: PosterSheet) -> [String] {
    var x = 40
    let entries = legend.map { state, count in
      let label = "\(word(for: state)): \(count)"
      defer { x += 60 + 11 * label.count }
      return "<rect x=\"\(x)\" y=\"\(sheet.height - 40)\" width=\"24\" height=\"16\" "
        + "fill=\"\(Self.fill(state))\" stroke=\"#333333\" stroke-width=\"0.5\"/>"
        + "<text x=\"\(x + 32)\" y=\"\(sheet.height - 26)\" font-size=\"18\">"
        + "\(XMLText.escaped(label))</text>"
    }
    return [
      "<text x=\"40\" y=\"52\" font-size=\"36\">\(XMLText.escaped(title))</text>",
      "<text x=\"\(sheet.width - 40)\" y=\"\(sheet.height - 26)\" font-size=\"12\" "
        + "text-anchor=\"end\">\(XMLText.escaped(Self.credit))</text>",
    ] + entries
  }

  /// The outlines are Natural Earth's, the places GeoNames'.
  static let credit = "\(PlacesCredits.naturalEarth) \(PlacesCredits.geoNames)"
}

/// The sheet of the poster, with the places of points of the earth on it.
private struct PosterSheet {
  let width = 1600
  let height: Int
  private let north: Double
  private let top = 80.0
  private var scale: Double { Double(width) / 360 }

  init(_ latitudes: ClosedRange<Double>) {
    north = latitudes.upperBound
    let map = (latitudes.upperBound - latitudes.lowerBound) * 1600 / 360
    height = Int(80 + map + 60)
  }

  /// To a tenth of a point.
  func place(_ point: Coordinates) -> (x: Double, y: Double) {
    (
      ((point.longitude + 180) * scale * 10).rounded() / 10,
      ((top + (north - point.latitude) * scale) * 10).rounded() / 10
    )
  }

  func spot(_ point: Coordinates) -> String {
    let (x, y) = place(point)
    return "\(x) \(y)"
  }
}
