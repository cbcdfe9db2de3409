import WeatherDomain

/// A change of the settings of the weather, so that it can be taken back.
struct SettingsChange: Equatable, Sendable {
  let earlier: WeatherSettings
  let later: WeatherSettings
}

/// The changes of the settings since the tab came onto the screen, the newest last, in turn with the
/// acts on records, which the program takes back: `u` means what was done last.
struct SettingsChanges: Equatable, Sendable {
  private enum Step: Equatable, Sendable {
    case settings(SettingsChange)
    /// An act on records, in the history of the program.
    case record
  }

  private var steps: [Step] = []

  /// Remembers a change; a choice of the same changes nothing.
  mutating func changed(from earlier: WeatherSettings, to later: WeatherSettings) {
    guard earlier != later else { return }
    steps.append(.settings(SettingsChange(earlier: earlier, later: later)))
  }

  /// An act on records comes first from now on.
  mutating func recorded() { if !steps.isEmpty { steps.append(.record) } }

  /// The program has taken an act on records back, or done it again.
  mutating func historyMoved() { if steps.last == .record { steps.removeLast() } }

  mutating func forget() { steps = [] }

  /// Returns the change that `u` takes back; nil where an act on records is newer, or where the settings
  /// have changed in another way since.
  func last(of settings: WeatherSettings) -> SettingsChange? {
    guard case .settings(let change) = steps.last, change.later == settings else { return nil }
    return change
  }

  /// Takes the last change away, and returns it.
  mutating func takeLast(of settings: WeatherSettings) -> SettingsChange? {
    guard let change = last(of: settings) else { return nil }
    steps.removeLast()
    return change
  }
}
