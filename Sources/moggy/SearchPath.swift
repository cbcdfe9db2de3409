import Foundation
import Interchange

/// The search path of the user, by which other programs are found.
struct SearchPath: Sendable {
  let environment: [String: String]

  /// Returns the path of a program; nil where there is none. A part of the search path that is not absolute
  /// means another folder each time, and is left out.
  func find(_ name: String) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.map { String($0) + "/" + name }.first(where: DiskFile.isExecutable)
  }
}
