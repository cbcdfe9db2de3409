import Core
import Foundation
import Persistence
import PetsDomain
import Places
import Scheduling
import Toolkit
import TrackersDomain
import TravelDomain

extension ShellSetup {
  /// Fills empty records with the samples of all tabs, in a language.
  ///
  /// - Parameters:
  ///   - files: where photos of pets are kept; nil for none.
  ///   - places: without the file there are no travels.
  public static func addDemo(
    to store: DataStore, clock: any AppClock, timeZone: TimeZone, language: Language, files: URL?,
    places: PlacesFile
  ) async throws {
    let pets = PetRepository(store, clock: clock, timeZone: timeZone, folder: files)
    try await pets.addDemo(language)
    let travel = TravelRepository(
      store, gazetteer: try? Gazetteer(places), clock: clock,
      language: language)
    try await travel.addDemo()
    let trackers = TrackersRepository(store, clock: clock, timeZone: timeZone)
    try await trackers.addDemo(language)
  }
}
