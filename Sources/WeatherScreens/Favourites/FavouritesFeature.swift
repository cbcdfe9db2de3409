import AppRuntime
import Toolkit
import WeatherDomain

/// Favourite places: open, add, delete, reorder (W-10 to W-14).
struct FavouritesFeature: Sendable {
  let dependencies: WeatherDependencies

  init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
  }

  func update(
    _ state: inout FavouritesState, _ action: FavouritesAction, _ settings: WeatherSettings,
    _ language: Language
  ) -> Effect<FavouritesAction> {
    .none
  }

  func view(
    _ state: FavouritesState, _ settings: WeatherSettings, _ language: Language
  ) -> Element<FavouritesAction> {
    Text("Favourites").fill()
  }
}
