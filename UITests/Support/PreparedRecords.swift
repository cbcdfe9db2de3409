import Core
import Foundation
import PetsDomain
import Terminal
import Toolkit
import TrackersDomain
import WeatherDomain

@testable import Shell

/// Data folders as launches begin with them, each made once for the tests of a class and copied from
/// then on: making the tables and filling them takes longer than most ways through the program.
@MainActor
enum PreparedRecords {
  /// All of a launch that decides what stands in the records.
  private struct Content: Equatable {
    let now: String
    let isFirstRun: Bool
    let tab: ShellTab?
    let weather: WeatherSettings?
    let pets: [Pet]
    let books: [HealthPages]
    let trackers: [TrackerSample]
    /// The language and the time zone of the samples; nil without samples.
    let samples: [String]?

    init(_ launch: Launch, withSamples: Bool) {
      now = launch.now
      isFirstRun = launch.isFirstRun
      tab = launch.keepsTab ? launch.tab : nil
      weather = launch.weather
      pets = launch.pets
      books = launch.books
      trackers = launch.trackers
      samples = withSamples ? [launch.language.rawValue, launch.timeZone] : nil
    }
  }

  private static var made: [(content: Content, folder: DataFolder)] = []

  /// Puts the records into a folder where nothing is yet.
  ///
  /// - Parameter make: puts them into a folder at the first time.
  static func copy(
    _ launch: Launch, withSamples: Bool, to data: DataFolder,
    make: (DataFolder) async throws -> Void
  ) async throws {
    let content = Content(launch, withSamples: withSamples)
    let files = FileManager.default
    let source: DataFolder
    if let ready = made.first(where: { $0.content == content }) {
      source = ready.folder
    } else {
      source = try DataFolder()
      try await make(source)
      made.append((content, source))
    }
    for name in try files.contentsOfDirectory(atPath: source.path) {
      try files.copyItem(atPath: source.path + "/" + name, toPath: data.path + "/" + name)
    }
  }

  /// Deletes them.
  static func forget() { made = [] }
}
