import Foundation
import Interchange
import ProgramOptions
import TrackersDomain
import TrackersScreens

/// A failure that ends a command about trackers before it is done.
enum TrackersFailure: Error {
  /// The problems, and the name of the tracker.
  case refused([TrackerProblem], String)
  /// 66.
  case notInTheList(String)
  /// 65: more than one is called so.
  case notUnique(String, [[String]])
  case notRead(TrackersFileFailure, String)
  /// 65: nothing of the file was understood; the first reason.
  case notUnderstood(TrackersImportProblem, String)
  /// 66: nothing that a calendar could have.
  case nothingDue

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with, of sysexits(3).
  static func report(_ error: any Error, _ words: TrackersCommandWords) -> ExitStatus {
    guard let failure = error as? TrackersFailure else { return PetsFailure.report(error) }
    let (lines, status) = failure.end(words)
    ErrorOutput.write("moggy: \(lines.joined(separator: "\n"))")
    return status
  }

  private func end(_ words: TrackersCommandWords) -> (lines: [String], status: ExitStatus) {
    switch self {
    case .refused(let problems, let name):
      (problems.map { words.refused(name, $0) }, .wrongData)
    case .notInTheList(let text): ([words.notInTheList(text)], .noInput)
    case .notUnique(let text, let rows):
      ([words.notUnique(text)] + TextColumns.lines(rows), .wrongData)
    case .notRead(let failure, let file):
      (["\(file): \(words.files.failure(failure))"], Self.status(of: failure))
    case .notUnderstood(let problem, let file):
      (["\(file): \(words.files.line(problem))"], .wrongData)
    case .nothingDue: ([words.nothingDue], .noInput)
    }
  }

  private static func status(of failure: TrackersFileFailure) -> ExitStatus {
    switch failure {
    case .missing, .notAFile: .noInput
    case .unreadable(let error): ExitStatus(reading: error.code)
    case .tooLarge: .wrongData
    }
  }
}

extension TrackerOutcome {
  /// The record that was saved, or was so already.
  ///
  /// - Throws: ``TrackersFailure`` where nothing was changed.
  func saved(_ name: String) throws -> Record {
    switch self {
    case .saved(let record), .unchanged(let record): return record
    case .refused(let problems): throw TrackersFailure.refused(problems, name)
    case .gone: throw TrackersFailure.notInTheList(name)
    }
  }
}
