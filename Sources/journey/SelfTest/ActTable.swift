import JourneyKit
import PseudoTerminal
import Semantics
import Terminal

/// The table of `journey selftest --acts`: of each program that counts keys, how many screens were wrong
/// when an act was done, and how long the acts took.
@MainActor
struct ActTable {
  /// The programs that count keys.
  let cases: [FaultCase]
  /// The folder that programs start in.
  let folder: String
  /// The acts with each program.
  let acts: Int
  /// The acts after which a program is started anew.
  var actsOfLaunch = 50

  /// Does the acts.
  ///
  /// - Parameter tell: gets each row when its acts are done.
  func run(_ tell: (ActRow) -> Void = { _ in }) async -> [ActRow] {
    var rows: [ActRow] = []
    for fault in cases {
      let row = await row(fault)
      tell(row)
      rows.append(row)
    }
    return rows
  }

  private func row(_ fault: FaultCase) async -> ActRow {
    var row = ActRow(name: fault.name, delay: fault.delay, obstacle: fault.obstacle)
    while row.obstacle == nil, row.acts < acts, row.failures.count < Self.mostFailures {
      do {
        try await launch(fault, &row)
      } catch { row.failures.append("\(error)") }
    }
    return row
  }

  /// Starts the program and does some of the acts.
  private func launch(_ fault: FaultCase, _ row: inout ActRow) async throws {
    var program = fault.program
    program.executable = ProgramStage.path(of: program.executable) ?? program.executable
    let driver = program.driver(from: folder)
    driver.deadline = fault.deadline
    defer { driver.stop() }
    let copies = fault.counts ?? 1
    try await driver.launch()
    if driver.screen.places(of: "count 0").count != copies { row.wrongLaunches += 1 }
    for count in 1...min(actsOfLaunch, acts - row.acts) {
      let begin = ContinuousClock.now
      row.acts += 1
      try await driver.perform([.key(KeyStroke("x"))])
      row.note(
        ContinuousClock.now - begin, driver.settlement,
        isRight: driver.screen.places(of: "count \(count)").count == copies)
    }
  }

  /// The failures after which a program is given up.
  private static let mostFailures = 5
}

/// The figures of one program.
struct ActRow {
  let name: String
  /// The program's own time for a key.
  let delay: Duration
  /// The reason why the program cannot run here.
  let obstacle: String?
  var acts = 0
  /// The acts behind which the screen did not show the key.
  private(set) var wrong = 0
  /// The launches behind which the screen was not the first one.
  var wrongLaunches = 0
  /// Acts and launches that have failed, in words.
  var failures: [String] = []
  private var times: [Duration] = []
  private var ways: [String: Int] = [:]

  init(name: String, delay: Duration, obstacle: String?) {
    (self.name, self.delay, self.obstacle) = (name, delay, obstacle)
  }

  mutating func note(_ time: Duration, _ settlement: Settlement?, isRight: Bool) {
    times.append(time)
    if !isRight { wrong += 1 }
    guard let settlement else { return }
    ways[settlement.way.rawValue + (settlement.guess == nil ? "" : " (guess)"), default: 0] += 1
  }

  /// True if every screen was that of its act.
  var isRight: Bool { wrong == 0 && wrongLaunches == 0 && failures.isEmpty }

  /// The time that so many of 100 acts have not exceeded; nil where there was none.
  func time(percent: Int) -> Duration? {
    let sorted = times.sorted()
    return sorted.isEmpty ? nil : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
  }

  static let head =
    "acts wrong launch failed  median     p99    own  way"

  /// The figures in columns below the ``head``; times are milliseconds.
  var line: String {
    if let obstacle { return "not run: \(obstacle)" }
    let figures = [
      Self.right("\(acts)", 4), Self.right("\(wrong)", 5), Self.right("\(wrongLaunches)", 6),
      Self.right("\(failures.count)", 6), Self.right(Self.words(time(percent: 50)), 7),
      Self.right(Self.words(time(percent: 99)), 7), Self.right(Self.words(delay), 6),
    ]
    let way = ways.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { way, count in
      ways.count == 1 ? way : "\(way) \(count)"
    }
    return figures.joined(separator: " ") + "  " + way.joined(separator: ", ")
  }

  private static func words(_ time: Duration?) -> String {
    guard let time else { return "-" }
    let tenths = Int((time / .microseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
