import Foundation
import JourneyKit
import PseudoTerminal
import Terminal

/// Whether the screen behind a key is the last one, on programs that know nothing of the kit, and
/// what finding that out costs.
@MainActor
struct SettleBenchmarks {
  func run() async throws {
    Report.title("A key to its settled screen, foreign programs, 80x24")
    try await truth(under: 0)
    let load = try Load(6)
    Report.title("The same beside 6 busy loops")
    try await truth(under: 6)
    load.stop()
    Report.title("A journey of 20 steps on a foreign program")
    try await journeys()
    Report.title("From a wrong expectation to its failure")
    try await timeToRed()
  }

  // MARK: Truth

  private func truth(under load: Int) async throws {
    let cases = [
      ("fast", [], 3000, 1), ("slow80", [], 60, 85), ("slow80busy", [], 60, 85),
      ("threads", ["4"], 300, 6), ("threads", ["80"], 60, 85), ("forked", ["4"], 300, 6),
      ("forked", ["80"], 60, 85),
    ]
    for (mode, arguments, keys, aim) in cases {
      let driver = Self.driver(mode, arguments)
      try await driver.launch()
      var (count, wrong) = (0, 0)
      let samples = try await Samples.measure(keys) {
        try await driver.perform([.key("a")])
        count += 1
        if Self.count(driver.screen) != count { wrong += 1 }
      }
      driver.stop()
      let name = ([mode] + arguments).joined(separator: " ")
      Report.line("\(name): \(wrong) of \(keys) stale or torn", samples, aim: Double(aim))
    }
  }

  /// What the first row and the last one say; nil where they differ.
  private static func count(_ screen: Screen) -> Int? {
    let rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = rows.first, let last = rows.last, first.hasPrefix("count ") else {
      return nil
    }
    return first == last ? Int(first.dropFirst(6)) : nil
  }

  // MARK: Journeys

  func journeys() async throws {
    let driver = Self.driver("fast")
    let app = Journey(driver)
    try await driver.launch()
    var count = 0
    let one = try await Samples.measure(200, warmUp: 5) {
      try await Self.walk(app, from: count)
      count += 20
    }
    driver.stop()
    Report.line("one, spawn excluded", one, aim: 20)
    let whole = try await Samples.measure(40) {
      try await Self.launchAndWalk()
    }
    Report.line("one, with spawn and end", whole, aim: 40)
    let many = try await Samples.measure(5) {
      let journeys = (0..<64).map { _ in Task { try await Self.launchAndWalk() } }
      for journey in journeys { try await journey.value }
    }
    Report.line("64 at once, with spawn and end", many, aim: 1200)
  }

  private static func launchAndWalk() async throws {
    let driver = driver("fast")
    try await driver.launch()
    try await walk(Journey(driver), from: 0)
    driver.stop()
  }

  /// Each key, and the words that come of it.
  private static func walk(_ app: Journey, from count: Int) async throws {
    for step in count + 1...count + 20 {
      try await app.press("a")
      try app.expectText("count \(step)")
    }
  }

  // MARK: Time to red

  private func timeToRed() async throws {
    let driver = Self.driver("fast")
    let app = Journey(driver)
    try await driver.launch()
    defer { driver.stop() }
    let wrong = Samples.measure(50) {
      Self.red { try app.expectText("count 7") }
    }
    Report.line("words that are not there", wrong, aim: 50)
    let twice = Samples.measure(50) {
      Self.red { try app.expect(.text("count 0")).toExist() }
    }
    Report.line("words that are there twice", twice, aim: 50)
    let never = await Samples.measure(50) {
      do {
        try await app.expectEventually(.text("count 7"))
        print("error: what never comes has come")
      } catch {}
    }
    Report.line("words that are awaited and cannot come", never, aim: 50)
  }

  private static func red(_ claim: () throws -> Void) {
    do {
      try claim()
      print("error: what is wrong was believed")
    } catch {}
  }

  private static func driver(_ mode: String, _ arguments: [String] = []) -> ProcessDriver {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "fixture-programs").path(percentEncoded: false)
    let environment = JourneyKit.Program.environment(home: "/nonexistent")
    return ProcessDriver(
      JourneyKit.Program(executable, arguments: [mode] + arguments, environment: environment))
  }
}

/// Busy loops beside what is measured.
private final class Load {
  private let loops: [PseudoTerminal]

  init(_ count: Int) throws {
    loops = try (0..<count).map { _ in
      try PseudoTerminal(executable: "/bin/sh", arguments: ["-c", "while :; do :; done"])
    }
  }

  func stop() { for loop in loops { loop.close() } }
}
