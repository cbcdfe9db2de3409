import AppRuntime
import CatinderDomain
import CatinderServer
import Core
import Foundation
import JourneyKit
import JourneyKitInProcess
import Networking
import Persistence
import PetsDomain
import Pictures
import Places
import ProfileScreens
import Scheduling
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TravelDomain
import WeatherScreens

@testable import moggy

/// Makes the two drivers of a journey: the program inside the test, and the real one on a PTY.
@MainActor
enum MoggyDrivers {
  /// Beyond any load of the machine: it ends what hangs, and tells nothing of what is slow.
  private static let deadline = Duration.seconds(60)

  /// - Parameters:
  ///   - shownFolder: the data folder as the screen is to name it; nil for the one there is.
  ///   - first: what happens at the start; without `.started`, nothing is loaded.
  ///   - catinder: is asked without a port, where the launch names a server.
  ///   - about: what the program is to say it is made of; nil for what it is made of.
  static func inProcess(
    _ launch: Launch, data: DataFolder, shownFolder: String? = nil, about: AboutInfo? = nil,
    catinder: CatinderServer? = nil, first: [ShellAction] = [.started], size: Size
  ) -> InProcessDriver<ShellFeature> {
    InProcessDriver(size: size, deadline: deadline) { size in
      let clock = ManualClock(now: launch.date)
      let folders = Folders(under: data.url)
      try folders.create()
      let store = try DataStore(
        .folders(folders), schemas: ShellSetup.schemas, activity: Activity(isOnOneThread: true),
        clock: clock)
      if launch.demo { try await fill(store, launch, clock, folders.data) }
      var options = ShellOptions(
        language: launch.usesSettings ? nil : launch.language,
        theme: launch.usesSettings ? nil : launch.theme,
        timeZone: TimeZone(identifier: launch.timeZone) ?? .gmt, seed: launch.seed,
        dataFolder: shownFolder ?? folders.data.path(percentEncoded: false),
        about: about ?? Versions.about)
      options.tab = launch.keepsTab ? nil : launch.tab.rawValue
      options.http = try catinder ?? network(launch, data, clock)
      options.line = try catinder ?? LiveHTTPClient(userAgent: "moggy", clock: clock)
      options.weather.server = launch.server
      options.photoServer = launch.server
      options.folders = folders
      options.catinder = try launch.catinder.map { try CatinderAddress($0) }
      options.weather.pictureList = launch.pictureList.flatMap { URL(string: $0) }
      options.places = PlacesFile(
        environment: program([], launch, home: data.path).environment,
        program: URL(filePath: executable))
      let pictures = PictureService(cacheFolder: nil)
      options.loadPicture = { try await pictures.picture(for: $0) }
      options.filesFolder = folders.data
      options.isDemo = launch.demo
      options.contact = launch.contact
      options.environment = program([], launch, home: data.path).environment
      options.writeMail = MailProgram(environment: options.environment).write
      options.languageOrigin = .commandLine
      options.themeOrigin = .commandLine
      options.hasMotion = launch.hasMotion
      let session = try await ShellSetup.session(
        on: store, options: options, clock: clock, size: size, colorDepth: .indexed256)
      session.loadPicture = options.loadPicture
      for action in first { session.send(action) }
      return (session, clock)
    }
  }

  static func process(_ launch: Launch, data: DataFolder, size: Size) -> ProcessDriver {
    ProcessDriver(
      program(launch.arguments(data: data.path), launch, home: data.path), size: size,
      deadline: deadline)
  }

  static func program(_ arguments: [String], _ launch: Launch, home: String) -> Program {
    var environment = Program.environment(home: home)
    environment["TERM"] = launch.term
    environment.merge(launch.environment) { $1 }
    return Program(executable, arguments: arguments, environment: environment)
  }

  static var executable: String { program(named: "moggy") }

  /// A real program, beside the bundle of the tests.
  static func program(named name: String) -> String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name).path(percentEncoded: false)
  }

  /// Puts the pets of a launch into the records, before any program opens them, and says that the
  /// user knows the program, unless it is the first run.
  ///
  /// - Parameter withSamples: where the launch asks for samples, they are there already; the real
  ///   program has to put them there itself.
  static func prepare(
    _ launch: Launch, data: DataFolder, withSamples: Bool = false
  ) async throws {
    let isEmpty = try FileManager.default.contentsOfDirectory(atPath: data.path).isEmpty
    if isEmpty, !launch.isFirstRun || !launch.pets.isEmpty {
      let withSamples = withSamples && launch.demo
      try await PreparedRecords.copy(launch, withSamples: withSamples, to: data) {
        try await writeRecords(of: launch, withSamples: withSamples, in: $0)
      }
    } else if !launch.isFirstRun || !launch.pets.isEmpty {
      try await writeRecords(of: launch, withSamples: false, in: data)
    }
    try writeAnswers(launch.answers, in: data)
    try writeSettings(of: launch, in: data)
  }

  private static func writeRecords(
    of launch: Launch, withSamples: Bool, in data: DataFolder
  ) async throws {
    let clock = ManualClock(now: launch.date)
    let folders = Folders(under: data.url)
    try folders.create()
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: clock)
    if !launch.isFirstRun { try await ShellSetup.skipIntroduction(in: store) }
    if launch.keepsTab { try await ShellSetup.keep(tab: launch.tab.rawValue, in: store) }
    if let weather = launch.weather { try await ShellSetup.keep(weather, in: store) }
    try await TrackersRepository(store, clock: clock, timeZone: .gmt).addAll(launch.trackers)
    let pets = PetRepository(store, clock: clock, timeZone: .gmt)
    try await pets.addAll(launch.pets)
    try await pets.health.addAll(launch.books)
    if withSamples { try await fill(store, launch, clock, folders.data) }
  }

  private static func writeSettings(of launch: Launch, in data: DataFolder) throws {
    var text = launch.contact.map { "[contact]\nemail = '\($0)'\n" } ?? ""
    let weather = [
      launch.server.map { "server = '\($0.absoluteString)'\n" },
      launch.pictureList.map { "pictures = '\($0)'\n" },
    ].compactMap { $0 }.joined()
    if !weather.isEmpty { text += "[weather]\n" + weather }
    let travel = [
      launch.server.map { "server = '\($0.absoluteString)'\n" },
      launch.photoKeyCommand.map { "key_command = '\($0)'\n" },
    ].compactMap { $0 }.joined()
    if !travel.isEmpty { text += "[travel]\n" + travel }
    if text.isEmpty { return }
    let folder = data.url.appending(path: "config")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "config.toml"))
  }

  private static func network(
    _ launch: Launch, _ data: DataFolder, _ clock: any AppClock
  ) throws -> any HTTPClient {
    guard launch.server != nil else {
      return FixtureHTTPClient(folder: answers(in: data), clock: clock)
    }
    return try LiveHTTPClient(userAgent: "moggy", clock: clock)
  }

  static func answers(in data: DataFolder) -> URL {
    data.url.appending(path: "answers", directoryHint: .isDirectory)
  }

  /// What the network answers from now on.
  static func writeAnswers(_ answers: [String: Data], in data: DataFolder) throws {
    let folder = Self.answers(in: data)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files = answers
    if files["index.json"] == nil { files["index.json"] = Data("{\"answers\": []}".utf8) }
    for (name, content) in files {
      try content.write(to: folder.appending(path: name), options: .atomic)
    }
  }

  private static func fill(
    _ store: DataStore, _ launch: Launch, _ clock: any AppClock, _ folder: URL
  ) async throws {
    try await ShellSetup.addDemo(
      to: store, clock: clock, timeZone: TimeZone(identifier: launch.timeZone) ?? .gmt,
      language: launch.language, files: folder,
      places: PlacesFile(
        environment: program([], launch, home: "").environment, program: URL(filePath: executable)))
  }
}
