import Places

/// What is on a map besides the world.
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
    self.pins = pins
    self.selection = selection
    self.labels = labels
    self.filled = filled
    self.focus = focus
    self.projection = projection
    self.style = style
    self.limit = limit
    self.hasGraticule = hasGraticule
    self.hasScale = hasScale
    self.hasCenterMark = hasCenterMark
  }

  /// The pin that is so many further; the first, or the last, where none is selected.
  public func pin(after steps: Int) -> MapPin? {
    guard !pins.isEmpty else { return nil }
    guard let index = pins.firstIndex(where: { $0.key == selection }) else {
      return steps > 0 ? pins.first : pins.last
    }
    return pins[((index + steps) % pins.count + pins.count) % pins.count]
  }
}
