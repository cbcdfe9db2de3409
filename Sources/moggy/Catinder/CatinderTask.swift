import ArgumentParser
import CatinderDomain
import Foundation
import ProgramOptions

/// A command that asks the server and ends the process.
protocol CatinderTask: ParsableCommand, Sendable {
  var options: CatinderOptions { get }
  var program: CatinderCommand { get }

  /// The server that is named, where the one of the session is not meant.
  var asked: CatinderAddress? { get }

  func perform(on desk: CatinderDesk) async throws
}

extension CatinderTask {
  var asked: CatinderAddress? { nil }

  func run() throws { CatinderRun(command: self).start() }
}

/// One run of the program for one command, whatever its type.
private struct CatinderRun: Sendable {
  let command: any CatinderTask

  /// Ends the program.
  func start() {
    ProgramEnd.check(.command)
    umask(0o077)
    Task { ProgramEnd.end(await status) }
    dispatchMain()
  }

  /// The end of the program.
  private var status: ExitStatus {
    get async {
      var words = CatinderCommandWords(command.options, command.program.program)
      do {
        let desk = try CatinderDesk(command.options, command.program.program, words)
        words.server = command.asked ?? desk.session.read()?.server
        try await command.perform(on: desk)
        return .done
      } catch {
        return CatinderFailure.report(error, words)
      }
    }
  }
}
