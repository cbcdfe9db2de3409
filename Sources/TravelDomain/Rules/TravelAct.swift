import Persistence

/// The acts of this feature that can be undone; the subject is the name in the person's language.
public enum TravelAct: String, Sendable, Hashable, CaseIterable {
  case addCountry = "travel.country.add"
  case editCountry = "travel.country.edit"
  case deleteCountry = "travel.country.delete"
  case addCity = "travel.city.add"
  case editCity = "travel.city.edit"
  case deleteCity = "travel.city.delete"
  case home = "travel.home"
  /// The subject is empty.
  case deleteAll = "travel.deleteAll"
  /// The subject is empty.
  case importing = "travel.import"

  /// Nil for an act of another feature.
  public init?(kind: String) { self.init(rawValue: kind) }

  func act(on subject: String = "") -> Act { Act(kind: rawValue, subject: subject) }
}
