import Foundation
import Interchange

/// A reason for which there are no places.
public enum PlacesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no file at any of these paths.
  case missing([String])
  /// There is a file that the system does not let us read; the number is the `errno`.
  case unreadable(path: String, code: Int32)
  /// There is a file that is not one of places, or is damaged.
  case damaged(path: String, reason: String)
  /// Made by an older or newer version of the program.
  case outdated(path: String, format: Int)

  public var description: String {
    switch self {
    case .missing(let paths):
      "there is no file of places; looked for \(paths.joined(separator: ", "))"
    case .unreadable(let path, let code): "\(path): cannot be read: \(Self.words(code))"
    case .damaged(let path, let reason): "\(path) is no file of places, or is damaged: \(reason)"
    case .outdated(let path, let format):
      "\(path) has places in the form \(format), and this program reads \(PlacesFile.format)"
    }
  }

  public var path: String? {
    switch self {
    case .missing(let paths): paths.first
    case .unreadable(let path, _), .damaged(let path, _), .outdated(let path, _): path
    }
  }

  /// The system's words for an `errno`.
  public static func words(_ code: Int32) -> String { SystemError(code).description }
}
