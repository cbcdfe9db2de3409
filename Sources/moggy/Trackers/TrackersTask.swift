import ArgumentParser

/// A command that works on the trackers and ends.
protocol TrackersTask: ParsableCommand, Sendable {
  /// The options in front of `trackers`.
  var program: MoggyCommand { get }
  var options: PetsOptions { get }
  var access: PetsDesk.Access { get }

  func perform(on desk: TrackersDesk) async throws
}

extension TrackersTask {
  /// Never returns: the process ends with the status.
  func run() throws { TrackersRun.start(self) }
}

/// One run of the program for one task, whatever its type.
private enum TrackersRun {
  static func start(_ task: any TrackersTask) {
    let words = TrackersCommandWords(TrackersDesk.language(task.options, task.program))
    CommandProcess.run({ TrackersFailure.report($0, words) }) {
      try await task.perform(on: TrackersDesk(task.options, task.program, task.access))
    }
  }
}
