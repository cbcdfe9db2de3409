import ArgumentParser
import CursesHost
import Dispatch
import FoundationEssentials
import Glibc
import JourneyKit
import Synchronization

/// `journey watch`: journeys that run again when they change, or their programs do.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Run journeys again when they change, or their programs do.",
    discussion: """
      Watches the files of the journeys, the programs that they name by a path, and those of their arguments that are \
      files. What a change touches is run again. On a terminal the red ones are shown with their screens: u accepts a \
      snapshot, p picks a query by pointing at the screen. With --plain, or without a terminal, each verdict is a line.
      """)

  @Argument(
    help: ArgumentHelp("Files, and folders with *.journey.yaml.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String]

  @Flag(help: "Print a line for each verdict.")
  var plain = false

  func validate() throws {
    if WatchedJourneys(paths: paths).touching().isEmpty {
      throw ValidationError("no file in \(paths.joined(separator: ", ")) ends in .journey.yaml")
    }
  }

  func run() throws {
    let journeys = WatchedJourneys(paths: paths)
    guard !plain, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1
    else { return try WatchLines(journeys).run() }
    JourneyCommand.check(.screen)
    Supervisor.start(name: "journey") {
      let startup = ScreenStartup(
        environment: ProcessInfo.processInfo.environment, first: WatchAction.started
      ) { WatchSetup.session(.live(journeys), $0) }
      MainLoop.run { startup.begin() }
    }
  }
}

/// The paths that have changed and were not looked at yet.
private final class ChangedPaths: Sendable {
  private let paths = Mutex<Set<String>>([])
  private let bell = DispatchSemaphore(value: 0)

  func add(_ changed: Set<String>) {
    paths.withLock { $0.formUnion(changed) }
    bell.signal()
  }

  /// Waits for a change. Returns nothing where an earlier call has taken it.
  func take() -> Set<String> {
    bell.wait()
    return paths.withLock { paths in
      defer { paths = [] }
      return paths
    }
  }
}

/// The verdicts as lines, for a terminal that is no screen, and for programs.
private struct WatchLines {
  private let journeys: WatchedJourneys

  init(_ journeys: WatchedJourneys) { self.journeys = journeys }

  /// Runs all, then what changes touch, until nobody reads the lines any more.
  func run() throws {
    let changes = ChangedPaths()
    var touching = journeys.touching()
    func watch() throws -> WatchedFiles {
      try WatchedFiles(folders: WatchedJourneys.folders(touching)) { changes.add($0) }
    }
    // It is watched while journeys run, so that nothing that is saved meanwhile is missed.
    var files = try watch()
    defer { files.end() }
    show(journeys.run(touching.keys.sorted()))
    while true {
      var touched: [String] = []
      while touched.isEmpty {
        let paths = changes.take()
        touching = journeys.touching()
        touched = touching.filter { !$0.value.isDisjoint(with: paths) }.keys.sorted()
      }
      let next = try watch()
      files.end()
      files = next
      show(journeys.run(touched))
    }
  }

  private func show(_ verdict: WatchVerdict) {
    for one in verdict.cases where one.outcome == .failed || one.outcome == .flaky {
      StandardOutput.write("FAILED  \(one.id)")
      for failure in one.failures {
        let place = failure.file.map { file in failure.line.map { "\(file):\($0): " } ?? "" } ?? ""
        for line in (place + failure.message).split(separator: "\n").prefix(20) {
          StandardOutput.write("  \(line)")
        }
      }
    }
    var report = RunReport(name: "watch")
    report.cases = verdict.cases
    StandardOutput.write(
      "\(verdict.problem ?? report.summary) (\(verdict.milliseconds) ms)")
    if !StandardOutput.flush() { JourneyCommand.end() }
  }
}
