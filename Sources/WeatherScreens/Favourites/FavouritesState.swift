import Toolkit
import WeatherDomain

/// The favourite places as far as they are loaded.
public struct FavouritesState: Equatable, Sendable {
  /// In their order; nil while they are not loaded.
  var places: [WeatherPlace]?
  var selection = ListSelection<WeatherPlace.ID>()
  var temperatures: [WeatherPlace.ID: FavouriteTemperature] = [:]
  /// A place is looked for, to be added.
  var picker: PlacePickerState?

  public init() {}

  func place(at index: Int) -> WeatherPlace? {
    guard let places, places.indices.contains(index) else { return nil }
    return places[index]
  }

  /// Selects what was added or brought back, else stays on the place.
  mutating func take(_ places: [WeatherPlace]) {
    let ids = places.map(\.id)
    if let before = self.places {
      let new = Set(ids).subtracting(before.map(\.id))
      if new.count == 1, let id = new.first, let index = ids.firstIndex(of: id) {
        selection.move(to: index, in: ids)
      }
    }
    self.places = places
    selection.follow(ids)
  }
}
