import ArgumentParser
import Core
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit
import Terminal

/// `journey doctor`: what the terminal and the machine have that journeys need.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look at what the terminal and this machine can do for journeys.",
    discussion: """
      Each line tells what is there; below it stand what follows, and how to mend it. The terminal is \
      asked for at most a second, and has its settings back. A small program is run, to see how it \
      settles.

      The status is 0 where nothing is bad, and 1 where something is.
      """)

  @Flag(help: "Print a JSON list.")
  var json = false

  @MainActor
  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let exam = TerminalExam(environment: environment)
    let terminal = TerminalFindings(environment: environment, exam: exam, language: .english).all
    // A journey has a terminal of its own: without one here nothing of it is lost.
    let findings = terminal.map(Self.mild) + (await KitFindings.all)
    if json {
      let values = findings.map { finding in
        JSONValue.object(finding.members.map { ($0.name, .string($0.text)) })
      }
      StandardOutput.write(JSONValue.array(values).text)
    } else {
      for line in DoctorReport.lines(findings, .english) { StandardOutput.write(line) }
    }
    if findings.contains(where: { $0.state == .bad }) { throw ExitCode(1) }
  }

  private static func mild(_ finding: Finding) -> Finding {
    guard finding.state == .bad else { return finding }
    var finding = finding
    finding.state = .limited
    finding.consequence =
      "journeys bring a terminal of their own; recording, watching and reviewing need this one"
    return finding
  }
}

/// The findings about what the kit needs of the machine.
enum KitFindings {
  @MainActor
  static var all: [Finding] {
    get async { await program() + [faketime, scratch] }
  }

  /// Runs a program, and tells by it what proc(5) and seccomp(2) allow.
  @MainActor
  private static func program() async -> [Finding] {
    let home = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let program = Program(
      "/bin/sh", arguments: ["-c", "printf ready; read line"],
      environment: Program.environment(home: home))
    let driver = ProcessDriver(program, size: Size(80, 24), launchDeadline: .seconds(10))
    defer { driver.stop() }
    do {
      try await driver.launch()
    } catch {
      return [
        Finding(
          "program", .bad, "no program can be run on a terminal: \(error)",
          consequence: "no journey can be run",
          remedy: "look whether /dev/ptmx and /dev/pts are there and may be opened")
      ]
    }
    return [proc(driver.settlement), seccomp(driver.networkRefusal)]
  }

  private static func proc(_ settlement: Settlement?) -> Finding {
    guard let settlement, settlement.way == .kernel else {
      let reason = settlement.map { $0.reason.isEmpty ? "\($0)" : $0.reason } ?? "nothing was told"
      return Finding(
        "proc", .limited, reason,
        consequence: "it is guessed by a quiet time when a program has settled",
        remedy:
          "run it as the same user, with ptrace allowed (kernel.yama.ptrace_scope at most 1; a container with --cap-add SYS_PTRACE)"
      )
    }
    return Finding("proc", .good, "the kernel tells when a program has settled")
  }

  private static func seccomp(_ refusal: String?) -> Finding {
    guard let refusal else {
      return Finding("seccomp", .good, "programs are kept from other machines")
    }
    return Finding(
      "seccomp", .limited, refusal,
      consequence: "programs can reach other machines, and some timers are not seen",
      remedy: "a kernel from 5.5 on, and a container that allows seccomp")
  }

  private static var faketime: Finding {
    guard let path = FakeTime.library else {
      return Finding(
        "libfaketime", .limited, "not installed",
        consequence: "the clock of programs that know nothing of the kit cannot be moved",
        remedy: "apt install faketime")
    }
    return Finding("libfaketime", .good, path)
  }

  private static var scratch: Finding {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    return MachineFindings.folder(folder, .english)
  }
}
