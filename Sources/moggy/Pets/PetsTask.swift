import ArgumentParser
import Foundation
import PetsDomain

/// A command that works on the records and ends.
protocol PetsTask: ParsableCommand, Sendable {
  /// What was given in front of `pets`.
  var program: MoggyCommand { get }
  var options: PetsOptions { get }
  var access: PetsDesk.Access { get }

  func perform(on desk: PetsDesk) async throws
}

extension PetsTask {
  /// Never returns: the process ends with the status.
  func run() throws {
    let task = self
    PetsProcess.run {
      try await task.perform(on: PetsDesk(task.options, task.program, task.access))
    }
  }
}

/// The process of a command that works and ends. It is not generic: the optimiser of Swift 6.3 fails
/// on a specialised function that never returns.
enum PetsProcess {
  static func run(_ body: @escaping @Sendable () async throws -> Void) -> Never {
    umask(0o077)
    Task {
      do {
        try await body()
        Foundation.exit(EXIT_SUCCESS)
      } catch {
        Foundation.exit(PetsFailure.report(error))
      }
    }
    dispatchMain()
  }
}
