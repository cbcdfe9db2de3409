import Foundation
import Interchange
import PetsDomain
import Places
import ProgramOptions
import TravelDomain

/// A failure that ends a command about travels before it is done.
enum TravelFailure: Error {
  case refused(TravelProblem)
  /// 66.
  case notInTheList(String)
  /// 65: more than one of the list is called so.
  case notUnique(String, [[String]])
  case notRead(TravelFileFailure, String)
  /// 65: no row of the file could be read, and why.
  case notUnderstood(String, String)
  /// 65.
  case nothingToWrite

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with, of sysexits(3).
  static func report(_ error: any Error, _ words: TravelCommandWords) -> ExitStatus {
    switch error {
    case let failure as TravelFailure:
      let (lines, status) = failure.end(words)
      ErrorOutput.write("moggy: \(lines.joined(separator: "\n"))")
      return status
    case is PlacesError, is PlacesFailure:
      return PlacesFailure.report(error, PlacesCommandWords(language: words.language))
    default: return PetsFailure.report(error)
    }
  }

  private func end(_ words: TravelCommandWords) -> (lines: [String], status: ExitStatus) {
    switch self {
    case .refused(let problem): (words.lines(problem), Self.status(of: problem))
    case .notInTheList(let text): ([words.notInTheList(text)], .noInput)
    case .notUnique(let text, let rows):
      ([words.notUnique(text)] + TextColumns.lines(rows), .wrongData)
    case .notRead(let failure, let file):
      (["\(file): \(words.failure(failure))"], Self.status(of: failure))
    case .notUnderstood(let reason, let file): (["\(file): \(reason)"], .wrongData)
    case .nothingToWrite: ([words.nothingToWrite], .wrongData)
    }
  }

  private static func status(of problem: TravelProblem) -> ExitStatus {
    switch problem {
    case .unknownCountry, .unknownCity, .elsewhere: .noInput
    case .noPlaces: .unavailable
    case .empty, .notAPoint: .wrongUse
    default: .wrongData
    }
  }

  private static func status(of failure: TravelFileFailure) -> ExitStatus {
    switch failure {
    case .missing, .notAFile: .noInput
    case .unreadable(let error): ExitStatus(reading: error.code)
    case .tooLarge, .notUTF8, .notReadable: .wrongData
    }
  }
}
