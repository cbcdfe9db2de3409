import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// The choices of service, days, units and consent; a row each, below its name where there
/// is little room.
struct WeatherSettingsRows {
  let settings: WeatherSettings
  let configuration: WeatherConfiguration
  let words: WeatherSettingsWords
  let isWide: Bool

  private typealias Row = (title: String, content: Element<WeatherSettingsAction>)

  var rows: Element<WeatherSettingsAction> {
    let all: [Row] = [
      (words.provider, provider), (words.days, days), (words.temperature, temperature),
      (words.wind, wind), (words.pressure, pressure), (words.precipitation, precipitation),
      (words.network, consent(WeatherSettingsID.network, words.network, \.mayLocateByNetwork)),
      (words.addresses, consent(WeatherSettingsID.addresses, words.addresses, \.mayAskAddresses)),
    ]
    if isWide {
      return GridLayout(rows: all.map { [caption($0.title), $0.content] }, columnSpacing: 2).element
    }
    return VStack {
      for row in all {
        caption(row.title)
        row.content.padding(Insets(left: 2))
      }
    }.element
  }

  private func caption(_ text: String) -> Element<WeatherSettingsAction> {
    Text(text, .muted, semantics: nil).element
  }

  private func changed(_ change: (inout WeatherSettings) -> Void) -> WeatherSettingsAction {
    var settings = settings
    change(&settings)
    return .changed(settings)
  }

  // MARK: Service and days
  private var provider: Element<WeatherSettingsAction> {
    // The weather of samples can be left and chosen again, where somebody began with it.
    let hasSample = settings.provider == .sample || settings.hasSample == true
    let names = ProviderName.services + (hasSample ? [.sample] : [])
    return RadioGroup(
      WeatherSettingsID.provider, words.provider, options: names.map(option),
      selection: names.firstIndex(of: settings.provider),
      onChange: { index in changed { $0.provider = names[index] } }
    ).element
  }

  /// Returns the choice of service, with what is missing below it.
  private func option(_ name: ProviderName) -> RadioOption {
    let missing: String? =
      switch name {
      case .openMeteo, .sample: nil
      case .openWeatherMap: configuration.hasKey ? nil : words.keyMissing
      case .metNorway: configuration.hasContact ? nil : words.contactMissing
      }
    return RadioOption(
      words.name(name), note: missing ?? "", isEnabled: missing == nil)
  }

  private var days: Element<WeatherSettingsAction> {
    Stepper(
      WeatherSettingsID.days, words.days, value: settings.days, in: WeatherQuery.allowedDays,
      labelColumns: 0, format: { words.days($0) },
      onChange: { days in changed { $0.days = days } }
    ).element
  }

  // MARK: Units
  private var units: WeatherUnits { settings.units ?? configuration.units }

  private func unit<Unit: Equatable>(
    _ id: Identifier, _ label: String, _ all: [Unit], _ path: WritableKeyPath<WeatherUnits, Unit>,
    _ name: (Unit) -> String
  ) -> Element<WeatherSettingsAction> {
    let units = units
    return Choice(
      id, label, options: all.map(name), selection: all.firstIndex(of: units[keyPath: path]) ?? 0,
      onChange: { index in
        changed { settings in
          var chosen = units
          chosen[keyPath: path] = all[index]
          settings.units = chosen
        }
      }
    ).element
  }

  private var temperature: Element<WeatherSettingsAction> {
    unit(
      WeatherSettingsID.temperature, words.temperature, Temperature.Unit.allCases, \.temperature,
      { words.name($0) })
  }

  private var wind: Element<WeatherSettingsAction> {
    unit(WeatherSettingsID.wind, words.wind, Speed.Unit.allCases, \.speed, { words.name($0) })
  }

  private var pressure: Element<WeatherSettingsAction> {
    unit(
      WeatherSettingsID.pressure, words.pressure, Pressure.Unit.allCases, \.pressure,
      { words.name($0) })
  }

  private var precipitation: Element<WeatherSettingsAction> {
    unit(
      WeatherSettingsID.precipitation, words.precipitation, Precipitation.Unit.allCases,
      \.precipitation, { words.name($0) })
  }

  // MARK: Consent
  private func consent(
    _ id: Identifier, _ label: String, _ path: WritableKeyPath<WeatherSettings, Bool?>
  ) -> Element<WeatherSettingsAction> {
    let answers: [Bool?] = [nil, true, false]
    return Choice(
      id, label, options: words.consents,
      selection: answers.firstIndex(of: settings[keyPath: path]) ?? 0,
      onChange: { index in changed { $0[keyPath: path] = answers[index] } }
    ).element
  }
}
