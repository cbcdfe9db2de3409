import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import Terminal

/// `moggy doctor`: what the terminal and this machine can do for the program.
struct DoctorCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [.unavailable]

  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look at what the terminal and this machine can do.",
    discussion: """
      Each line tells what is there; below it stand what follows, and how to mend it. The terminal is \
      asked for at most a second, and has its settings back. Nothing is written, but one row of the \
      terminal, which is blank again. Where something is bad, the status is \
      \(ExitStatus.unavailable.rawValue).

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown)

  @OptionGroup var location: FolderOption
  @OptionGroup var speech: LanguageOption
  @ParentCommand var program: MoggyCommand

  @Flag(help: "Print a JSON list.")
  var json = false

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let language = program.language(speech, in: location)
    let exam = TerminalExam(environment: environment)
    let terminal = TerminalFindings(environment: environment, exam: exam, language: language).all
    let findings = terminal + folders(environment, language) + [network(environment, language)]
    if json {
      let values = findings.map { finding in
        JSONValue.object(finding.members.map { JSONMember($0.name, .string($0.text)) })
      }
      StandardOutput.write(JSONValue.array(values).text())
    } else {
      DoctorReport.write(findings, language)
    }
    if findings.contains(where: { $0.state == .bad }) {
      throw ExitCode(ExitStatus.unavailable.rawValue)
    }
  }

  private func folders(_ environment: [String: String], _ language: Language) -> [Finding] {
    guard let folders = try? program.location(location).folders(environment) else {
      return [
        Finding(
          "folder", .bad, language.say(en: "HOME is not set", ru: "HOME не задан"),
          remedy: "--data DIR")
      ]
    }
    let path = folders.data.path(percentEncoded: false)
    let bare = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    return [MachineFindings.folder(bare, language)]
      + [MachineFindings.permissions(bare, language)].compactMap(\.self)
  }

  private func network(_ environment: [String: String], _ language: Language) -> Finding {
    MachineFindings.network(
      host: "api.open-meteo.com", port: 443, environment: environment, language)
  }
}
