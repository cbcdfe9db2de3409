import ArgumentParser
import CatinderServer
import Core
import CursesHost
import Foundation
import Glibc
import Interchange
import Logging
import Persistence
import Scheduling

/// `moggy serve`: a Catinder server for others, or for oneself on several terminals.
struct ServeCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [
    .wrongData, .noInput, .unavailable, .cannotCreate, .tryAgain, .noPermission,
  ]

  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Run a Catinder server.",
    discussion: """
      Accounts, messages and pictures are kept in --data, else in catinder-server within the data \
      folder of moggy; one process has a folder at a time. With --database they are in PostgreSQL, and \
      any number of servers behave as one. What was confirmed outlives kill -9.

      Without --certificate it speaks plain HTTP, which others can read on its way. SIGHUP reads the \
      certificate anew. Behind a proxy, name it by --trusted-proxy: else all who come through it share \
      the limits of one address. The description for programs is at /openapi.json.

      “moggy serve reports” lists what users have reported, also while the server runs.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown, subcommands: [ServeReports.self])

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

  @OptionGroup var access: ServerAccess

  @Option(
    help: ArgumentHelp(
      "On SIGTERM finish what is under way, in this time at the most.", valueName: "seconds"))
  var drain: UInt16?

  @Option(
    help: ArgumentHelp(
      "Serve /metrics for Prometheus, /health and /ready at another address.",
      valueName: "address:port"),
    transform: SocketPlace.init)
  var metrics: SocketPlace?

  @Option(help: "Tell of each request on standard error, without names and secrets.")
  var log: LogLines.Form?

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
    let lines = LineQueue { ErrorOutput.write($0) }
    let logger = log.map { form in
      Logger(label: "moggy") { _ in LogLines(form, clock: LiveClock()) { lines.add($0) } }
    }
    let certificate = try access.readCertificate()
    let place = try store.place { try folder(chosenLocation) }
    if try await store.importRecords(place, asJSON: json) { ProgramEnd.end(.done) }
    let server = try await makeServer(place, logger)
    ProgramEnd.tell(server.openReport)
    let open = try await listen(
      ListenOptions(
        host: host, port: Int(port), proxies: access.proxies, certificate: certificate)
    ) { try await server.listen($0) }
    let monitoring = try await openMonitoring(server)
    let signals = ServerSignals(certificate: certificate, logger: logger)
    if let drain {
      signals.onTermination {
        logger?.notice("draining")
        await open.drain(within: .seconds(Int(drain)))
        await monitoring?.close()
        lines.flush()
        ProgramEnd.end(.done)
      }
    }
    logger?.notice("listening", metadata: ["address": "\(address(open.number))"])
    say(open.number)
    // Until a signal ends the process.
    while true {
      try await Task.sleep(for: .seconds(86_400))
      withExtendedLifetime(signals) {}
    }
  }

  private func makeServer(
    _ place: CatinderServer.Place, _ logger: Logger?
  ) async throws -> CatinderServer {
    var policy = ServerPolicy()
    policy.hasDemoCats = demo || program.demo
    return try await CatinderServer(
      place, clock: LiveClock(), activity: Activity(),
      seed: (seed ?? program.seed)?.number ?? UInt64.random(in: UInt64.min...UInt64.max),
      policy: policy, limits: unlimited ? .unlimited : ServerLimits(), log: logger)
  }

  private func openMonitoring(_ server: CatinderServer) async throws -> ServerPort? {
    guard let metrics else { return nil }
    let options = ListenOptions(host: metrics.host, port: metrics.port)
    return try await listen(options) { try await server.listenForMonitoring($0) }
  }

  private func listen(
    _ options: ListenOptions, _ open: (ListenOptions) async throws -> ServerPort
  ) async throws -> ServerPort {
    do {
      return try await open(options)
    } catch {
      let place = SocketPlace.text(options.host, options.port)
      throw ServeError.address(place, Self.reason(error))
    }
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
    let address = address(number)
    let line = json ? #"{"address":"\#(address)"}"# : "Catinder is served at \(address)"
    StandardOutput.write(line)
    // Whoever was to read where the server is waits for it in vain.
    if !StandardOutput.flush() { ProgramEnd.end(.done) }
  }

  private func address(_ number: Int) -> String {
    "\(access.certificate == nil ? "http" : "https")://\(SocketPlace.text(host, number))"
  }

  /// In the system's words, where it is the system that says no.
  private static func reason(_ error: any Error) -> FailureReason {
    FailureReason((error as? PortError).map { SystemError($0.code) } ?? error)
  }

  private static func report(_ error: any Error) -> ExitStatus {
    let status = ProgramEnd.report(error)
    if error is DatabaseProblem { return .unavailable }
    return (error as? ServeError)?.status ?? status
  }

  /// Each connection is a descriptor, and the usual limit is low.
  private static func raiseDescriptors() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 8192)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
