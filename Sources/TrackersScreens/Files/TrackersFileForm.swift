import Core
import FilePrompts
import Foundation
import Interchange
import TrackersDomain

/// A form in which trackers leave the program; the raw values end the names of the files.
public enum TrackersFileForm: String, Hashable, Sendable, CaseIterable {
  case json, csv, ics
  /// The archive of Loop Habit Tracker.
  case zip

  /// The whole file, and what is not in it as it is here; nil where there is nothing that it could have.
  public func file(
    of trackers: TrackersRepository, _ language: Language, stamp: Date
  ) async throws -> TrackersFile? {
    switch self {
    case .json: TrackersFile(Data(try await trackers.content().json().utf8))
    case .csv: TrackersFile(Data(try await trackers.content().csv().utf8))
    case .ics:
      try await trackers.calendar(language: language.rawValue, stamp: stamp) {
        ScheduleWords(language).text($0)
      }
    case .zip: try await trackers.loopArchive()
    }
  }
}

/// The purpose of a path: an import, or an export in some form.
public enum TrackersFilePurpose: FileTransferPurpose {
  public typealias Content = TrackersFilePreview

  case load
  case save(TrackersFileForm)

  public var path: PathPurpose {
    self == .load ? .open(FileKind(".json", ".zip", ".db", "habits.csv")) : .write
  }
  public var forms: [Self] { self == .load ? [] : TrackersFileForm.allCases.map(Self.save) }

  public var fileEnding: String {
    if case .save(let form) = self { return form.rawValue }
    return ""
  }

  public static func isEmpty(_ content: Content) -> Bool {
    let result = content.result
    return result.newCategories + result.newTrackers + result.newMarks + result.newNotes == 0
  }

  public func prompt(_ language: Language) -> PathPromptWords {
    TrackersFileWords(language).prompt(self)
  }

  public func name(_ language: Language) -> String { TrackersFileWords(language).name(self) }

  public func fileName(_ language: Language) -> String {
    language.say(en: "trackers", ru: "трекеры") + ".\(fileEnding)"
  }

  public static func words(_ refusal: Refusal, _ language: Language) -> String {
    TrackersFileWords(language).reason(refusal)
  }

  /// The reason for which a file was not read or not written.
  public enum Refusal: Error, Sendable, Equatable {
    case notRead(FileIntakeProblem)
    /// Nothing of it was understood; the first reason.
    case notUnderstood(TrackersImportProblem)
    /// There is nothing that the file could have.
    case nothing
  }
}

/// The result that an import would have.
public struct TrackersFilePreview: Equatable, Sendable {
  let plan: TrackersImportPlan
  let result: TrackersImportResult
}
