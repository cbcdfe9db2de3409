import Persistence
import WeatherDomain

extension ShellSetup {
  /// Keeps what a user has chosen for the weather, before any program opens the records: for tests.
  public static func keep(_ weather: WeatherSettings, in store: DataStore) async throws {
    try await Settings(store).set(ShellSettings.weather, to: weather)
  }
}
