import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit
import PseudoTerminal
import Terminal

/// `journey soak`: one program for hours under a busy user.
struct SoakCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Use a program for hours, and tell whether it grows.",
    discussion: """
      Random acts of a busy user: keys of the hints, movement, texts in fields, clicks, the wheel, now and \
      then another size of the window. Labels with a word of --avoid are left alone.

      Figures are told at the start, --reports times in between, and at the end: resident memory, \
      descriptors and threads of the program and all that it has started; the time from a key to the \
      settled screen, median and 99th percentile since the line before; the size of each --watch file. \
      Behind the end come the slowest acts, and those with which most memory came.

      Red, with status 1, where the program dies or does not settle within --limit, or a figure grows \
      without bound: a line through the samples of the second half, with the median of the slopes between \
      any two, rises from the middle to the end by more than 8 MiB and more than 5 % of the mean (memory), or \
      by more than 4 (descriptors, threads). Samples are taken 120 times in all, at least a second apart; with fewer than 10 in the \
      second half nothing is judged, and the status is 2. Where an act ends the program with status 0, it is \
      started anew, and only the samples behind the last start count.

      journey soak --hours 2 --watch data/moggy.sqlite -- moggy --data data
      """)

  @Option(help: "The time, in hours; parts of an hour have a point: 0.5.")
  var hours = 1.0

  @Option(help: "The seed of all choices.")
  var seed: UInt64 = 1

  @Option(help: "The most acts in a second.")
  var rate = 10.0

  @Option(help: "The number of lines between that of the start and that of the end.")
  var reports = 12

  @Option(help: "The longest time for an act, in seconds.")
  var limit = 30.0

  @OptionGroup var screen: ScreenSizeOptions

  @Option(
    help: ArgumentHelp(
      "A word of labels that are left alone, besides quit and exit.", valueName: "word"))
  var avoid: [String] = []

  @Option(help: ArgumentHelp("A file whose size is told.", valueName: "file"), completion: .file())
  var watch: [String] = []

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The program and its arguments, behind --.", valueName: "command"),
    completion: .file())
  var words: [String] = []

  func validate() throws {
    if let word = words.first, ["-h", "--help"].contains(word) { throw CleanExit.helpRequest() }
    if let word = words.first, word.hasPrefix("-"), word != "--" {
      throw ValidationError("unknown option '\(word)'")
    }
    guard (0.001...10_000).contains(hours) else {
      throw ValidationError("--hours is from 0.001 to 10000")
    }
    guard (0.01...1000).contains(rate), (0...1000).contains(reports), (0.1...1e6).contains(limit)
    else { throw ValidationError("--rate is from 0.01 to 1000, --reports from 0 to 1000") }
    guard !command.isEmpty else { throw ValidationError("name a program behind --") }
  }

  private var command: [String] { words.first == "--" ? Array(words.dropFirst()) : words }

  @MainActor
  func run() async throws {
    let program = ScriptProgram(
      executable: command[0], arguments: Array(command.dropFirst()), size: screen.size)
    var options = SoakOptions()
    options.seed = seed
    options.time = .seconds(hours * 3600)
    options.rate = rate
    options.reports = reports
    options.avoided += avoid.map { $0.lowercased() }
    options.files = watch
    let here = FileManager.default.currentDirectoryPath
    StandardOutput.write(Self.head(watch))
    StandardOutput.flush()
    let report = try await Soak(options, tell: Self.show) {
      let driver = program.driver(from: here)
      driver.deadline = .seconds(limit)
      return driver
    }.run()
    try end(report)
  }

  private func end(_ report: SoakReport) throws {
    StandardOutput.write(
      "\(report.answers.count) answers, median \(Self.milliseconds(report.answers, 0.5)) ms, "
        + "99th percentile \(Self.milliseconds(report.answers, 0.99)) ms; \(report.tidyEnds.count) restarts, "
        + "\(report.refusedConnections) connections refused")
    for note in report.notes.slowest { StandardOutput.write("slow: \(note)") }
    for note in report.notes.largest { StandardOutput.write("memory: \(note)") }
    for end in report.tidyEnds { StandardOutput.write("ended tidily by \(end)") }
    for growth in report.growth { StandardOutput.write("\(growth)") }
    for fault in report.faults { StandardOutput.write("FAULT \(fault)") }
    for line in report.faultScreen?.picture ?? [] { StandardOutput.write("    \(line)") }
    StandardOutput.write(report.isGreen ? "green" : "RED")
    StandardOutput.flush()
    if !report.isGreen { throw ExitCode.failure }
    if report.growth.contains(where: { !$0.isJudged }) { throw ExitCode(2) }
  }

  // MARK: Lines
  private static func head(_ files: [String]) -> String {
    let names = files.map { URL(filePath: $0).lastPathComponent + " MiB" }
    let columns = ["time", "acts", "MiB", "descriptors", "threads", "median ms", "p99 ms"]
    return line(columns, names)
  }

  private static func show(_ progress: SoakProgress) {
    let figures = progress.sample.figures
    let cells = [
      time(progress.sample.time), "\(progress.sample.acts)", mebibytes(figures.memory * 1024),
      "\(figures.descriptors)", "\(figures.threads)", milliseconds(progress.answers, 0.5),
      milliseconds(progress.answers, 0.99),
    ]
    StandardOutput.write(line(cells, progress.files.map { $0.map(mebibytes) ?? "-" }))
    StandardOutput.flush()
  }

  private static func line(_ cells: [String], _ files: [String]) -> String {
    let widths = [8, 9, 9, 13, 9, 11, 9]
    let left = zip(cells, widths).map { pad($0, $1) }
    return (left + files.map { pad($0, max(14, $0.count + 2)) }).joined()
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func time(_ time: Duration) -> String {
    let seconds = Int(time / .seconds(1))
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  private static func mebibytes(_ bytes: Int) -> String {
    "\((Double(bytes) / 1_048_576 * 10).rounded() / 10)"
  }

  private static func milliseconds(_ answers: SoakAnswers, _ part: Double) -> String {
    answers.quantile(part).map { "\(($0 * 10).rounded() / 10)" } ?? "-"
  }
}
