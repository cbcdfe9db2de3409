import ArgumentParser

/// A command that works on the travels and ends.
protocol TravelTask: ParsableCommand, Sendable {
  /// The options in front of `travel`.
  var program: MoggyCommand { get }
  var options: TravelOptions { get }
  var access: PetsDesk.Access { get }

  func perform(on desk: TravelDesk) async throws
}

extension TravelTask {
  /// Never returns: the process ends with the status.
  func run() throws { TravelRun.start(self) }
}

/// One run of the program for one task, whatever its type.
private enum TravelRun {
  static func start(_ task: any TravelTask) {
    let words = TravelCommandWords(TravelDesk.language(task.options, task.program))
    CommandProcess.run({ TravelFailure.report($0, words) }) {
      try await task.perform(on: TravelDesk(task.options, task.program, task.access))
    }
  }
}
