import Foundation
import Places
import ProgramOptions

/// A failure that ends a command about places before it is done.
enum PlacesFailure: Error {
  /// 64.
  case noPoint(String)
  /// 64: numbers that are out of range.
  case outside(CoordinateFault)
  /// 66.
  case none(String)

  /// - Throws: ``outside(_:)`` for a text of coordinates that are.
  static func checkRange(_ text: String) throws {
    if let fault = CoordinateFault(parsing: text) { throw PlacesFailure.outside(fault) }
  }

  /// Tells it on standard error.
  ///
  /// - Returns: the status to exit with, of sysexits(3).
  static func report(_ error: any Error, _ words: PlacesCommandWords) -> ExitStatus {
    let (text, status): (String, ExitStatus)
    switch error {
    case PlacesFailure.noPoint(let point): (text, status) = (words.noPoint(point), .wrongUse)
    case PlacesFailure.outside(let fault): (text, status) = (words.outside(fault), .wrongUse)
    case PlacesFailure.none(let name): (text, status) = (words.none(name), .noInput)
    case PlacesError.missing(let paths): (text, status) = (words.missing(paths), .unavailable)
    case PlacesError.unreadable(let path, let code):
      (text, status) = (
        words.unreadable(path, PlacesError.words(code)), ExitStatus(reading: code)
      )
    case PlacesError.damaged(let path, let reason):
      (text, status) = (words.damaged(path, reason), .wrongData)
    case PlacesError.outdated(let path, _): (text, status) = (words.outdated(path), .wrongData)
    default: return ProgramEnd.report(error)
    }
    ErrorOutput.write("moggy: \(text)")
    return status
  }
}
