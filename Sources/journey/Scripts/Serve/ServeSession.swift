import JourneyKit

/// A program that a client has launched; its requests are met one after the other.
@MainActor
final class ServeSession {
  let journey: Journey
  private let program: PreparedDriver
  private var last: Task<ServeAnswer, Never>?

  init(_ program: PreparedDriver, snapshots: String) {
    self.program = program
    journey = Journey(program.driver, snapshots: SnapshotStore(folder: snapshots))
  }

  func end() { program.end() }

  /// Does something when all that was asked of this session before is done.
  func inTurn(_ body: @escaping @MainActor () async -> ServeAnswer) async -> ServeAnswer {
    let previous = last
    let task = Task {
      _ = await previous?.value
      return await body()
    }
    last = task
    return await task.value
  }
}
