import Core
import WeatherDomain

/// The words for a change of the settings that is taken back.
extension WeatherSettingsWords {
  /// The hint of the key that takes a change back: `undo: default place`.
  func undoHint(_ change: SettingsChange) -> String {
    if change.earlier.home != change.later.home {
      return say(en: "undo: default place", ru: "отменить выбор места")
    }
    guard let part = part(change) else { return say(en: "undo", ru: "отменить") }
    return say(en: "undo: \(part.name)", ru: "отменить: \(part.name)")
  }

  /// `Undone: default place Madrid → Moscow`.
  func undone(_ change: SettingsChange) -> String {
    guard let part = part(change) else { return say(en: "Undone", ru: "Отменено") }
    let way = "\(part.name) \(part.later) → \(part.earlier)"
    return say(en: "Undone: \(way)", ru: "Отменено: \(way)")
  }

  private typealias Part = (name: String, earlier: String, later: String)

  /// The setting that has changed, with its values in words; nil where none of those that are shown has.
  private func part(_ change: SettingsChange) -> Part? {
    let parts = [
      part(change, homeLabel, place), part(change, provider) { name($0.provider) },
      part(change, days) { days($0.days) },
      part(change, temperature) { $0.units.map { name($0.temperature) } },
      part(change, wind) { $0.units.map { name($0.speed) } },
      part(change, pressure) { $0.units.map { name($0.pressure) } },
      part(change, precipitation) { $0.units.map { name($0.precipitation) } },
      part(change, network) { consent($0.mayLocateByNetwork) },
      part(change, addresses) { consent($0.mayAskAddresses) },
    ]
    return parts.lazy.compactMap { $0 }.first
  }

  private func part(
    _ change: SettingsChange, _ name: String, _ text: (WeatherSettings) -> String?
  ) -> Part? {
    let (earlier, later) = (text(change.earlier), text(change.later))
    guard earlier != later else { return nil }
    let usual = say(en: "as usual here", ru: "как принято")
    return (Self.lowercased(name), earlier ?? usual, later ?? usual)
  }

  /// Only the first letter, as `Место по IP` would stay readable.
  private static func lowercased(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  private func place(_ settings: WeatherSettings) -> String {
    settings.home?.place.name(language).title ?? say(en: "none", ru: "нет")
  }

  /// The name of a service as the settings list it.
  func name(_ provider: ProviderName) -> String {
    provider == .sample ? sample : provider.title
  }

  private func consent(_ answer: Bool?) -> String {
    consents[answer.map { $0 ? 1 : 2 } ?? 0]
  }
}
