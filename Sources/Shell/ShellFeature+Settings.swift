import AppRuntime
import CatinderScreens
import Core
import Interchange
import PetsScreens
import ProfileScreens
import TrackersScreens
import TravelScreens
import WeatherScreens

/// Settings that are in force for every tab, chosen or come with the records of a backup.
extension ShellFeature {
  func loadSettings() -> Effect<ShellAction> {
    .run("load settings", line: "settings") { [dependencies] send in
      do { send(.settingsLoaded(try await dependencies.loadSettings())) } catch {
        send(.failed(ErrorText.of(error)))
      }
    }
  }

  /// They count at once, as if they had been chosen one by one.
  func take(
    _ state: inout ShellState, _ settings: ChosenSettings, _ environment: Environment
  ) -> Effect<ShellAction> {
    state.storedView = settings.storedView
    state.profile.units = settings.units
    state.pets.photos.fit = settings.photoFit
    let units = settings.units.units(in: state.profile.regionUnits)
    let isSorted = state.pets.sort == settings.sort
    return .merge(
      .change { known in
        (known.language, known.theme) = (settings.language, settings.theme)
        (known.view, known.units) = (settings.view, units)
      },
      updateTrackers(&state, .settingsLoaded(settings.trackers), environment),
      updateWeather(&state, .settings(.changed(settings.weather)), environment),
      updateTravel(&state, .settings(.changed(settings.travel)), environment),
      isSorted ? .none : updatePets(&state, .sortTapped, environment),
      .ask(.mouse(settings.view.hasMouse)))
  }

  public func adapt(
    _ state: inout ShellState, from old: Environment, to environment: Environment
  ) -> Effect<ShellAction> {
    .merge(
      weather.adapt(&state.weather, from: old, to: environment)
        .map(id: "weather", ShellAction.weather),
      adaptPets(&state, from: old, to: environment),
      trackers.adapt(&state.trackers, from: old, to: environment)
        .map(id: "trackers", ShellAction.trackers),
      travel.adapt(&state.travel, from: old, to: environment)
        .map(id: "travel", ShellAction.travel),
      catinder.adapt(&state.catinder, from: old, to: environment)
        .map(id: "catinder", ShellAction.catinder))
  }

  private func adaptPets(
    _ state: inout ShellState, from old: Environment, to environment: Environment
  ) -> Effect<ShellAction> {
    let (language, unit) = (environment.language, environment.units.weight)
    let spoken =
      old.language == language
      ? .none : updatePets(&state, .languageChanged(language), environment)
    let weighed =
      old.units.weight == unit
      ? .none : updatePets(&state, .weightUnitChanged(unit), environment)
    return .merge(spoken, weighed)
  }
}
