import Foundation
import Interchange
import Networking
import Persistence
import ProfileScreens
import Scheduling
import Terminal
import Toolkit

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

  /// - Throws: ``AuthoritiesFailure``, in the language.
  func client(_ clock: any AppClock, _ language: Language) throws -> any HTTPClient {
    if let fixtures { return FixtureHTTPClient(folder: fixtures, clock: clock) }
    return try live(clock, language)
  }

  /// The network, whatever stands for it.
  ///
  /// - Throws: ``AuthoritiesFailure``, in the language.
  func live(_ clock: any AppClock, _ language: Language) throws -> LiveHTTPClient {
    do throws(AuthoritiesProblem) {
      return try LiveHTTPClient(userAgent: userAgent, clock: clock, authorities: authorities)
    } catch {
      let path = authorities?.path(percentEncoded: false) ?? ""
      throw AuthoritiesFailure(problem: error, path: Sanitizer.clean(path), language: language)
    }
  }
}

/// The file of `--ca-file` cannot be used, so that nobody is asked at all.
struct AuthoritiesFailure: Error, CustomStringConvertible {
  let problem: AuthoritiesProblem
  let path: String
  let language: Language

  /// Of sysexits(3).
  var status: Int32 {
    switch problem {
    case .file(.tooLarge), .noCertificates: EX_DATAERR
    case .file: EX_NOINPUT
    }
  }

  var description: String {
    switch problem {
    case .file(.missing): language.say(en: "There is no \(path)", ru: "Нет файла \(path)")
    case .file(.notAFile): language.say(en: "\(path) is no file", ru: "\(path) — не файл")
    case .file(.tooLarge), .noCertificates:
      language.say(en: "No certificates in \(path)", ru: "Нет сертификатов в \(path)")
    case .file(.unreadable(let reason)):
      language.say(
        en: "\(path) cannot be read: \(reason)", ru: "\(path) не читается: \(reason)")
    }
  }
}
