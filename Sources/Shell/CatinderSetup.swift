import CatinderDomain
import CatinderScreens
import CatinderServer
import Core
import FilePrompts
import Foundation
import Networking
import Persistence
import Scheduling
import Toolkit

/// Puts Catinder together: the server, somebody's or the one within the program, and what is kept of
/// a log-in. Nothing is opened or asked before its first use.
struct CatinderSetup {
  let store: DataStore
  let options: ShellOptions
  let clock: any AppClock

  var dependencies: CatinderDependencies {
    let connection = CatinderConnection(setup: self)
    let sessions = KeptSession(folder: options.folders?.state, server: options.catinder)
    return CatinderDependencies(
      service: { language throws(CatinderError) in try await connection.service(language) },
      host: options.catinder?.place,
      photos: pictureFolder,
      answers: options.catinder.map { _ in KeptAnswers(folder: answerFolder) },
      paths: TypedPath(environment: options.environment),
      now: { [clock] in clock.now }, makeID: { UUID() }, keptSession: { sessions.session },
      keep: { try sessions.keep($0) },
      drafts: drafts)
  }

  /// Pictures can be had from the server again; those of different servers lie apart.
  private var pictureFolder: URL {
    let cache =
      options.folders?.cache ?? options.filesFolder ?? FileManager.default.temporaryDirectory
    return cache.appending(path: "catinder/\(serverName)", directoryHint: .isDirectory)
  }

  private var answerFolder: URL { pictureFolder.appendingPathExtension("answers") }

  /// A name for files, another one for each server.
  private var serverName: String {
    guard let url = options.catinder?.url else { return "own" }
    let path = url.path().replacing("/", with: "_")
    return (url.host() ?? "") + (url.port.map { "-\($0)" } ?? "") + path
  }

  // MARK: The server within the program

  /// - Throws: what opening its records says.
  func ownServer() async throws -> CatinderServer {
    try await CatinderServer(
      place, clock: clock, activity: store.activity,
      seed: options.seed ?? UInt64.random(in: 0...UInt64.max), policy: .embedded,
      limits: .unlimited)
  }

  private var place: CatinderServer.Place {
    if let folders = options.folders {
      return .init(folder: folders.data.appending(path: "catinder", directoryHint: .isDirectory))
    }
    let folder = options.filesFolder ?? FileManager.default.temporaryDirectory
    return .init(inMemoryWithPicturesIn: folder.appending(path: "catinder"))
  }
}
