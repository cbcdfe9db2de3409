import AppRuntime
import Foundation
import JourneyKit
import Persistence
import PetsDomain
import ProfileScreens
import Scheduling
import Shell
import Terminal
import Toolkit

@testable import moggy

/// Makes the two drivers of a journey: the program inside the test, and the real one on a PTY.
@MainActor
enum MoggyDrivers {
  /// - Parameters:
  ///   - shownFolder: the data folder as the screen is to name it; nil for the one there is.
  ///   - first: what happens at the start; without `.started`, nothing is loaded.
  ///   - about: what the program is to say it is made of; nil for what it is made of.
  static func inProcess(
    _ launch: Launch, data: DataFolder, shownFolder: String? = nil, about: AboutInfo? = nil,
    first: [ShellAction] = [.started], size: Size
  ) -> InProcessDriver<ShellFeature> {
    InProcessDriver(size: size) { size in
      let clock = ManualClock(now: launch.date)
      let folders = Folders(under: data.url)
      try folders.create()
      let store = try DataStore(
        .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: clock)
      if launch.demo { try await fill(store, launch, clock) }
      var options = ShellOptions(
        language: launch.usesSettings ? nil : launch.language,
        theme: launch.usesSettings ? nil : launch.theme,
        timeZone: TimeZone(identifier: launch.timeZone) ?? .gmt, seed: launch.seed,
        dataFolder: shownFolder ?? folders.data.path(percentEncoded: false),
        about: about ?? Versions.about)
      options.filesFolder = folders.data
      options.isDemo = launch.demo
      options.contact = launch.contact
      options.writeMail =
        MailProgram(
          environment: program([], launch, home: data.path).environment
        ).write
      options.languageOrigin = .commandLine
      options.themeOrigin = .commandLine
      options.hasMotion = launch.hasMotion
      options.home = data.path
      let session = try await ShellSetup.session(
        on: store, options: options, clock: clock, size: size, colorDepth: .indexed256)
      for action in first { session.send(action) }
      return (session, clock)
    }
  }

  static func process(_ launch: Launch, data: DataFolder, size: Size) -> ProcessDriver {
    ProcessDriver(program(launch.arguments(data: data.path), launch, home: data.path), size: size)
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
  static func prepare(_ launch: Launch, data: DataFolder) async throws {
    if let contact = launch.contact {
      let folder = data.url.appending(path: "config")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("[contact]\nemail = '\(contact)'\n".utf8).write(
        to: folder.appending(path: "config.toml"))
    }
    if launch.isFirstRun, launch.pets.isEmpty { return }
    let clock = ManualClock(now: launch.date)
    let folders = Folders(under: data.url)
    try folders.create()
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: clock)
    if !launch.isFirstRun { try await ShellSetup.skipIntroduction(in: store) }
    if launch.pets.isEmpty { return }
    try await PetRepository(store, clock: clock, timeZone: .gmt).addAll(launch.pets)
  }

  private static func fill(
    _ store: DataStore, _ launch: Launch, _ clock: any AppClock
  ) async throws {
    let pets = PetRepository(
      store, clock: clock, timeZone: TimeZone(identifier: launch.timeZone) ?? .gmt)
    try await pets.addDemo(launch.language == .russian ? .russian : .english)
  }
}
