import ArgumentParser

/// A command that works on the records and ends.
protocol PetsTask: ParsableCommand, Sendable {
  /// The options in front of `pets`.
  var program: MoggyCommand { get }
  var options: PetsOptions { get }
  var access: PetsDesk.Access { get }

  func perform(on desk: PetsDesk) async throws
}

extension PetsTask {
  /// Never returns: the process ends with the status.
  func run() throws { PetsRun.start(self) }
}

/// One run of the program for one task, whatever its type.
private enum PetsRun {
  static func start(_ task: any PetsTask) {
    CommandProcess.run({ PetsFailure.report($0) }) {
      try await task.perform(on: PetsDesk(task.options, task.program, task.access))
    }
  }
}
