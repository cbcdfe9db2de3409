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
    umask(0o077)
    Task {
      do {
        try await perform(on: PetsDesk(options, program, access))
        Foundation.exit(EXIT_SUCCESS)
      } catch {
        Foundation.exit(PetsFailure.report(error))
      }
    }
    dispatchMain()
  }
}
