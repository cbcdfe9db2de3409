import Foundation

/// The file of places as it looks from outside, and the paths that it may have.
public struct PlacesFile: Equatable, Sendable {
  public static let name = "places.sqlite"
  /// Names the file where nobody says it by a switch.
  public static let variable = "MOGGY_PLACES"
  /// Counted up with every change of what the file holds or how names are folded.
  package static let format = 1
  /// `MPlc`, in the header of the file.
  package static let applicationID: Int32 = 0x4D50_6C63

  /// In the order in which they are looked at.
  public let candidates: [URL]

  /// - Parameters:
  ///   - path: what a switch said; then it is that file or none.
  ///   - program: of the process that runs, `/proc/self/exe` unless told otherwise.
  public init(path: String? = nil, environment: [String: String], program: URL? = nil) {
    if let named = path ?? environment[Self.variable].flatMap({ $0.isEmpty ? nil : $0 }) {
      candidates = [URL(filePath: named, directoryHint: .notDirectory)]
      return
    }
    let program = program ?? URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/moggy")
    candidates = [installed, folder].map { $0.appending(path: Self.name) }
  }

  /// The first that is there.
  ///
  /// - Throws: ``PlacesError/missing(_:)``.
  public func locate() throws -> URL {
    let paths = candidates.map { $0.path(percentEncoded: false) }
    guard let index = paths.firstIndex(where: Self.mayBeThere) else {
      throw PlacesError.missing(paths)
    }
    return candidates[index]
  }

  /// Returns false only where the system says that there is none: a file in a folder that this user
  /// may not enter is not missing.
  private static func mayBeThere(_ path: String) -> Bool {
    access(path, F_OK) == 0 || ![ENOENT, ENOTDIR].contains(errno)
  }
}

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
  public static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// What the licences of the tables ask to be shown, a line each.
public enum PlacesCredits {
  public static let geoNamesSite = "https://www.geonames.org"
  public static let geoNamesChanges = "changed: selected columns, added names"
  public static let geoNames =
    "Place data © GeoNames (\(geoNamesSite)), CC BY 4.0, \(geoNamesChanges)."
  public static let licenceSite = "https://creativecommons.org/licenses/by/4.0/"
  /// For a list of parts: its short name and where it is.
  public static let geoNamesLicence = "CC BY 4.0 (\(licenceSite))"
  public static let unicode = "Country names: Unicode CLDR 41, © Unicode, Inc., Unicode-DFS-2016."
  public static let naturalEarth = "Made with Natural Earth."
  public static let timeZones = "Names of time zones: tz database 2025b, public domain."

  public static let lines = [
    geoNames, licenceSite, unicode, naturalEarth, timeZones,
  ]
}
