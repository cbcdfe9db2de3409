import ArgumentParser
import CatinderDomain
import CatinderServer
import Core
import CursesHost
import Foundation
import Interchange
import Networking
import Persistence
import Scheduling
import Terminal
import Toolkit

/// `moggy catinder …`: cats and messages without a screen.
struct CatinderCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [
    .wrongData, .noInput, .unavailable, .cannotCreate, .tryAgain, .wrongAnswer, .noPermission,
  ]

  static let configuration = CommandConfiguration(
    commandName: "catinder", abstract: "Look at cats, and write to those that match.",
    discussion: """
      Log in once: the session is kept, with its server, until logout. Without --server, login asks \
      the server within the program, where demo cats live. What others have written is printed \
      without anything that could act on a terminal.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false,
    subcommands: [
      CatinderLogin.self, CatinderLogout.self, CatinderDeck.self, CatinderMatches.self,
      CatinderMessages.self, CatinderSend.self,
    ])

  @ParentCommand var program: MoggyCommand
}

/// The options of every command about cats.
struct CatinderOptions: ParsableArguments {
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("Speak this language.", valueName: "language"))
  var language: Language?
}

/// A command that asks the server and ends the process.
protocol CatinderTask: ParsableCommand, Sendable {
  var options: CatinderOptions { get }
  var program: CatinderCommand { get }

  /// The server that is named, where the one of the session is not meant.
  var asked: CatinderAddress? { get }

  func perform(in context: CatinderContext) async throws
}

extension CatinderTask {
  var asked: CatinderAddress? { nil }

  func run() throws { CatinderRun(command: self).start() }
}

/// One run of the program for one command, whatever its type.
private struct CatinderRun: Sendable {
  let command: any CatinderTask

  /// Ends the program.
  func start() {
    ProgramEnd.check(.command)
    umask(0o077)
    Task { ProgramEnd.end(await status) }
    dispatchMain()
  }

  /// The end of the program.
  private var status: ExitStatus {
    get async {
      var words = CatinderCommandWords(command.options, command.program.program)
      do {
        let context = try CatinderContext(command.options, command.program.program, words)
        words.server = command.asked ?? context.session.read()?.server
        try await command.perform(in: context)
        return .done
      } catch {
        return CatinderFailure.report(error, words)
      }
    }
  }
}

/// The server that the session is of, and the way to print what it says.
struct CatinderContext: Sendable {
  let isJSON: Bool
  let session: SessionFile
  private let folders: Folders
  let words: CatinderCommandWords
  private let network: NetworkChoice

  init(
    _ options: CatinderOptions, _ program: MoggyCommand, _ words: CatinderCommandWords
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    folders = try program.location(options.location).folders(environment)
    try folders.create()
    isJSON = options.json
    self.words = words
    network = NetworkChoice(fixtures: nil, authorities: program.authorities, contact: nil)
    session = SessionFile(folder: folders.state)
  }

  /// - Parameter server: nil for the one within the program.
  func service(_ server: CatinderAddress?) async throws -> HTTPCatinderService {
    let (clock, activity) = (LiveClock(), Activity())
    let code = words.language.rawValue
    if let server {
      let http = try network.live(clock, words.language)
      return HTTPCatinderService(
        server, http: http, streaming: http, clock: clock, activity: activity, language: code)
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
}

extension CatinderContext {
  /// The one match that is meant: by its identifier, else its name, else the beginning of its name,
  /// whatever case and accents.
  ///
  /// - Throws: ``CatinderError/notFound`` for an identifier, else ``CatinderProblem``.
  func partner(
    _ text: String, of me: ProfileID, among matches: [Match]
  ) throws -> Profile {
    let cats = matches.map { $0.partner(of: me) }
    if let uid = ProfileID(text) {
      guard let cat = cats.first(where: { $0.uid == uid }) else { throw CatinderError.notFound }
      return cat
    }
    let folded = TextRules.folded(TextRules.trimmed(text))
    let named = cats.filter { TextRules.folded($0.name) == folded }
    let found = named.isEmpty ? cats.filter { begins($0.name, folded) } : named
    guard let cat = found.first else { throw CatinderProblem.noMatch(text) }
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
  case notUnique(String, [Profile])
}

/// A failure, as one line and an exit status of sysexits(3).
enum CatinderFailure {
  static func report(_ error: any Error, _ words: CatinderCommandWords) -> ExitStatus {
    if let problem = error as? CatinderProblem { return report(problem, words) }
    if case InstanceLockError.held(let process) = error {
      ErrorOutput.write("moggy: \(words.busy(process))")
      return .tryAgain
    }
    guard let error = error as? CatinderError else { return ProgramEnd.report(error) }
    ErrorOutput.write("moggy: \(Sanitizer.clean(words.text(error)))")
    return status(error)
  }

  private static func report(
    _ problem: CatinderProblem, _ words: CatinderCommandWords
  ) -> ExitStatus {
    let lines = words.lines(problem).map { Sanitizer.clean($0) }
    ErrorOutput.write("moggy: " + lines.joined(separator: "\n"))
    if case .noMatch = problem { return .noInput }
    return .wrongData
  }

  private static func status(_ error: CatinderError) -> ExitStatus {
    switch error {
    case .wrongAddress: .wrongUse
    case .invalid, .couldNotUpdateImage, .couldNotDeleteImage, .nameTaken: .wrongData
    case .notFound: .noInput
    case .requestFailed, .cancelled: .unavailable
    case .tooManyRequests: .tryAgain
    case .status, .emptyData, .wrongData, .couldNotParse: .wrongAnswer
    case .wrongCredentials, .notLoggedIn: .noPermission
    }
  }
}
