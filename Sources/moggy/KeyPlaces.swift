import Foundation
import Networking

/// The places that the file of settings may name for a key.
struct KeyPlaces {
  let file: String?
  let variable: String?
  let command: String?

  /// The key; nothing is read here.
  ///
  /// - Parameter folder: that of the file of settings; nil where there is none.
  func key(_ environment: [String: String], folder: URL?) -> KeptSecret {
    var sources: [SecretSource] = []
    if let file { sources.append(.file(Self.path(file, environment, folder))) }
    if let variable { sources.append(.environment(variable)) }
    if let command { sources.append(.command(command)) }
    return KeptSecret(sources, environment: environment)
  }

  /// Beside the file of settings, unless it begins with `/` or `~/`.
  private static func path(
    _ written: String, _ environment: [String: String], _ folder: URL?
  ) -> URL {
    if written.hasPrefix("~/"), let home = environment["HOME"], !home.isEmpty {
      return URL(filePath: home + written.dropFirst(1), directoryHint: .notDirectory)
    }
    return URL(filePath: written, directoryHint: .notDirectory, relativeTo: folder).absoluteURL
  }
}
