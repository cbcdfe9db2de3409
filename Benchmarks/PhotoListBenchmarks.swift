import Foundation
import JourneyKit
import Persistence
import PetsDomain
import Scheduling
import Shell
import Terminal

/// The list of many pets that all have a photo, in the real program: what a key waits for until the
/// photos that it brings into sight are drawn, and whether going through them takes memory.
@MainActor
struct PhotoListBenchmarks {
  let folder: BenchFolder

  func run(
    _ count: Int, now: Date, program: (_ data: String) -> ProcessDriver
  ) async throws {
    Report.title("\(count) pets with photos, 120x40, the real program")
    let data = folder.path("photos")
    try await fill(data, count, now)
    try await starts(data, program)
    let driver = program(data)
    defer { driver.stop() }
    try await driver.launch()
    Report.note("resident memory", MemoryFigure.resident(below: driver.processID))
    let down = try await Samples.measure(200) { try await driver.perform([.key("j")]) }
    Report.line("down, until all photos are drawn", down, aim: 100)
    let page = try await Samples.measure(60) { try await driver.perform([.key(.pageDown)]) }
    Report.line("a page down, until all photos are drawn", page, aim: 500)
    for _ in 0..<20 {
      try await driver.perform([.key("G")])
      try await driver.perform([.key("g")])
    }
    let back = try await Samples.measure(60) { try await driver.perform([.key(.pageUp)]) }
    Report.line("a page up at the start", back, aim: 500)
    Report.note(
      "after 300 keys and 20 times to the end and back",
      MemoryFigure.resident(below: driver.processID))
  }

  private func starts(_ data: String, _ program: (String) -> ProcessDriver) async throws {
    let start = try await Samples.measure(8, warmUp: 1) {
      let driver = program(data)
      try await driver.launch()
      driver.stop()
    }
    Report.line("process start, until all photos are drawn", start, aim: 1000)
  }

  /// Fifty pets share a file, under names of their own; their pictures are drawn each for itself.
  private func fill(_ data: String, _ count: Int, _ now: Date) async throws {
    let folders = Folders(under: URL(filePath: data))
    try folders.create()
    let clock = ManualClock(now: now)
    let store = try DataStore(
      .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: clock)
    try await ShellSetup.skipIntroduction(in: store)
    let pets = PetRepository(store, clock: clock, timeZone: .gmt, folder: folders.data)
    let samples = PetSamples.withPhotos(
      PetSamples.many(count, seed: 1, today: pets.today, now: now))
    try await pets.addAll(samples)
    let kept = folders.data.appending(path: "pets")
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    let photo = try Data(contentsOf: URL(filePath: Self.fixture))
    var shared = ""
    for (number, pet) in samples.enumerated() {
      guard let path = pets.photoFolder?.path(of: pet) else { continue }
      if number % 50 == 0 {
        shared = path
        try (photo + Data("\(number)".utf8)).write(to: URL(filePath: path))
      } else {
        link(shared, path)
      }
    }
  }

  private static var fixture: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Tests/PictureFixtures/baseline.jpg").path(percentEncoded: false)
  }
}
