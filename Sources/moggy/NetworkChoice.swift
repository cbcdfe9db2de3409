import Core
import Foundation
import Interchange
import Networking
import ProfileScreens
import Scheduling
import Terminal

/// The network, or files that stand for it.
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

  /// Files where there are some, else the network.
  func client(_ clock: any AppClock, insteadOf live: LiveHTTPClient) -> any HTTPClient {
    guard let fixtures else { return live }
    return FixtureHTTPClient(folder: fixtures, clock: clock)
  }

  /// The network, whatever stands for it.
  ///
  /// - Throws: ``AuthoritiesFailure``, in the language.
  func live(_ clock: any AppClock, _ language: Language) throws -> LiveHTTPClient {
    do throws(AuthoritiesProblem) {
      return try LiveHTTPClient(userAgent: userAgent, clock: clock, authorities: authorities)
    } catch {
      let path = authorities?.path(percentEncoded: false) ?? ""
      throw AuthoritiesFailure(problem: error, path: Sanitizer.clean(path), words: Words(language))
    }
  }
}

/// The file of `--ca-file` cannot be used, so that nobody is asked at all.
struct AuthoritiesFailure: Error, CustomStringConvertible {
  let problem: AuthoritiesProblem
  let path: String
  let words: Words<NetworkChoice>

  var status: ExitStatus {
    switch problem {
    case .noCertificates: .wrongData
    case .file(let problem): ExitStatus(problem)
    }
  }

  var description: String {
    switch problem {
    case .file(.missing): words.say(en: "There is no \(path)", ru: "Нет файла \(path)")
    case .file(.notAFile): words.say(en: "\(path) is no file", ru: "\(path) — не файл")
    case .file(.tooLarge), .noCertificates:
      words.say(en: "No certificates in \(path)", ru: "Нет сертификатов в \(path)")
    case .file(.unreadable(let reason)):
      words.say(
        en: "\(path) cannot be read: \(reason.words(.english))",
        ru: "\(path) не читается: \(reason.words(.russian))")
    }
  }
}
