import Places
import Terminal
import Toolkit

/// The content of a map besides the world.
public struct MapContent: Hashable, Sendable {
  public var pins: [MapPin]
  /// The key of a pin.
  public var selection: String?
  public var labels: [MapLabel]
  /// Codes of countries that are filled, as those that were visited.
  public var filled: Set<String>
  /// The only country that is not dimmed.
  public var focus: String?
  public var projection: MapProjection
  public var style: MapStyle
  /// The middle stays within it, and the map never shows much more: for the view of one country.
  public var limit: GeoBox?
  public var hasGraticule: Bool
  public var hasScale: Bool
  public var hasCenterMark: Bool

  public init(
    pins: [MapPin] = [], selection: String? = nil, labels: [MapLabel] = [],
    filled: Set<String> = [], focus: String? = nil, projection: MapProjection = .mercator,
    style: MapStyle = .automatic, limit: GeoBox? = nil, hasGraticule: Bool = false,
    hasScale: Bool = true, hasCenterMark: Bool = true
  ) {
    (self.pins, self.selection, self.labels, self.filled) = (pins, selection, labels, filled)
    (self.focus, self.projection, self.style, self.limit) = (focus, projection, style, limit)
    (self.hasGraticule, self.hasScale, self.hasCenterMark) = (hasGraticule, hasScale, hasCenterMark)
  }

  /// The pin that is so many further; the first, or the last, where none is selected.
  public func pin(after steps: Int) -> MapPin? {
    guard !pins.isEmpty else { return nil }
    guard let index = pins.firstIndex(where: { $0.key == selection })
    else { return steps > 0 ? pins.first : pins.last }
    return pins[((index + steps) % pins.count + pins.count) % pins.count]
  }
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

/// A place that is marked on a map, and can be chosen there.
public struct MapPin: Hashable, Sendable {
  /// Kinds differ in shape and colour both.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case country, city, favourite, here

    var glyph: String {
      switch self {
      case .country: "◆"
      case .city: "●"
      case .favourite: "★"
      case .here: "◎"
      }
    }

    var asciiGlyph: String {
      switch self {
      case .country: "A"
      case .city: "o"
      case .favourite: "*"
      case .here: "@"
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

  /// Names it in identifiers: `travel.map.pin[FR]`.
  public var key: String
  public var label: String
  public var coordinates: Coordinates
  public var kind: Kind
  /// A second line where it is selected, as the number of cities.
  public var note: String?

  public init(
    _ key: String, _ label: String, at coordinates: Coordinates, kind: Kind, note: String? = nil
  ) {
    (self.key, self.label, self.coordinates, self.kind) = (key, label, coordinates, kind)
    self.note = note
  }
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
  case void, sea, land, filled, dimmed

  var isLand: Bool { rawValue >= MapTone.land.rawValue }
}

extension MapContent {
  func tone(of code: String) -> MapTone {
    if let focus, focus != code { return .dimmed }
    return filled.contains(code) ? .filled : .land
  }
}
