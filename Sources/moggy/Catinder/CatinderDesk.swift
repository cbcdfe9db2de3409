import CatinderDomain
import CatinderServer
import Core
import Foundation
import Networking
import Persistence
import ProgramOptions
import Scheduling
import Terminal
import Toolkit

/// The server that the session is of, and the way to print what it says.
struct CatinderDesk: Sendable {
  let isJSON: Bool
  let session: SessionFile
  private let folders: Folders
  let words: CatinderCommandWords
  private let network: NetworkChoice

  init(
    _ options: CatinderOptions, _ program: MoggyCommand, _ words: CatinderCommandWords
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    let location = options.location.data == nil ? program.location : options.location
    folders = try location.folders(environment)
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
