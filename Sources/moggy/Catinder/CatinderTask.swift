import ArgumentParser
import CatinderDomain
import Foundation

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

  func run() throws {
    umask(0o077)
    let command = self
    let words = CatinderCommandWords(options, program.program)
    Task {
      var words = words
      do {
        let desk = try CatinderDesk(command.options, command.program.program, words)
        words.server = command.asked ?? desk.session.read()?.server
        try await command.perform(on: desk)
        Foundation.exit(EXIT_SUCCESS)
      } catch {
        Foundation.exit(CatinderFailure.report(error, words))
      }
    }
    dispatchMain()
  }
}
