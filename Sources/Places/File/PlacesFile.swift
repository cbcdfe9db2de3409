import Foundation
import Interchange

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
    do throws(SystemError) { try CurrentFileSystem.value.access(path, F_OK) } catch {
      return ![ENOENT, ENOTDIR].contains(error.code)
    }
    return true
  }
}
