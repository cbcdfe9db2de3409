import ArgumentParser
import CatinderDomain
import CatinderServer
import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import Scheduling
import Terminal

/// `moggy catinder …`: cats and messages without a screen.
struct CatinderCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [
    .wrongData, .noInput, .unavailable, .cannotCreate, .tryAgain, .wrongAnswer, .noPermission,
  ]

  static let configuration = CommandConfiguration(
    commandName: "catinder", abstract: "Look at cats, and write to those that match.",
    discussion: """
      Log in once: the session is kept, with its server, until logout. Without --server, login asks \
      the server within the program, where demo cats live. A cat is named by its name, the beginning \
      of that, or its identifier. What others have written is printed without anything that could \
      act on a terminal.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown,
    subcommands: [
      CatinderLogin.self, CatinderLogout.self, CatinderDeck.self, CatinderLike.self,
      CatinderNope.self, CatinderSuperlike.self, CatinderUndo.self, CatinderStartAgain.self,
      CatinderBoost.self, CatinderMatches.self, CatinderMessages.self, CatinderSend.self,
      CatinderUnmatch.self, CatinderBlock.self, CatinderBlocked.self, CatinderUnblock.self,
      CatinderReport.self, CatinderProfile.self, CatinderPassword.self, CatinderData.self,
      CatinderDeleteAccount.self,
    ])
}

/// The options of every command about cats.
struct CatinderOptions: CommandOptions {
  @ParentCommand var program: MoggyCommand
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var speech: LanguageOption
}

/// A command that asks the server.
protocol CatinderTask: AppCommand where Context == CatinderContext {
  /// The server that is named, where the one of the session is not meant.
  var asked: CatinderAddress? { get }
}

extension CatinderTask {
  var asked: CatinderAddress? { nil }

  func failure(_ error: any Error, _ language: Language) -> CommandFailure {
    let folders = try? options.program.location(options.location).folders(
      ProcessInfo.processInfo.environment)
    let kept = folders.flatMap { SessionFile(folder: $0.state).read() }
    let words = CatinderCommandWords(language, server: asked ?? kept?.server)
    return switch error {
    case let problem as CatinderProblem: CommandFailure(problem, words)
    case let error as CatinderError: CommandFailure(error, words)
    case InstanceLockError.held(let process): CommandFailure(.tryAgain, words.busy(process))
    default: CommandFailure(error, language)
    }
  }
}

/// The server that the session is of, and the way to print what it says.
struct CatinderContext: CommandContext {
  let isJSON: Bool
  let session: SessionFile
  private let folders: Folders
  let words: CatinderCommandWords
  private let network: NetworkChoice

  var language: Language { words.language }

  init(_ options: CatinderOptions, _ request: CommandRequest) throws {
    try self.init(isJSON: options.json, request)
  }

  init(isJSON: Bool, _ request: CommandRequest) throws {
    folders = try request.folders()
    try folders.create()
    self.isJSON = isJSON
    words = CatinderCommandWords(request.words.language)
    network = NetworkChoice(fixtures: nil, authorities: request.program.authorities, contact: nil)
    session = SessionFile(folder: folders.state)
  }

  /// - Parameter server: nil for the one within the program.
  func service(_ server: CatinderAddress?) async throws -> HTTPCatinderService {
    let (clock, activity) = (LiveClock(), Activity())
    let code = language.rawValue
    if let server {
      let http = try network.live(clock, language)
      return HTTPCatinderService(
        server, http: http, streaming: http, clock: clock, activity: activity, language: code,
        devices: DeviceFile(folder: folders.state))
    }
    let embedded = try await CatinderServer(
      .init(folder: folders.data.appending(path: "catinder", directoryHint: .isDirectory)),
      clock: clock, activity: activity, seed: UInt64.random(in: UInt64.min...UInt64.max),
      policy: .embedded, limits: .unlimited)
    ProgramEnd.tell(embedded.openReport)
    return HTTPCatinderService(
      try CatinderAddress("http://localhost"), http: embedded, streaming: embedded, clock: clock,
      activity: activity, language: code)
  }

  /// - Throws: ``CatinderError/notLoggedIn`` where there is no session.
  func resumed() async throws -> (service: HTTPCatinderService, me: ProfileID) {
    guard let kept = session.read() else { throw CatinderError.notLoggedIn }
    let service = try await service(kept.server)
    service.resume(kept.session)
    return (service, kept.session.uid)
  }

  /// Counts the messages that nobody has read; nil without a log-in, and where the server does not answer.
  func unread() async -> Int? {
    let matches = try? await resumed().service.matches()
    return matches.map { $0.reduce(0) { $0 + $1.unread } }
  }

  /// - Parameter whenEmpty: for people, where there is no line.
  func say(_ value: some Encodable, _ lines: [String], whenEmpty: String? = nil) {
    let text = (lines.isEmpty ? [whenEmpty].compactMap(\.self) : lines).map { Sanitizer.clean($0) }
      .joined(separator: "\n")
    let out =
      isJSON
      ? ControlCharacters.escaped(
        inJSON: String(decoding: CatinderJSON.printed(value), as: UTF8.self)) : text
    if !out.isEmpty { StandardOutput.write(out) }
  }

  /// The one match that is meant.
  ///
  /// - Throws: ``CatinderError/notFound`` for an identifier, else ``CatinderProblem``.
  func partner(_ text: String, of me: ProfileID, among matches: [Match]) throws -> Profile {
    try cat(text, among: matches.map { $0.partner(of: me) }, none: .noMatch(text))
  }

  /// The one cat that is meant: by its identifier, else its name, else the beginning of its name,
  /// whatever case and accents.
  ///
  /// - Parameter none: thrown where there is none of that name.
  /// - Throws: ``CatinderError/notFound`` for an identifier, else ``CatinderProblem``.
  func cat(_ text: String, among cats: [Profile], none: CatinderProblem) throws -> Profile {
    if let uid = ProfileID(text) {
      guard let cat = cats.first(where: { $0.uid == uid }) else { throw CatinderError.notFound }
      return cat
    }
    let folded = TextRules.folded(TextRules.trimmed(text))
    let named = cats.filter { TextRules.folded($0.name) == folded }
    let found = named.isEmpty ? cats.filter { begins($0.name, folded) } : named
    guard let cat = found.first else { throw none }
    guard found.count == 1 else { throw CatinderProblem.notUnique(text, found) }
    return cat
  }

  private func begins(_ name: String, _ folded: String) -> Bool {
    !folded.isEmpty && TextRules.folded(name).hasPrefix(folded)
  }
}

/// A mistake in what was typed, found before the server is asked for it.
enum CatinderProblem: Error {
  case noUser
  case longUser
  case noPassword
  case longPassword
  case emptyText
  /// Of so many characters.
  case longText(Int)
  case noMatch(String)
  /// No card of the deck is called so.
  case noCard(String)
  /// Neither a match nor a card is called so.
  case noCat(String)
  case notBlocked(String)
  case emptyDeck
  case longReport
  case nothingToUndo
  case profile(ProfileProblem)
  case photo(CommandPhotoProblem)
  case notUnique(String, [Profile])
}

extension CommandFailure {
  fileprivate init(_ problem: CatinderProblem, _ words: CatinderCommandWords) {
    let lines = words.lines(problem).map { Sanitizer.clean($0) }
    let status: ExitStatus =
      switch problem {
      case .noMatch, .noCard, .noCat, .notBlocked, .emptyDeck, .nothingToUndo, .photo(.noFile):
        .noInput
      default: .wrongData
      }
    self.init(status, lines)
  }

  fileprivate init(_ error: CatinderError, _ words: CatinderCommandWords) {
    let status: ExitStatus =
      switch error {
      case .wrongAddress: .wrongUse
      case .invalid, .couldNotUpdateImage, .couldNotDeleteImage, .nameTaken: .wrongData
      case .notFound: .noInput
      case .requestFailed, .cancelled: .unavailable
      case .tooManyRequests: .tryAgain
      case .status, .emptyData, .wrongData, .couldNotParse: .wrongAnswer
      case .wrongCredentials, .wrongPassword, .notLoggedIn: .noPermission
      }
    self.init(status, Sanitizer.clean(words.text(error)))
  }
}
