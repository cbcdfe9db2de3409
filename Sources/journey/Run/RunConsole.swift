import FoundationEssentials
import JourneyKit
import ProgramOptions

/// What a run shows on the terminal: each test that has ended, with its failures.
struct RunConsole {
  /// Whether tests that pass are worth a line.
  var showsPassed = true

  func show(_ attempt: ReportCase) {
    switch attempt.outcome {
    case .passed:
      if showsPassed { StandardOutput.write("ok      \(attempt.id) (\(seconds(attempt)) s)") }
    case .skipped: StandardOutput.write("skipped \(attempt.id): \(attempt.skipReason ?? "")")
    case .failed, .flaky:
      StandardOutput.write("FAILED  \(attempt.id) (\(seconds(attempt)) s)")
      for failure in attempt.failures { show(failure) }
    }
    StandardOutput.flush()
  }

  private func show(_ failure: ReportFailure) {
    let place = failure.file.map { file in failure.line.map { "\(file):\($0): " } ?? "\(file): " }
    let acts = failure.acts.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    let screen = failure.screen.map { ["screen:", $0] } ?? []
    let lines = [(place ?? "") + failure.message] + screen + (acts.isEmpty ? [] : ["acts:"] + acts)
    for line in lines.flatMap({ $0.split(separator: "\n") }) { StandardOutput.write("  " + line) }
  }

  /// The labels of what did not come out alike.
  func showFlaky(_ report: RunReport) {
    for test in report.cases where test.outcome == .flaky {
      let failed = min(test.failures.count, test.attempts)
      StandardOutput.write("flaky   \(test.id): \(failed) of \(test.attempts) attempts failed")
    }
  }

  private func seconds(_ test: ReportCase) -> String {
    let thousandths = Int((test.seconds * 1000).rounded())
    return "\(thousandths / 1000)." + String(String(thousandths % 1000 + 1000).dropFirst())
  }
}
