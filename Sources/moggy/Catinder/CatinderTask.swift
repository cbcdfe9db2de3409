import ArgumentParser
import Foundation

/// A command that asks the server and ends the process.
protocol CatinderTask: ParsableCommand, Sendable {
  var options: CatinderOptions { get }
  var program: CatinderCommand { get }

  func perform(on desk: CatinderDesk) async throws
}

extension CatinderTask {
  func run() throws {
    umask(0o077)
    let command = self
    let words = CatinderCommandWords(options, program.program)
    Task {
      do {
        let desk = try CatinderDesk(command.options, command.program.program, words.language)
        try await command.perform(on: desk)
        Foundation.exit(EXIT_SUCCESS)
      } catch {
        Foundation.exit(CatinderFailure.report(error, words))
      }
    }
    dispatchMain()
  }
}
