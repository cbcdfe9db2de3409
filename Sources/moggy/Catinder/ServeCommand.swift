import ArgumentParser
import CatinderServer
import Core
import CursesHost
import Foundation
import Glibc
import Interchange
import Persistence
import Scheduling

/// `moggy serve`: a Catinder server for others, or for oneself on several terminals.
struct ServeCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [
    .wrongData, .unavailable, .cannotCreate, .tryAgain, .noPermission,
  ]

  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Run a Catinder server.",
    discussion: """
      Accounts, messages and pictures are kept in --data, else in catinder-server within the data \
      folder of moggy; one process has a folder at a time. With --database they are in PostgreSQL, and \
      any number of servers behave as one. What was confirmed outlives kill -9. It \
      speaks plain HTTP: put a server with TLS in front of it before others come in from outside, and \
      note that limits are then shared by all who come through that one. The description for programs \
      is at /openapi.json.

      “moggy serve reports” lists what users have reported, also while the server runs.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false, subcommands: [ServeReports.self])

  @ParentCommand var program: MoggyCommand
  @OptionGroup var location: FolderOption
  @OptionGroup var store: DatabaseOptions

  @Option(help: ArgumentHelp("The port; 0 for any that is free.", valueName: "number"))
  var port: UInt16 = 8140

  @Option(
    help: ArgumentHelp(
      "An address of this machine; 0.0.0.0 lets others in.", valueName: "address"))
  var host = "127.0.0.1"

  @Flag(help: "With twenty demo cats.")
  var demo = false

  @Flag(help: "Print one line of JSON instead of words.")
  var json = false

  @Option(
    help: ArgumentHelp("Make random choices repeatable.", valueName: "number"),
    transform: Seed.init)
  var seed: Seed?

  @Flag(help: .hidden)
  var unlimited = false

  /// Never returns but by a signal or an error.
  func run() throws {
    ProgramEnd.check(.server)
    umask(0o077)
    Self.raiseDescriptors()
    Task {
      do { try await serve() } catch { ProgramEnd.end(Self.report(error)) }
    }
    dispatchMain()
  }

  private func serve() async throws {
    var policy = ServerPolicy()
    policy.hasDemoCats = demo || program.demo
    let place = try store.place { try folder(chosenLocation) }
    if try await store.importRecords(place, asJSON: json) { ProgramEnd.end(.done) }
    let server = try await CatinderServer(
      place, clock: LiveClock(), activity: Activity(),
      seed: (seed ?? program.seed)?.number ?? UInt64.random(in: UInt64.min...UInt64.max),
      policy: policy,
      limits: unlimited ? .unlimited : ServerLimits())
    ProgramEnd.tell(server.openReport)
    let open: ServerPort
    do {
      open = try await server.listen(host: host, port: Int(port))
    } catch { throw ServeError.address(Self.address(host, Int(port)), Self.reason(error)) }
    say(open.number)
    // Until a signal ends the process.
    while true { try await Task.sleep(for: .seconds(86_400)) }
  }

  /// The folder that is told behind the command, else the one before it.
  var chosenLocation: FolderOption { location.data == nil ? program.location : location }

  func folder(_ location: FolderOption) throws -> URL {
    if let data = location.data {
      return URL(filePath: data, directoryHint: .isDirectory).absoluteURL
    }
    let folders = try location.folders(ProcessInfo.processInfo.environment)
    return folders.data.appending(path: "catinder-server", directoryHint: .isDirectory)
  }

  private func say(_ number: Int) {
    let address = "http://\(Self.address(host, number))"
    let line = json ? #"{"address":"\#(address)"}"# : "Catinder is served at \(address)"
    StandardOutput.write(line)
    // Whoever was to read where the server is waits for it in vain.
    if !StandardOutput.flush() { ProgramEnd.end(.done) }
  }

  private static func address(_ host: String, _ port: Int) -> String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// In the system's words, where it is the system that says no.
  private static func reason(_ error: any Error) -> FailureReason {
    FailureReason((error as? PortError).map { SystemError($0.code) } ?? error)
  }

  private static func report(_ error: any Error) -> ExitStatus {
    let status = ProgramEnd.report(error)
    return error is ServeError || error is DatabaseProblem ? .unavailable : status
  }

  /// Each connection is a descriptor, and the usual limit is low.
  private static func raiseDescriptors() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 8192)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

/// A reason for which the server does not get its port.
enum ServeError: WordedError {
  case address(String, FailureReason)

  func words(_ language: Language) -> String {
    switch self {
    case .address(let address, let reason):
      language.say(
        en: "\(address) cannot be used: \(reason.words(.english))",
        ru: "адрес \(address) не подходит: \(reason.words(.russian))")
    }
  }
}
