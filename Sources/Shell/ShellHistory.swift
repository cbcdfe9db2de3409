import AppRuntime
import Persistence

/// Undo and redo, one history for all tabs.
struct ShellHistory: Sendable {
  let store: DataStore
  let tabs: [AnyTab]

  /// Tells whether there is something to undo, now and whenever that changes. Where it cannot be known,
  /// nothing is offered; the key works all the same.
  func watch() -> Effect<HistoryAction> {
    .subscribe("undo") { [store] send in
      let watch = store.observeUndo { send(.changed(canUndo: (try? $0.get())?.canUndo ?? false)) }
      return Subscription { withExtendedLifetime(watch) {} }
    }
  }

  func update(
    _ state: inout ShellState, _ action: HistoryAction, _ environment: Environment
  ) -> Effect<HistoryAction> {
    let words = ShellWords(environment)
    switch action {
    case .changed(let canUndo):
      state.canUndo = canUndo
      return .none
    case .undoTapped: return move(.undo)
    case .redoTapped: return move(.redo)
    case .moved(.undo, let step): return .notice(words.undone(describe(step, environment)))
    case .moved(.redo, let step): return .notice(words.redone(describe(step, environment)))
    case .nothing(.undo): return .notice(words.nothingToUndo)
    case .nothing(.redo): return .notice(words.nothingToRedo)
    }
  }

  /// The queues of all jobs that change records: what is to be undone must be done before.
  private var queues: [String] {
    tabs.flatMap { tab in tab.undoQueues.map { "\(tab.name).\($0)" } }
  }

  /// Runs behind everything that was saved, and before all that is saved later.
  private func move(_ direction: HistoryDirection) -> Effect<HistoryAction> {
    .run("undo", queues: queues) { [store] send in
      let act = try await direction == .undo ? store.undo() : store.redo()
      guard let act else { return send(.nothing(direction)) }
      send(.moved(direction, HistoryStep(kind: act.kind, subject: act.subject)))
    }
  }

  private func describe(_ step: HistoryStep, _ environment: Environment) -> String {
    tabs.lazy.compactMap { $0.words(for: step, environment) }.first ?? step.subject
  }
}
