import AppRuntime
import Toolkit
import WeatherDomain

/// A map with a mark in its centre, whose place is chosen (W-30 to W-35).
struct PlaceMapFeature: Sendable {
  let dependencies: WeatherDependencies

  init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
  }

  func update(
    _ state: inout PlaceMapState, _ action: PlaceMapAction, _ settings: WeatherSettings,
    _ language: Language
  ) -> Effect<PlaceMapAction> {
    .none
  }

  func view(
    _ state: PlaceMapState, _ settings: WeatherSettings, _ language: Language
  ) -> Element<PlaceMapAction> {
    Text("PlaceMap").fill()
  }
}
