import ArgumentParser
import Foundation
import Toolkit

/// A command that works on the travels and ends.
protocol TravelTask: ParsableCommand, Sendable {
  /// What was given in front of `travel`.
  var program: MoggyCommand { get }
  var options: TravelOptions { get }
  var access: PetsDesk.Access { get }

  func perform(on desk: TravelDesk) async throws
}

extension TravelTask {
  /// Never returns: the process ends with the status.
  func run() throws {
    let task = self
    TravelProcess.run(TravelDesk.language(options, program)) {
      try await task.perform(on: TravelDesk(task.options, task.program, task.access))
    }
  }
}

/// The process of a command about travels; not generic, as that of the pets.
enum TravelProcess {
  static func run(
    _ language: Language, _ body: @escaping @Sendable () async throws -> Void
  ) -> Never {
    umask(0o077)
    Task {
      do {
        try await body()
        Foundation.exit(EXIT_SUCCESS)
      } catch {
        Foundation.exit(TravelFailure.report(error, TravelCommandWords(language)))
      }
    }
    dispatchMain()
  }
}
