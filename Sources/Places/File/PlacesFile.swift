import Foundation
import Interchange

/// The paths and the format of the file of places.
public struct PlacesFile: Equatable, Sendable {
  public static let name = "places.sqlite"
  /// The variable of the environment that names the file.
  public static let variable = "MOGGY_PLACES"
  /// The version of the file's content and of the folding of names.
  package static let format = 2
  /// `MPlc`, in the header of the file.
  package static let applicationID: Int32 = 0x4D50_6C63

  /// The possible paths in order.
  public let candidates: [URL]

  /// - Parameters:
  ///   - path: the value of an option; then the file is there or nowhere.
  ///   - program: the path of the program; that of this process by default.
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

  /// Returns the first candidate that exists.
  ///
  /// - Throws: ``PlacesError/missing(_:)``.
  public func locate() throws -> URL {
    let paths = candidates.map { $0.path(percentEncoded: false) }
    guard let index = paths.firstIndex(where: Self.mayBeThere)
    else { throw PlacesError.missing(paths) }
    return candidates[index]
  }

  /// Returns false only if there is no file; one in a folder without permission is not missing.
  private static func mayBeThere(_ path: String) -> Bool {
    do throws(SystemError) { try CurrentFileSystem.value.access(path, F_OK) } catch {
      return ![ENOENT, ENOTDIR].contains(error.code)
    }
    return true
  }
}

/// The credits that the licences of the tables ask for, a line each.
public enum PlacesCredits {
  public static let geoNamesSite = "https://www.geonames.org"
  public static let geoNamesChanges = "changed: selected columns, added names"
  public static let geoNames =
    "Place data © GeoNames (\(geoNamesSite)), CC BY 4.0, \(geoNamesChanges)."
  public static let licenceSite = "https://creativecommons.org/licenses/by/4.0/"
  /// The short name of the licence and its address.
  public static let geoNamesLicence = "CC BY 4.0 (\(licenceSite))"
  public static let unicode = "Country names: Unicode CLDR 41, © Unicode, Inc., Unicode-DFS-2016."
  public static let naturalEarth = "Made with Natural Earth."
  public static let timeZones = "Names of time zones: tz database 2025b, public domain."

  public static let lines = [geoNames, licenceSite, unicode, naturalEarth, timeZones]
}
