import AppRuntime
import CatinderScreens
import Core
import Interchange
import PetsScreens
import ProfileScreens
import TrackersScreens
import TravelScreens
import WeatherScreens

/// Settings that have come with the records of a backup.
extension ShellFeature {
  func loadSettings() -> Effect<ShellAction> {
    .run("load settings", line: "settings") { [dependencies] send in
      do { send(.settingsLoaded(try await dependencies.loadSettings())) } catch {
        send(.failed(ErrorText.of(error)))
      }
    }
  }

  /// They count at once, as if they had been chosen one by one.
  func take(_ state: inout ShellState, _ settings: ChosenSettings) -> Effect<ShellAction> {
    (state.profile.language, state.profile.theme) = (settings.language, settings.theme)
    (state.storedView, state.view) = (settings.storedView, settings.view)
    state.profile.units = settings.units
    state.pets.photos.fit = settings.photoFit
    let isSorted = state.pets.sort == settings.sort
    return .merge(
      updatePets(&state, .languageChanged(settings.language)),
      updateTrackers(&state, .languageChanged(settings.language)),
      updateTrackers(&state, .settingsLoaded(settings.trackers)),
      updateTrackers(&state, .weekStartChanged(state.units.weekStart)),
      updateTravel(&state, .languageChanged(settings.language)),
      updateCatinder(&state, .languageChanged(settings.language)),
      updatePets(&state, .weightUnitChanged(state.units.weight)),
      updateWeather(&state, .clockChanged(state.units.clock)),
      updateWeather(&state, .settings(.changed(settings.weather))),
      updateTravel(&state, .settings(.changed(settings.travel))),
      isSorted ? .none : updatePets(&state, .sortTapped),
      .ask(.mouse(settings.view.hasMouse)))
  }
}
