import Foundation
import Places

/// What ends a command about places before it is done.
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
  static func report(_ error: any Error, _ words: PlacesCommandWords) -> Int32 {
    let (text, status): (String, Int32) =
      switch error {
      case PlacesFailure.noPoint(let point): (words.noPoint(point), EX_USAGE)
      case PlacesFailure.outside(let fault): (words.outside(fault), EX_USAGE)
      case PlacesFailure.none(let text): (words.none(text), EX_NOINPUT)
      case PlacesError.missing(let paths): (words.missing(paths), EX_UNAVAILABLE)
      case PlacesError.damaged(let path, let reason): (words.damaged(path, reason), EX_DATAERR)
      case PlacesError.outdated(let path, _): (words.outdated(path), EX_DATAERR)
      default: ("\(error)", EX_SOFTWARE)
      }
    ErrorOutput.write("moggy: \(text)")
    return status
  }
}
