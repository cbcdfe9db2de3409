import Core
import FilePrompts
import Foundation
import Interchange
import TrackersDomain

/// A form in which trackers leave the program; the raw values end the names of the files.
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

/// The purpose of a path: an import, or an export in some form.
public enum TrackersFilePurpose: FileTransferPurpose {
  public typealias Content = TrackersFilePreview

  case load
  case save(TrackersFileForm)

  public var path: PathPurpose { self == .load ? .open(FileKind(".json", "habits.csv")) : .write }
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
