import Foundation
import Networking
import ProfileScreens
import Scheduling

/// Whether the network is asked, or files that stand for it.
struct NetworkChoice {
  private let fixtures: URL?
  private let authorities: URL?
  private let userAgent: String

  /// - Parameter contact: whom services may write to about the program.
  init(fixtures: String?, authorities: String?, contact: String?) {
    self.fixtures = fixtures.map { URL(filePath: $0, directoryHint: .isDirectory) }
    self.authorities = authorities.map { URL(filePath: $0) }
    let program = "moggy/\(Versions.about.version)"
    userAgent = contact.map { "\(program) (\($0))" } ?? program
  }

  func client(_ clock: any AppClock) throws -> any HTTPClient {
    if let fixtures { return FixtureHTTPClient(folder: fixtures, clock: clock) }
    return try LiveHTTPClient(userAgent: userAgent, clock: clock, authorities: authorities)
  }
}
