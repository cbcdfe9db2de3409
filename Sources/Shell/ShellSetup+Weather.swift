import Core
import Persistence
import Scheduling
import WeatherDomain
import WeatherScreens

extension ShellSetup {
  /// Keeps what a user has chosen for the weather, before any program opens the records: for tests.
  public static func keep(_ weather: WeatherSettings, in store: DataStore) async throws {
    try await Settings(store).set(ShellSettings.weather, to: weather)
  }

  /// What the Weather tab was told to show; for programs without a screen.
  public static func weatherSettings(in store: DataStore) async throws -> WeatherSettings {
    try await Settings(store).value(of: ShellSettings.weather)
  }

  /// The units that hold, as chosen or as the environment's region has them; for programs without a
  /// screen.
  public static func units(
    in store: DataStore, environment: [String: String]
  ) async throws -> Units {
    let chosen = try await Settings(store).value(of: ShellSettings.units)
    return chosen.units(in: Units(environment: environment))
  }

  /// The weather with all that stands behind it; nothing is opened or asked before its first use.
  public static func weather(
    on store: DataStore, options: ShellOptions, clock: any AppClock
  ) -> WeatherDependencies {
    WeatherSetup(store: store, options: options, clock: clock).dependencies
  }
}
