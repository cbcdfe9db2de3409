import Core

/// What is wrong with two numbers that were meant as a point.
public enum CoordinateFault: Sendable, Equatable {
  /// Not within -90…90.
  case latitude
  /// Not within -180…180.
  case longitude

  /// The fault of a text that is written as coordinates; nil for a point of the globe, and for what
  /// is no point at all.
  public init?(parsing text: String) {
    guard let point = Coordinates(written: text), !point.isValid else { return nil }
    self = (-90...90).contains(point.latitude) ? .longitude : .latitude
  }

  public func words(_ language: Language) -> String {
    switch (self, language) {
    case (.latitude, .english): "latitude is from -90 to 90"
    case (.latitude, .russian): "широта — от -90 до 90"
    case (.longitude, .english): "longitude is from -180 to 180"
    case (.longitude, .russian): "долгота — от -180 до 180"
    }
  }
}
