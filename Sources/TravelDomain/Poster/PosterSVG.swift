import Foundation

extension Poster {
  /// An SVG of 1600 points in width: shapes, patterns and text alone, which SVG 1.1 has too, but for the
  /// rim of names, which is of SVG 2. No script and no reference out of the file.
  ///
  /// Texts have the width that the sheet has counted with, whatever font a reader takes.
  public func svg() -> String {
    let sheet = PosterSheet(self)
    let (width, height) = (SVGNumber.text(PosterSheet.width), SVGNumber.text(sheet.height))
    return [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="sans-serif" fill-rule="evenodd" role="img">
      """,
      XMLText.element("title", title), XMLText.element("desc", description), Self.definitions,
      sheet.shapes.map(\.svg).joined(separator: "\n"), "</svg>\n",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The poster in words, for readers that do not see it.
  private var description: String {
    ([words.world(statistics.world)]
      + legend.map { "\(words.name($0.state)): " + names($0.state).joined(separator: ", ") })
      .joined(separator: ". ")
  }

  private static var definitions: String {
    let patterns = [
      pattern(.lived, "<rect width=\"6\" height=\"1.5\" fill=\"MARK\"/>"),
      pattern(
        .want, "<rect width=\"2.5\" height=\"6\" fill=\"MARK\"/>",
        " patternTransform=\"rotate(45)\""
      ),
      pattern(.planned, "<path d=\"M2 2h2.4v2.4h-2.4z\" fill=\"MARK\"/>"),
    ]
    return "<defs>" + patterns.joined() + "</defs>"
  }

  private static func pattern(
    _ state: VisitStanding, _ mark: String, _ more: String = ""
  ) -> String {
    let inks = PosterFill.inks(state)
    return "<pattern id=\"\(state.rawValue)\" width=\"6\" height=\"6\" "
      + "patternUnits=\"userSpaceOnUse\"\(more)>"
      + "<rect width=\"6\" height=\"6\" fill=\"\(inks.ground.svg)\"/>"
      + mark.replacing("MARK", with: inks.mark.svg) + "</pattern>"
  }
}

/// Numbers as SVG has them, to a hundredth.
private enum SVGNumber {
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension PosterInk {
  fileprivate var svg: String { String(format: "#%02x%02x%02x", red, green, blue) }
}

extension PosterFill {
  fileprivate var svg: String {
    switch self {
    case .plain(let ink): ink.svg
    case .state(.been): Self.inks(.been).ground.svg
    case .state(let state): "url(#\(state.rawValue))"
    }
  }
}

extension PosterShape {
  fileprivate var svg: String {
    switch self {
    case .box(let box, let fill, let isOutlined):
      "<rect x=\"\(SVGNumber.text(box.x))\" y=\"\(SVGNumber.text(box.y))\" "
        + "width=\"\(SVGNumber.text(box.width))\" height=\"\(SVGNumber.text(box.height))\" "
        + "fill=\"\(fill.svg)\"\(isOutlined ? " stroke=\"\(PosterInk.line.svg)\" stroke-width=\"0.5\"" : "")/>"
    case .land(let code, let fill, let rings): Self.land(code, fill, rings)
    case .dot(let point, let radius, let fill, let line, let width):
      "<circle cx=\"\(SVGNumber.text(point.x))\" cy=\"\(SVGNumber.text(point.y))\" "
        + "r=\"\(SVGNumber.text(radius))\" fill=\"\(fill.svg)\" stroke=\"\(line.svg)\" "
        + "stroke-width=\"\(SVGNumber.text(width))\"/>"
    case .text(let text): text.svg
    }
  }

  /// An identifier begins with a letter, which the code of the Siachen Glacier does not.
  private static func land(
    _ code: String, _ fill: PosterFill, _ rings: [[SheetPoint]]
  ) -> String {
    let name = code.first?.isLetter == true ? " id=\"\(code)\"" : ""
    var state = ""
    if case .state(let standing) = fill { state = " class=\"\(standing.rawValue)\"" }
    let path = rings.map { ring in
      ring.enumerated().map { number, point in
        "\(number == 0 ? "M" : "L")\(SVGNumber.text(point.x)) \(SVGNumber.text(point.y))"
      }.joined() + "Z"
    }.joined()
    return "<path\(name)\(state) fill=\"\(fill.svg)\" stroke=\"\(PosterInk.white.svg)\" "
      + "stroke-width=\"0.5\" d=\"\(path)\"/>"
  }
}

extension SheetText {
  fileprivate var svg: String {
    let rim = rim.map {
      " stroke=\"\($0.svg)\" stroke-width=\"\(SVGNumber.text(size * Self.rimWidth))\" "
        + "stroke-linejoin=\"round\" paint-order=\"stroke\""
    }
    return "<text x=\"\(SVGNumber.text(point.x))\" y=\"\(SVGNumber.text(point.y))\" "
      + "font-size=\"\(SVGNumber.text(size))\"\(isBold ? " font-weight=\"bold\"" : "")"
      + (anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"")
      + " fill=\"\(ink.svg)\"\(rim ?? "") textLength=\"\(SVGNumber.text(width))\" "
      + "lengthAdjust=\"spacingAndGlyphs\">\(XMLText.escaped(text))</text>"
  }

  /// Of both sides together, as a part of the size.
  static let rimWidth = 0.2
}
