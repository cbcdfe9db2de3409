import Foundation
import TrackersDomain

/// What ends a command about trackers before it is done.
enum TrackersFailure: Error {
  /// What was refused, and of what.
  case refused([TrackerProblem], String)
  /// 66.
  case notInTheList(String)
  /// 65: more than one is called so.
  case notUnique(String, [[String]])

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with, of sysexits(3).
  static func report(_ error: any Error, _ words: TrackersCommandWords) -> Int32 {
    guard let failure = error as? TrackersFailure else { return PetsFailure.report(error) }
    let (lines, status) = failure.end(words)
    ErrorOutput.write("moggy: \(lines.joined(separator: "\n"))")
    return status
  }

  private func end(_ words: TrackersCommandWords) -> (lines: [String], status: Int32) {
    switch self {
    case .refused(let problems, let name):
      (problems.map { words.refused(name, $0) }, EX_DATAERR)
    case .notInTheList(let text): ([words.notInTheList(text)], EX_NOINPUT)
    case .notUnique(let text, let rows):
      ([words.notUnique(text)] + TextColumns.lines(rows), EX_DATAERR)
    }
  }
}

extension TrackerOutcome {
  /// What was saved, or was so already.
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
