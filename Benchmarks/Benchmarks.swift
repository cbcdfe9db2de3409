import AppRuntime
import Core
import Foundation
import JourneyKit
import JourneyKitInProcess
import Persistence
import PetsDomain
import ProfileScreens
import Scheduling
import Shell
import Terminal
import Toolkit

/// What a user waits for: journeys, the start, and keys at 100,000 records.
@MainActor
struct Benchmarks {
  private let moment = "2026-03-06T09:00:00Z"
  let folder = BenchFolder()

  /// - Parameter group: the only one to measure; nil for all.
  func run(only group: String?) async {
    defer { folder.remove() }
    func wants(_ name: String) -> Bool { group == nil || group == name }
    do {
      print("median, 95th percentile, worst")
      if wants("journey") { try await journeys() }
      if group == "steps" { try await steps() }
      if wants("settle") { try await SettleBenchmarks().run() }
      if wants("trace") { try await trace() }
      if wants("start") { try await start() }
      if wants("lists") { await LongLists().run() }
      if wants("gallery") { await GalleryBenchmarks().run() }
      if wants("query") { try await QueryBenchmarks().run() }
      if wants("ephemeris") { EphemerisBenchmarks().run() }
      if wants("pets") { try await manyPets(100_000) }
      if wants("photos") {
        try await PhotoListBenchmarks(folder: folder).run(
          100_000, now: try Date(moment, strategy: .iso8601)
        ) { process(demo: false, data: $0, size: Size(120, 40)) }
      }
      if wants("health") {
        try await PetBenchmarks(folder: folder).run(
          100_000, now: try Date(moment, strategy: .iso8601))
      }
      if wants("terminal") { try TerminalBenchmarks(folder: folder).run() }
      if wants("places") { try PlacesBenchmarks(folder: folder).run() }
      if wants("travel") {
        try await TravelBenchmarks(folder: folder).run(now: try Date(moment, strategy: .iso8601))
      }
      if wants("trackers") {
        try await TrackerBenchmarks(folder: folder).run(
          now: try Date(moment, strategy: .iso8601)
        ) { process(demo: false, data: $0, size: Size(120, 40), tab: "trackers") }
      }
      if wants("catinder") { try await CatinderBenchmarks(folder: folder).run() }
      if wants("scale") {
        var scale = CatinderScale()
        scale.run()
      }
      if wants("terminals") { try await TwoTerminals(folder: folder).run() }
      if wants("map") { try MapBenchmarks(folder: folder).run() }
      if wants("hostile") { try await HostileBenchmarks(folder: folder).run() }
      if wants("pictures") { try await PictureBenchmarks(folder: folder).run() }
    } catch {
      print("stopped: \(error)")
      // Nothing that is deferred is done at an exit.
      folder.remove()
      exit(EXIT_FAILURE)
    }
  }

  // MARK: Journeys of 20 steps

  /// Keys that open, move, search and come back; each is settled before the next.
  static let steps: [KeyStroke] = [
    "j", "j", "k", .enter, "j", "j", .escape, "/", "o", "l", .backspace, .escape, "v", "v", "4",
    "2", "?", .escape, "G", "g",
  ]

  private func journeys() async throws {
    Report.title("A journey of 20 steps, 80x24, 12 pets")
    let here = try await inProcess(.inMemory, pets: 12)
    let inProcess = try await Samples.measure(200, warmUp: 20) { try await walk(here) }
    Report.line("in process", inProcess, aim: 4)
    let there = process(demo: true, data: nil)
    try await there.launch()
    let process = try await Samples.measure(100, warmUp: 5) { try await walk(there) }
    there.stop()
    Report.line("on the real program", process, aim: 20)
  }

  private func walk(_ driver: any Driver) async throws {
    for step in Self.steps { try await driver.perform([.key(step)]) }
  }

  /// Each of the 20 keys by itself, which tells where the time of a journey goes.
  private func steps() async throws {
    Report.title("The keys of a journey one by one, in process, 80x24, 12 pets")
    let driver = try await inProcess(.inMemory, pets: 12)
    var samples = Array(repeating: Samples(), count: Self.steps.count)
    var frames = Array(repeating: 0, count: Self.steps.count)
    for round in 0..<220 {
      for (index, step) in Self.steps.enumerated() {
        let before = driver.session?.frameNumber ?? 0
        let start = ContinuousClock.now
        try await driver.perform([.key(step)])
        if round >= 20 { samples[index].add(ContinuousClock.now - start) }
        frames[index] = (driver.session?.frameNumber ?? 0) - before
      }
    }
    for (index, step) in Self.steps.enumerated() {
      Report.line("\(step), \(frames[index]) frames", samples[index], aim: 0.1)
    }
  }

  // MARK: Start

  private func start() async throws {
    Report.title("Process start to first frame, settled and read back")
    for (name, demo) in [("empty", false), ("12 pets", true)] {
      let data = folder.path(name)
      let samples = try await Samples.measure(40) {
        let driver = process(demo: demo, data: data)
        try await driver.launch()
        driver.stop()
      }
      Report.line(name, samples, aim: 40)
    }
  }

  // MARK: Long lists

  // MARK: Many records

  private func manyPets(_ count: Int) async throws {
    Report.title("With \(count) pets on disk, in process")
    let location = StoreLocation.file(
      folder.url.appending(path: "many.sqlite"), backups: folder.url.appending(path: "backups"))
    let driver = try await inProcess(location, pets: count)
    let move = try await Samples.measure(300) { try await driver.perform([.key("j")]) }
    Report.line("a key press (down) to its frame", move, aim: 16)
    let ends = try await Samples.measure(40) {
      try await driver.perform([.key("G")])
      try await driver.perform([.key("g")])
    }
    Report.line("to the end and back, two keys", ends, aim: 32)
    try await driver.perform([.key("/")])
    let letters: [KeyStroke] = ["b", "a", "r", .backspace, .backspace, .backspace]
    var index = 0
    let search = try await Samples.measure(60) {
      try await driver.perform([.key(letters[index % letters.count])])
      index += 1
    }
    Report.line("a letter of a search to its result", search, aim: 16)
    driver.stop()
    try await realProgram(location, count)
  }

  /// The same records in the real program: keys, and how much memory it takes.
  private func realProgram(_ location: StoreLocation, _ count: Int) async throws {
    let data = folder.path("real")
    try Folders(under: URL(filePath: data)).create()
    guard case .file(let url, _) = location else { return }
    let database = Folders(under: URL(filePath: data)).database
    try FileManager.default.copyItem(at: url, to: database)
    Report.title("With \(count) pets on disk, the real program")
    let driver = process(demo: false, data: data)
    try await driver.launch()
    let move = try await Samples.measure(200) { try await driver.perform([.key("j")]) }
    Report.line("a key press (down) to its frame", move, aim: 16)
    Report.note("resident memory", MemoryFigure.resident(below: driver.processID))
    for _ in 0..<50 {
      try await driver.perform([.key("G")])
      try await driver.perform([.key("g")])
    }
    Report.note(
      "after going 50 times to the end and back", MemoryFigure.resident(below: driver.processID))
    try await output(of: driver)
    driver.stop()
  }

  /// Bytes sent for keys in the list.
  private func output(of driver: ProcessDriver) async throws {
    Report.title("Bytes sent for a key press in the list, the real program")
    let keys: [(String, [KeyStroke])] = [
      ("down and up within a page", ["g", "j", "k"]), ("down, scrolling", ["j"]),
      ("up, scrolling", ["k"]), ("a page down", [.pageDown]),
    ]
    for (what, strokes) in keys {
      var figure = OutputFigure(driver)
      for _ in 0..<60 { for stroke in strokes { try await figure.press(stroke) } }
      figure.report(what)
    }
  }

  // MARK: Drivers

  func inProcess(
    _ location: StoreLocation, pets count: Int
  ) async throws -> InProcessDriver<ShellFeature> {
    let date = try Date(moment, strategy: .iso8601)
    let driver = InProcessDriver<ShellFeature>(size: Size(80, 24)) { size in
      let clock = ManualClock(now: date)
      let store = try DataStore(
        location, schemas: ShellSetup.schemas, activity: Activity(isOnOneThread: true),
        clock: clock)
      try await ShellSetup.skipIntroduction(in: store)
      let repository = PetRepository(store, clock: clock, timeZone: .gmt)
      if try await repository.page(PetQuery(limit: 1)).total == 0 {
        let samples =
          count <= 12
          ? PetSamples.demo(.english, today: repository.today, now: date)
          : PetSamples.many(count, seed: 1, today: repository.today, now: date)
        try await repository.addAll(samples)
      }
      var options = ShellOptions(
        language: .english, theme: .dark, seed: 1, dataFolder: "-",
        about: .init(version: "-", build: "-", parts: []))
      options.tab = "pets"
      let session = try await ShellSetup.session(
        on: store, options: options, clock: clock, size: size, colorDepth: .indexed256)
      session.send(.started)
      return (session, clock)
    }
    try await driver.launch()
    return driver
  }

  private func process(
    demo: Bool, data: String?, size: Size = Size(80, 24), tab: String = "pets"
  ) -> ProcessDriver {
    var arguments = ["--now", moment, "--time-zone", "UTC", "--seed", "1", "--language", "en"]
    arguments += ["--tab", tab]
    if demo { arguments.append("--demo") }
    if let data { arguments += ["--data", data] }
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "moggy").path(percentEncoded: false)
    let environment = JourneyKit.Program.environment(home: folder.url.path(percentEncoded: false))
    return ProcessDriver(
      JourneyKit.Program(executable, arguments: arguments, environment: environment), size: size)
  }
}
