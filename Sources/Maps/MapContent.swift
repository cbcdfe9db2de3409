import Places
import Terminal
import Toolkit

/// The content of a map besides the world.
public struct MapContent: Hashable, Sendable {
  public var pins: [MapPin]
  /// Pins out of sight, which the keys reach after those of the map.
  public var beyond: [MapPin]
  /// The key of a pin.
  public var selection: String?
  public var labels: [MapLabel]
  /// The fill of countries by their codes, as of those that were visited.
  public var filled: [String: MapFill]
  /// The only country that is not dimmed.
  public var focus: String?
  public var projection: MapProjection
  public var style: MapStyle
  /// The middle stays within it, and the map never shows much more: for the view of one country.
  public var limit: GeoBox?
  public var hasGraticule: Bool
  public var hasScale: Bool
  public var hasCenterMark: Bool
  /// The line in the lower right corner, of what is under the mark.
  public var caption: MapCaption?

  public init(
    pins: [MapPin] = [], beyond: [MapPin] = [], selection: String? = nil, labels: [MapLabel] = [],
    filled: [String: MapFill] = [:], focus: String? = nil, projection: MapProjection = .mercator,
    style: MapStyle = .automatic, limit: GeoBox? = nil, hasGraticule: Bool = false,
    hasScale: Bool = true, hasCenterMark: Bool = true, caption: MapCaption? = nil
  ) {
    self.caption = caption
    (self.pins, self.beyond) = (pins, beyond)
    (self.selection, self.labels, self.filled) = (selection, labels, filled)
    (self.focus, self.projection, self.style, self.limit) = (focus, projection, style, limit)
    (self.hasGraticule, self.hasScale, self.hasCenterMark) = (hasGraticule, hasScale, hasCenterMark)
  }

  /// True where a key leads to another pin than the selected one.
  var hasOtherPin: Bool { (pins + beyond).contains { $0.key != selection } }

  /// The pin that is so many further; the first, or the last, where none is selected.
  public func pin(after steps: Int) -> MapPin? {
    let pins = pins + beyond
    guard !pins.isEmpty else { return nil }
    guard let index = pins.firstIndex(where: { $0.key == selection })
    else { return steps > 0 ? pins.first : pins.last }
    return pins[((index + steps) % pins.count + pins.count) % pins.count]
  }
}

/// The line about a point of a map.
public struct MapCaption: Hashable, Sendable {
  /// The lake, the country and the nearest place, as far as they are known.
  public var places: [String]
  public var coordinates: String

  public init(places: [String], coordinates: String) {
    (self.places, self.coordinates) = (places, coordinates)
  }

  /// All places in one text; nil where none is known.
  var place: String? { places.isEmpty ? nil : Self.joined(places) }

  /// From the one that says most to the one that takes least room.
  var forms: [String] {
    guard let first = places.first else { return [coordinates] }
    let all = Self.joined(places)
    return [Self.joined([all, coordinates]), all, Self.joined([first, coordinates]), first]
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: " · ") }
}

/// A name on a map that cannot be chosen, of an area or a place; drawn only where there is room.
public struct MapLabel: Hashable, Sendable {
  public var text: String
  public var coordinates: Coordinates
  /// The higher ones get the room first; of equal ones the earlier.
  public var priority: Double
  /// The fewest columns around the earth with which it shows.
  public var leastColumns: Double
  /// Marks a place, with the name beside the dot, instead of an area with the name in its middle.
  public var hasDot: Bool

  public init(
    _ text: String, at coordinates: Coordinates, priority: Double = 0, leastColumns: Double = 0,
    hasDot: Bool = false
  ) {
    (self.text, self.coordinates, self.priority) = (text, coordinates, priority)
    (self.leastColumns, self.hasDot) = (leastColumns, hasDot)
  }
}

/// The fill of a country; each differs in colour, and without colours in its pattern.
public enum MapFill: Hashable, Sendable, CaseIterable {
  case full, striped, hatched

  var tone: MapTone {
    switch self {
    case .full: .filled
    case .striped: .striped
    case .hatched: .hatched
    }
  }
}

/// A place that is marked on a map, and can be chosen there.
public struct MapPin: Hashable, Sendable {
  /// Kinds differ in shape and colour both.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case country, city, favourite, here

    /// The sign of such a pin, one column wide.
    public func glyph(_ look: Look) -> String {
      switch (self, look) {
      case (.country, .full): "◆"
      case (.country, .ringed): "◈"
      case (.country, .hollow): "◇"
      case (.city, .full): "●"
      case (.city, .ringed): "◉"
      case (.city, .hollow): "○"
      case (.favourite, _): "★"
      case (.here, _): "◎"
      case (_, .coming): "▷"
      }
    }

    fileprivate func asciiGlyph(_ look: Look) -> String {
      switch (self, look) {
      case (.country, .full): "A"
      case (.city, .full): "o"
      case (.favourite, _): "*"
      case (.here, _): "@"
      case (_, .ringed): "H"
      case (_, .hollow): "?"
      case (_, .coming): ">"
      }
    }

    var role: ThemeRole {
      switch self {
      case .country: .chart2
      case .city: .chart3
      case .favourite: .chart4
      case .here: .chart5
      }
    }
  }

  /// The kinds of one kind of place, as a place where one has been, has lived, wants to go, or will.
  public enum Look: Hashable, Sendable, CaseIterable { case full, ringed, hollow, coming }

  /// Names it in identifiers: `travel.map.pin[FR]`.
  public var key: String
  public var label: String
  public var coordinates: Coordinates
  public var kind: Kind
  public var look: Look
  /// A second line where it is selected, as the number of cities.
  public var note: String?

  public init(
    _ key: String, _ label: String, at coordinates: Coordinates, kind: Kind, look: Look = .full,
    note: String? = nil
  ) {
    (self.key, self.label, self.coordinates, self.kind) = (key, label, coordinates, kind)
    (self.look, self.note) = (look, note)
  }

  var glyph: String { kind.glyph(look) }
  var asciiGlyph: String { kind.asciiGlyph(look) }
}

/// The signs that the map is drawn with.
public enum MapStyle: String, Hashable, Sendable, CaseIterable {
  /// Blocks where there are enough colours, else braille.
  case automatic
  /// Solid colours by quarters of cells; needs 256 colours.
  case blocks
  /// Dots, eight in a cell: also without colours.
  case braille
  /// A sign a cell, for fonts without either.
  case ascii

  func resolved(_ depth: ColorDepth) -> MapStyle {
    switch self {
    case .ascii: .ascii
    case .braille: .braille
    case .automatic, .blocks: depth >= .indexed256 ? .blocks : .braille
    }
  }
}

/// The kind of a dot of the map; the raw value is that of the raster.
enum MapTone: UInt8, CaseIterable {
  /// Behind the edge of the world.
  case void, sea, land, filled, striped, hatched, dimmed

  var isLand: Bool { rawValue >= MapTone.land.rawValue }
}

extension MapContent {
  func tone(of code: String) -> MapTone {
    if let focus, focus != code { return .dimmed }
    return filled[code]?.tone ?? .land
  }
}
