import Foundation
import TrackersDomain

/// In what form trackers leave the program; the raw values end the names of the files.
public enum TrackersFileForm: String, Hashable, Sendable, CaseIterable {
  case json, csv, ics

  /// The whole file; nil where there is nothing that it could have.
  ///
  /// - Parameter language: two letters (ISO 639-1).
  public func text(
    of trackers: TrackersRepository, language: String, stamp: Date
  ) async throws -> String? {
    switch self {
    case .json: try await trackers.content().json()
    case .csv: try await trackers.content().csv()
    case .ics:
      TrackersCalendar(try await trackers.trackers(), today: trackers.today)
        .text(language: language, stamp: stamp)
    }
  }
}
