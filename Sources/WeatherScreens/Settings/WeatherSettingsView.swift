import Networking
import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// The default place with three ways to choose it, and how the weather is shown.
struct WeatherSettingsView {
  let state: WeatherSettingsState
  let settings: WeatherSettings
  let configuration: WeatherConfiguration
  let timeZone: String
  let words: WeatherSettingsWords

  var body: Element<WeatherSettingsAction> {
    ZStack {
      VStack {
        header
        Responsive { page(isWide: $0.columns >= 70) }
      }
      if state.locating == .consent { consent }
    }
    .semantics(WeatherSettingsID.screen, .screen, label: words.title)
    .bindings(words.title, bindings)
  }

  private var header: Element<WeatherSettingsAction> {
    HStack(spacing: 1) {
      Button(WeatherSettingsID.back, "‹ " + words.back, hint: words.backHint, action: .closed)
      Text(words.title, .title, semantics: .heading).fill(flex: Flex(horizontal: 1))
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  private func page(isWide: Bool) -> Element<WeatherSettingsAction> {
    Scroll(WeatherSettingsID.page, label: words.title, isFocusable: false) {
      home
      ways(isWide: isWide)
      Spacer(1)
      WeatherSettingsRows(
        settings: settings, configuration: configuration, words: words, isWide: isWide
      ).rows
      Spacer(1)
      credits
    }.padding(horizontal: 1)
  }

  // MARK: The default place
  private var home: Element<WeatherSettingsAction> {
    VStack {
      Text(words.homeLabel, .muted)
      if let home = settings.home {
        Text(
          words.home(home.place) + " · " + words.coordinates(home.place.coordinates), .title,
          lines: 2, id: WeatherSettingsID.home)
      } else {
        Text(words.noHome, id: WeatherSettingsID.home)
      }
      if let origin { Text(origin.text, origin.role, lines: 3, id: WeatherSettingsID.origin) }
    }.element
  }

  private var origin: (text: String, role: ThemeRole)? {
    var accuracy: Double?
    switch state.locating {
    case .asking: return (words.asking, .muted)
    case .nothing(let error):
      return ("! " + words.nothing(error, hasPlace: settings.home != nil), .warning)
    case .found(let radius): accuracy = radius
    case .consent, nil: break
    }
    return settings.home.map { (words.origin($0.kind, zone: timeZone, accuracy: accuracy), .muted) }
  }

  /// The way that the default place came by is marked.
  private func ways(isWide: Bool) -> Element<WeatherSettingsAction> {
    let buttons = [
      way(WeatherSettingsID.locate, words.locate, words.locateHint, isOn: isLocated, .locateTapped),
      way(
        WeatherSettingsID.type, words.type, words.typeHint, isOn: settings.home?.kind == .typed,
        .typeTapped),
      way(
        WeatherSettingsID.map, words.map, words.mapHint, isOn: settings.home?.kind == .map,
        .mapTapped),
    ]
    return isWide
      ? HStack(spacing: 1) { buttons }.element : VStack(alignment: .leading) { buttons }.element
  }

  private var isLocated: Bool {
    if case .location = settings.home?.kind { true } else { false }
  }

  private func way(
    _ id: Identifier, _ title: String, _ hint: String, isOn: Bool, _ action: WeatherSettingsAction
  ) -> Element<WeatherSettingsAction> {
    Button(
      id, (isOn ? "● " : "○ ") + title, hint: hint,
      wish: id == WeatherSettingsID.locate ? .whenFree : .none, action: action
    ).element
  }

  private var consent: Element<WeatherSettingsAction> {
    ConfirmDialog(
      WeatherSettingsID.consent, title: words.consentTitle, message: words.consentText,
      confirm: words.consentYes, cancel: words.consentNo, onConfirm: .consentChosen(true),
      onCancel: .consentChosen(false)
    ).element
  }

  // MARK: Credits
  private var credits: Element<WeatherSettingsAction> {
    let line = Text<WeatherSettingsAction>(
      words.author(configuration.author), .muted, id: WeatherSettingsID.author)
    guard let avatar = state.avatar else { return line.element }
    return HStack(spacing: 2) {
      PictureView(
        WeatherSettingsID.avatar, file: avatar.file, version: avatar.version, alt: words.avatar
      ).frame(columns: 8, rows: 4)
      line.fill(horizontal: .leading, vertical: .center, flex: Flex(horizontal: 1))
    }.frame(rows: 4).whenFlat { line }
  }

  // MARK: Keys
  private var bindings: [KeyBinding<WeatherSettingsAction>] {
    [
      KeyBinding("weather.locate", ["w"], words.locateHint, .locateTapped),
      KeyBinding("weather.type", ["t"], words.typeHint, .typeTapped),
      KeyBinding("weather.map", ["m"], words.mapHint, .mapTapped),
      KeyBinding("weather.back", [.escape, .backspace], words.backHint, .closed),
    ]
  }
}
