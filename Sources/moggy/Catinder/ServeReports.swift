import ArgumentParser
import CatinderDomain
import CatinderServer
import Core
import CursesHost
import Foundation
import Interchange
import Persistence
import Scheduling
import Terminal

/// `moggy serve reports`: what users have reported to the administrator of a server.
struct ServeReports: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [.wrongData, .noInput, .tryAgain, .noPermission]

  static let configuration = CommandConfiguration(
    commandName: "reports", abstract: "List the reports about cats, the newest first.",
    discussion: """
      It only reads: the server can go on meanwhile. A deleted account takes along the reports that \
      it has made, and those about it.

      \(ExitStatus.paragraph(statuses))
      """)

  @ParentCommand var serve: ServeCommand
  @OptionGroup var location: FolderOption
  @Flag(help: "Print JSON.")
  var json = false
  @OptionGroup var speech: LanguageOption

  /// Never returns.
  func run() throws {
    ProgramEnd.check(.command)
    let language =
      serve.program.givenLanguage(speech, in: location)
      ?? Language(environment: ProcessInfo.processInfo.environment)
    let words = CatinderCommandWords(language)
    Task {
      do {
        let place = try serve.store.place {
          try serve.folder(location.data == nil ? serve.chosenLocation : location)
        }
        let reports = try await CatinderServer.reports(in: place, clock: LiveClock())
        say(reports, words)
        ProgramEnd.end(.done)
      } catch { ProgramEnd.end(CommandFailure(error, language).tell()) }
    }
    dispatchMain()
  }

  private func say(_ reports: [ReceivedReport], _ words: CatinderCommandWords) {
    // An option of both commands counts for the first of them.
    if json || serve.json {
      let text = String(decoding: CatinderJSON.printed(reports), as: UTF8.self)
      return StandardOutput.write(ControlCharacters.escaped(inJSON: text))
    }
    if reports.isEmpty { return StandardOutput.write(words.noReports) }
    for report in reports {
      for line in words.lines(report) { StandardOutput.write(Sanitizer.clean(line)) }
    }
  }
}
