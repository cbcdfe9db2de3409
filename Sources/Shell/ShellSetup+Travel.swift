import Persistence
import TravelDomain

extension ShellSetup {
  /// What a user has chosen for the travels; for programs without a screen.
  public static func travelSettings(in store: DataStore) async throws -> TravelSettings {
    try await Settings(store).value(of: TravelSettings.key)
  }
}
