import CatinderDomain
import CatinderScreens
import CatinderServer
import Core
import FilePrompts
import Foundation
import Networking
import Persistence
import Scheduling
import Synchronization

/// Puts Catinder together: the server, somebody's or the one within the program, and what is kept of
/// a log-in. Nothing is opened or asked before its first use.
struct CatinderSetup {
  let store: DataStore
  let options: ShellOptions
  let clock: any AppClock

  var dependencies: CatinderDependencies {
    let connection = CatinderConnection(setup: self)
    let sessions = KeptSession(folder: options.folders?.state, server: options.catinder)
    let guest = options.isDemo && options.catinder == nil ? CatinderGuest() : nil
    var dependencies = CatinderDependencies(
      service: { language throws(CatinderError) in
        let service = try await connection.service(language)
        if sessions.session == nil {
          await guest?.enter(service, language) { try sessions.keep($0) }
        }
        return service
      },
      host: options.catinder?.place, photos: pictureFolder,
      answers: options.catinder.map { _ in KeptAnswers(folder: answerFolder) },
      paths: TypedPath(environment: options.environment),
      now: { [clock] in clock.now }, makeID: { UUID() }, keptSession: { sessions.session },
      keep: { try sessions.keep($0) },
      drafts: drafts)
    dependencies.entersByItself = guest != nil
    return dependencies
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

  /// Each account has its own: on one machine somebody may log out, and somebody else in.
  var drafts: CatinderDrafts {
    let drafts = Drafts(store)
    return CatinderDrafts(
      load: { await drafts.draft(CatinderDraft.self, for: "catinder[\($0)]") },
      save: { await drafts.keep($1, for: "catinder[\($0)]") })
  }

  /// The server within the program counts no wrong passwords.
  fileprivate var devices: DeviceFile? {
    guard options.catinder != nil, let folders = options.folders else { return nil }
    return DeviceFile(folder: folders.state)
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

/// The way to the server, made when it is first asked for; after a failure the next one tries again.
private actor CatinderConnection {
  private let setup: CatinderSetup
  private var opened: Task<Way, any Error>?
  private var current: (language: Language, service: HTTPCatinderService)?

  /// The parts of a service.
  private struct Way: Sendable {
    let address: CatinderAddress
    let http: any HTTPClient & HTTPStreaming
  }

  init(setup: CatinderSetup) { self.setup = setup }

  /// Speaks a language; another one goes on with the same session.
  func service(_ language: Language) async throws(CatinderError) -> any CatinderService {
    if let current, current.language == language { return current.service }
    let way = try await way()
    let service = HTTPCatinderService(
      way.address, http: way.http, streaming: way.http, clock: setup.clock,
      activity: setup.store.activity, language: language.rawValue, devices: setup.devices)
    if let session = current?.service.session { service.resume(session) }
    current = (language, service)
    return service
  }

  private func way() async throws(CatinderError) -> Way {
    let task = opened ?? Task { [setup] in try await Self.open(setup) }
    opened = task
    do {
      return try await task.value
    } catch {
      opened = nil
      throw error as? CatinderError
        ?? .requestFailed(.unreachable(host: "", reason: String(describing: error)))
    }
  }

  private static func open(_ setup: CatinderSetup) async throws -> Way {
    if let address = setup.options.catinder {
      guard let line = setup.options.line
      else { throw CatinderError.requestFailed(.unreachable(host: "", reason: "no network")) }
      return Way(address: address, http: line)
    }
    // No port: nobody else has a way in.
    return Way(address: try CatinderAddress("http://localhost"), http: try await setup.ownServer())
  }
}

/// Somebody to look at Catinder with, for a run with samples: an account with one match on the server within
/// the program, once a run. A user who logs out sees the way in.
private actor CatinderGuest {
  private var isTried = false

  func enter(
    _ service: any CatinderService, _ language: Language,
    _ keep: (CatinderSession) throws -> Void
  ) async {
    if isTried || service.session != nil { return }
    isTried = true
    let name = language.say(en: "Guest", ru: "Гость")
    guard let credentials = Credentials(user: "guest", password: UUID().uuidString) else { return }
    let draft = ProfileDraft(
      name: name, age: 4,
      shortDescription: language.say(en: "Here for a look.", ru: "Заглянул посмотреть."))
    // Where the account was made by an earlier run, its owner logs in.
    guard let made = try? await service.register(credentials, draft) else { return }
    try? keep(made.session)
    for cat in (try? await service.profiles())?.prefix(6) ?? [] {
      if (try? await service.decide(.superlike, on: cat.uid)) ?? true { return }
    }
  }
}

/// The log-in to one server: in a file that only its owner reads, or for as long as the program runs.
private final class KeptSession: Sendable {
  private let file: SessionFile?
  private let server: CatinderAddress?
  private let inMemory = Mutex<CatinderSession?>(nil)

  /// - Parameters:
  ///   - folder: nil where nothing is written.
  ///   - server: a session of another one counts as none.
  init(folder: URL?, server: CatinderAddress?) {
    (file, self.server) = (folder.map { SessionFile(folder: $0) }, server)
  }

  /// Nil also where the file cannot be read: one logs in again.
  var session: CatinderSession? {
    guard let file else { return inMemory.withLock { $0 } }
    guard let kept = file.read(), kept.server == server else { return nil }
    return kept.session
  }

  /// - Throws: what the disk says.
  func keep(_ session: CatinderSession?) throws {
    guard let file else { return inMemory.withLock { $0 = session } }
    try file.write(session.map { SessionFile.Kept(session: $0, server: server) })
  }
}
