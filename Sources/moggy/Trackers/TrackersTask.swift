import ArgumentParser
import Foundation
import Toolkit

/// A command that works on the trackers and ends.
protocol TrackersTask: ParsableCommand, Sendable {
  /// What was given in front of `trackers`.
  var program: MoggyCommand { get }
  var options: PetsOptions { get }
  var access: PetsDesk.Access { get }

  func perform(on desk: TrackersDesk) async throws
}

extension TrackersTask {
  /// Never returns: the process ends with the status.
  func run() throws {
    let task = self
    TrackersProcess.run(TrackersDesk.language(options, program)) {
      try await task.perform(on: TrackersDesk(task.options, task.program, task.access))
    }
  }
}

/// The process of a command about trackers; not generic, as that of the pets.
enum TrackersProcess {
  static func run(
    _ language: Language, _ body: @escaping @Sendable () async throws -> Void
  ) -> Never {
    umask(0o077)
    Task {
      do {
        try await body()
        Foundation.exit(EXIT_SUCCESS)
      } catch {
        Foundation.exit(TrackersFailure.report(error, TrackersCommandWords(language)))
      }
    }
    dispatchMain()
  }
}
