import AppRuntime
import Core
import Foundation
import Networking
import Semantics
import Toolkit
import WeatherDomain

/// The default place and how the weather is shown (W-20 to W-26).
struct WeatherSettingsFeature: Sendable {
  let dependencies: WeatherDependencies
  private let picker: PlacePicker

  init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
    picker = PlacePicker(gazetteer: dependencies.gazetteer)
  }

  func update(
    _ state: inout WeatherSettingsState, _ action: WeatherSettingsAction,
    _ settings: WeatherSettings, _ language: Language
  ) -> Effect<WeatherSettingsAction> {
    switch action {
    case .opened:
      state.locating = nil
      return loadAvatar(state)
    case .locateTapped: return locate(&state, settings.mayLocateByNetwork)
    case .located(let finding): return take(finding, &state, settings, language)
    case .consentChosen(let isGiven): return answer(isGiven, &state, settings)
    case .typeTapped: state.picker = PlacePickerState()
    case .picker(let action): return updatePicker(&state, action, settings, language)
    case .undoTapped: return undo(&state, settings, language)
    case .avatarLoaded(let picture): state.avatar = picture
    case .closed, .mapTapped:
      state.locating = nil
      return .merge(.cancel("avatar"), .cancel("locate"))
    case .changed: break
    }
    return .none
  }

  func view(
    _ state: WeatherSettingsState, _ settings: WeatherSettings, _ language: Language
  ) -> Element<WeatherSettingsAction> {
    let words = WeatherSettingsWords(language)
    if let open = state.picker {
      return picker.view(open, language, title: words.typeTitle, back: words.short)
        .map(WeatherSettingsAction.picker)
    }
    return WeatherSettingsView(
      state: state, settings: settings, configuration: dependencies.configuration,
      timeZone: dependencies.timeZone.identifier, words: words
    ).body
  }

  // MARK: My location

  private func locate(
    _ state: inout WeatherSettingsState, _ mayAskNetwork: Bool?
  ) -> Effect<WeatherSettingsAction> {
    state.locating = .asking
    return .subscribe("locate") { [locating = dependencies.locating] send in
      let task = locating.start(mayAskNetwork: mayAskNetwork) { send(.located($0)) }
      return Subscription { task.cancel() }
    }
  }

  /// An answer that nobody waits for any more is dropped.
  private func take(
    _ finding: LocationSearch.Finding, _ state: inout WeatherSettingsState,
    _ settings: WeatherSettings, _ language: Language
  ) -> Effect<WeatherSettingsAction> {
    guard state.locating == .asking else { return .none }
    switch finding {
    case .needsConsent: state.locating = .consent
    case .nothing(let error): state.locating = .nothing(error)
    case .found(let source, let place, let accuracy):
      state.locating = .found(accuracy: accuracy)
      return choose(DefaultPlace(.location(source), place), &state, settings, language)
    }
    return .none
  }

  private func answer(
    _ isGiven: Bool, _ state: inout WeatherSettingsState, _ settings: WeatherSettings
  ) -> Effect<WeatherSettingsAction> {
    var settings = settings
    settings.mayLocateByNetwork = isGiven
    return .merge(.output(.changed(settings)), locate(&state, isGiven))
  }

  // MARK: A typed place

  private func updatePicker(
    _ state: inout WeatherSettingsState, _ action: PlacePickerAction, _ settings: WeatherSettings,
    _ language: Language
  ) -> Effect<WeatherSettingsAction> {
    guard var open = state.picker else { return .none }
    let effect = picker.update(&open, action, language)
      .map(id: "picker", WeatherSettingsAction.picker)
    switch action {
    case .chosen(let choice):
      (state.picker, state.locating) = (nil, nil)
      let home = DefaultPlace(.typed, WeatherPlace(choice))
      return .merge(effect, choose(home, &state, settings, language))
    case .cancelled: state.picker = nil
    default: state.picker = open
    }
    return effect
  }

  private func choose(
    _ home: DefaultPlace, _ state: inout WeatherSettingsState, _ settings: WeatherSettings,
    _ language: Language
  ) -> Effect<WeatherSettingsAction> {
    state.replaced(settings.home, by: home)
    var settings = settings
    settings.home = home
    let words = WeatherSettingsWords(language)
    return .merge(.output(.changed(settings)), .notice(words.isDefault(home.place)))
  }

  private func undo(
    _ state: inout WeatherSettingsState, _ settings: WeatherSettings, _ language: Language
  ) -> Effect<WeatherSettingsAction> {
    guard let change = state.lastChange(of: settings.home) else { return .none }
    state.homeChanges.removeLast()
    state.locating = nil
    var settings = settings
    settings.home = change.earlier
    let words = WeatherSettingsWords(language)
    return .merge(.output(.changed(settings)), .notice(words.undone(change)))
  }

  // MARK: Credits

  private func loadAvatar(_ state: WeatherSettingsState) -> Effect<WeatherSettingsAction> {
    guard let address = dependencies.configuration.avatar else { return .none }
    return .subscribe("avatar") { [pictures = dependencies.pictures] send in
      let task = pictures.fetch(address) { send(.avatarLoaded($0)) }
      return Subscription { task.cancel() }
    }
  }
}
