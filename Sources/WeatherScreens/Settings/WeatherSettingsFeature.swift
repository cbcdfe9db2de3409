import AppRuntime
import Core
import Foundation
import Networking
import Semantics
import Toolkit
import WeatherDomain

/// The actions of the settings of the weather.
public enum WeatherSettingsAction: Sendable {
  case opened
  case locateTapped
  case located(LocationSearch.Finding)
  /// The user's consent to ask the network for the location, now and later.
  case consentChosen(Bool)
  case typeTapped
  /// As typing a place, for the weather that waits for one: it shows as soon as there is a place.
  case firstPlaceTapped
  case picker(PlacePickerAction)
  case avatarLoaded(WebPicture)
  /// For the parent: these hold now.
  case changed(WeatherSettings)
  /// For the parent: to the map.
  case mapTapped
  /// For the parent: leave.
  case closed
}

/// The default place and how the weather is shown.
struct WeatherSettingsFeature: Sendable {
  let dependencies: WeatherDependencies
  private let picker: PlacePicker

  init(_ dependencies: WeatherDependencies) {
    self.dependencies = dependencies
    picker = dependencies.picker
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
    case .typeTapped: (state.picker, state.isFirstPlace) = (PlacePickerState(), false)
    case .firstPlaceTapped: (state.picker, state.isFirstPlace) = (PlacePickerState(), true)
    case .picker(let action): return updatePicker(&state, action, settings, language)
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
      let back = state.isFirstPlace ? words.back : words.short
      return picker.view(open, language, title: words.typeTitle, back: back)
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
      return choose(DefaultPlace(.location(source), place), settings, language)
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
      return .merge(effect, choose(home, settings, language))
    case .cancelled: state.picker = nil
    default: state.picker = open
    }
    return effect
  }

  private func choose(
    _ home: DefaultPlace, _ settings: WeatherSettings, _ language: Language
  ) -> Effect<WeatherSettingsAction> {
    var settings = settings
    settings.home = home
    let words = WeatherSettingsWords(language)
    return .merge(.output(.changed(settings)), .notice(words.isDefault(home.place)))
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

/// The screen of the weather's settings.
public struct WeatherSettingsState: Equatable, Sendable {
  /// The stages of the search for the user's location.
  enum Locating: Equatable, Sendable {
    case asking
    /// May the network be asked?
    case consent
    /// Within so many metres, where the source says so.
    case found(accuracy: Double?)
    case nothing(WeatherError?)
  }

  var locating: Locating?
  /// A place is looked for, to be the default.
  var picker: PlacePickerState?
  /// The place that is looked for is the first one, for the weather that waits for it.
  var isFirstPlace = false
  /// Of the author; nil while there is none.
  var avatar: WebPicture?

  public init() {}
}

/// The identifiers of the settings of the weather.
public enum WeatherSettingsID {
  public static let screen: Identifier = "weather.options"
  public static let back: Identifier = "weather.options.back"
  public static let page: Identifier = "weather.options.page"
  /// The default place, with its coordinates.
  public static let home: Identifier = "weather.options.home"
  /// The origin of the default place.
  public static let origin: Identifier = "weather.options.origin"
  public static let locate: Identifier = "weather.options.locate"
  public static let type: Identifier = "weather.options.type"
  public static let map: Identifier = "weather.options.map"
  public static let consent: Identifier = "weather.options.consent"
  public static let provider: Identifier = "weather.options.provider"
  public static let days: Identifier = "weather.options.days"
  public static let temperature: Identifier = "weather.options.temperature"
  public static let wind: Identifier = "weather.options.wind"
  public static let pressure: Identifier = "weather.options.pressure"
  public static let precipitation: Identifier = "weather.options.precipitation"
  public static let network: Identifier = "weather.options.network"
  public static let addresses: Identifier = "weather.options.addresses"
  public static let author: Identifier = "weather.options.author"
  public static let avatar: Identifier = "weather.options.avatar"
}
