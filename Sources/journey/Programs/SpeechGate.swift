import ArgumentParser
import CursesHost
import JourneyKit

/// `journey audit --speech`: what a screen reader says after each act, and what breaks its rules.
@MainActor
struct SpeechGate {
  private let audit: SpeechAudit
  private let isQuiet: Bool

  init(_ accepted: [SpeechRule: String], isQuiet: Bool) {
    audit = SpeechAudit(accepting: accepted)
    self.isQuiet = isQuiet
  }

  /// - Parameter command: a program with its arguments, or files of journeys.
  func run(_ command: [String], on stage: ProgramStage) async throws {
    if command.allSatisfy({ $0.hasSuffix(".journey.yaml") }) {
      try await runJourneys(command)
    } else {
      try await audit.during {
        try await stage.run(command, isPressing: false) { app in
          try await app.launch()
          for stroke in stage.strokes where app.driver.ending == nil { try await app.press(stroke) }
        }
      }
    }
    tell()
    if !audit.findings.isEmpty { throw ExitCode(1) }
  }

  private func runJourneys(_ paths: [String]) async throws {
    let scripts: [Script]
    do { scripts = try ScriptFiles.scripts(at: paths) } catch let error as ScriptError {
      StandardOutput.write("error: \(error)")
      throw ExitCode(2)
    }
    var options = RunOptions()
    options.jobs = 1
    options.isInOrder = true
    let report = await audit.during {
      await JourneyRunner(options).run(scripts.map { $0.journey() }, name: "journeys")
    }
    let failed = report.cases.filter { $0.outcome == .failed }
    for item in failed {
      let failure = item.failures.first
      let line = failure?.line.map { ":\($0)" } ?? ""
      let reason = failure.map { "\n\($0.file ?? item.suite)\(line): \($0.message)" } ?? ""
      StandardOutput.write("error: the journey “\(item.name)” is red by itself:\(reason)")
    }
    if !failed.isEmpty { throw ExitCode(2) }
  }

  private func tell() {
    if !isQuiet {
      for act in audit.acts {
        StandardOutput.write(act.act)
        for line in act.lines { StandardOutput.write("    \(line)") }
        if act.lines.isEmpty { StandardOutput.write("    (nothing is said)") }
      }
    }
    for finding in audit.findings { StandardOutput.write("RED \(finding)") }
    for (rule, reason) in audit.accepted.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let count = audit.acceptedFindings.count { $0.rule == rule }
      StandardOutput.write("accepted \(rule.rawValue), \(count.counted("time")): \(reason)")
    }
    StandardOutput.write(
      "\(audit.acts.count.counted("act")), \(audit.findings.count.counted("finding"))")
  }
}
