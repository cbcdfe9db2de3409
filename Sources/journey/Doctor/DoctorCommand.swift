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

      It speaks the language of messages (LC_ALL, LC_MESSAGES, LANG), English or Russian; JSON too.

      The status is 0 where nothing is bad, and 1 where something is.
      """)

  @Flag(help: "Print a JSON list.")
  var json = false

  @MainActor
  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let exam = TerminalExam(environment: environment)
    let language = Language(environment: environment)
    let terminal = TerminalFindings(environment: environment, exam: exam, language: language).all
    // A journey has a terminal of its own: without one here nothing of it is lost.
    let findings =
      terminal.map { Self.mild($0, language) } + (await KitFindings(language: language).all)
    if json {
      let values = findings.map { finding in
        JSONValue.object(finding.members.map { ($0.name, .string($0.text)) })
      }
      StandardOutput.write(JSONValue.array(values).text)
    } else {
      DoctorReport.write(findings, language)
    }
    if findings.contains(where: { $0.state == .bad }) { throw ExitCode(1) }
  }

  private static func mild(_ finding: Finding, _ language: Language) -> Finding {
    guard finding.state == .bad else { return finding }
    var finding = finding
    finding.state = .limited
    finding.consequence = language.say(
      en: "journeys bring a terminal of their own; recording, watching and reviewing need this one",
      ru: "у проверок свой терминал; этот нужен, чтобы записывать, следить и просматривать")
    return finding
  }
}

/// The findings about what the kit needs of the machine.
struct KitFindings {
  let language: Language

  @MainActor
  var all: [Finding] {
    get async { await program() + [faketime, scratch] }
  }

  private func say(_ english: String, _ russian: String) -> String {
    language.say(en: english, ru: russian)
  }

  /// Runs a program, and tells by it what proc(5) and seccomp(2) allow.
  @MainActor
  private func program() async -> [Finding] {
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
          "program", .bad,
          say(
            "no program can be run on a terminal: \(error)",
            "запустить программу на терминале нельзя: \(error)"),
          consequence: say("no journey can be run", "ни одна проверка не запустится"),
          remedy: say(
            "look whether /dev/ptmx and /dev/pts are there and may be opened",
            "проверьте, что /dev/ptmx и /dev/pts есть и открываются"))
      ]
    }
    return [proc(driver.settlement), seccomp(driver.networkRefusal)]
  }

  private func proc(_ settlement: Settlement?) -> Finding {
    guard let settlement, settlement.way == .kernel else {
      let reason = settlement.map { $0.reason.isEmpty ? "\($0)" : $0.reason }
      return Finding(
        "proc", .limited, reason ?? say("nothing was told", "ничего не сообщено"),
        consequence: say(
          "it is guessed by a quiet time when a program has settled",
          "закончила ли программа работу, угадывается по тишине"),
        remedy: say(
          "run it as the same user, with ptrace allowed (kernel.yama.ptrace_scope at most 1; a container with --cap-add SYS_PTRACE)",
          "запускайте от того же пользователя и с правом на ptrace (kernel.yama.ptrace_scope не больше 1; контейнер — с --cap-add SYS_PTRACE)"
        ))
    }
    return Finding(
      "proc", .good,
      say(
        "the kernel tells when a program has settled",
        "ядро сообщает, когда программа закончила работу"))
  }

  private func seccomp(_ refusal: String?) -> Finding {
    guard let refusal else {
      return Finding(
        "seccomp", .good,
        say("programs are kept from other machines", "к другим машинам программы не пускаются"))
    }
    return Finding(
      "seccomp", .limited, refusal,
      consequence: say(
        "programs can reach other machines, and some timers are not seen",
        "программам доступны другие машины, и часть таймеров не видна"),
      remedy: say(
        "a kernel from 5.5 on, and a container that allows seccomp",
        "нужны ядро от 5.5 и контейнер, где разрешён seccomp"))
  }

  private var faketime: Finding {
    guard let path = FakeTime.library else {
      return Finding(
        "libfaketime", .limited, say("not installed", "не установлена"),
        consequence: say(
          "the clock of programs that know nothing of the kit cannot be moved",
          "часы программ, которые ничего не знают о наборе, нельзя переставить"),
        remedy: "apt install faketime")
    }
    return Finding("libfaketime", .good, path)
  }

  private var scratch: Finding {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    return MachineFindings.folder(folder, language)
  }
}
