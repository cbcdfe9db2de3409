import CursesHost
import JourneyKit
import Terminal

/// Storms on one program with several seeds, some of them at once.
@MainActor
struct StormSet {
  private let options: StormOptions
  private let jobs: Int

  init(_ options: StormOptions, jobs: Int) { (self.options, self.jobs) = (options, jobs) }

  /// - Parameter tell: gets each report as it comes.
  /// - Returns: the reports in the order of the seeds.
  func run(
    seeds: [UInt64], stage: StormStage, tell: @escaping @MainActor (StormReport) async -> Void
  ) async throws -> [StormReport] {
    let options = options
    let reports = try await inTurns(seeds, jobs: jobs) { seed in
      var own = options
      own.seed = seed
      let report = try await Storm(own, make: stage.driver).run()
      await tell(report)
      return report
    }
    return reports
  }
}

/// Does something for each of several things, so many at once.
///
/// - Returns: the results in the order of the things.
@MainActor
func inTurns<Thing: Sendable, Result: Sendable>(
  _ things: [Thing], jobs: Int, _ body: @escaping @MainActor (Thing) async throws -> Result
) async throws -> [Result] {
  let turns = Turns<Result>(count: things.count)
  let workers = (0..<max(1, jobs)).map { _ in
    Task { @MainActor in
      while let index = turns.take() { turns.results[index] = try await body(things[index]) }
    }
  }
  for worker in workers { try await worker.value }
  return things.indices.compactMap { turns.results[$0] }
}

/// The things that are left to do, and what has come of the others.
@MainActor
private final class Turns<Result: Sendable> {
  private let count: Int
  private var next = 0
  var results: [Int: Result] = [:]

  init(count: Int) { self.count = count }

  /// Returns the index of the next thing; nil where none is left.
  func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }
}

/// The lines of storms on the terminal, and the files of their findings.
@MainActor
final class StormConsole {
  private let files: StormFiles
  private let stage: StormStage

  init(files: StormFiles, stage: StormStage) { (self.files, self.stage) = (files, stage) }

  func show(_ report: StormReport) async {
    let seconds = Self.seconds(report.time)
    StandardOutput.write(
      "seed \(report.seed): \(report.operations) acts in \(seconds) s, \(report.launches) launches, "
        + "\(report.states) states, \(report.findings.count) findings, "
        + "\(report.unconfirmed.count) that did not come again")
    for finding in report.findings { await show(finding) }
    for fault in Set(report.unconfirmed).sorted(by: { $0.message < $1.message }) {
      StandardOutput.write("  did not come again: \(fault)")
    }
    show(report.coverage)
    StandardOutput.flush()
  }

  /// Tells what the storms have seen together.
  func showTogether(_ reports: [StormReport]) {
    guard reports.count > 1 else { return }
    var coverage = StormCoverage()
    for report in reports { coverage.merge(report.coverage) }
    let states = Set(reports.flatMap(\.seen)).count
    let time = reports.map(\.time).reduce(.zero, +)
    StandardOutput.write(
      "\(reports.count) seeds together: \(reports.map(\.operations).reduce(0, +)) acts in "
        + "\(Self.seconds(time)) s, \(reports.map(\.launches).reduce(0, +)) launches, \(states) states, "
        + "\(reports.map(\.findings.count).reduce(0, +)) findings")
    show(coverage)
  }

  /// Tells the keys that screens have offered, and those that no act has pressed.
  private func show(_ coverage: StormCoverage) {
    guard !coverage.offered.isEmpty else { return }
    let (count, untaken) = (coverage.offered.count, coverage.untaken)
    StandardOutput.write(
      "  keys: \(count - untaken.count) of \(count) offered were pressed"
        + (untaken.isEmpty ? "" : "; not: \(untaken.joined(separator: " "))"))
  }

  private func show(_ finding: StormFinding) async {
    StandardOutput.write("  FOUND \(finding.fault)")
    StandardOutput.write(
      "    after \(finding.operations) acts, \(Self.seconds(finding.time)) s; \(finding.acts.count) of "
        + "\(finding.foundAfter.count) acts are left after \(finding.candidates) tries; "
        + "shown again \(finding.proofs) of 3 times")
    for (index, act) in finding.acts.enumerated() {
      StandardOutput.write("    \(index + 1). \(act)")
    }
    for line in finding.screen.picture { StandardOutput.write("    \(line)") }
    do {
      let name = "\(finding.fault.rule.rawValue)-\(finding.seed)"
      let path = try await files.write(finding, name: name, stage: stage)
      StandardOutput.write("    written: \(path), and its trace")
    } catch { StandardOutput.write("    cannot be written: \(error)") }
  }

  static func seconds(_ time: Duration) -> String {
    let tenths = Int((time / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
