import AppRuntime
import Foundation
import Scheduling
import Terminal
import Toolkit

/// A program that is one list of very many rows.
struct LongList: Feature {
  struct State: Equatable, Sendable {
    var selection = 0
  }

  enum Action: Sendable {
    case moved(Int)
  }

  let count: Int

  func update(_ state: inout State, _ action: Action) -> Effect<Action> {
    if case .moved(let index) = action { state.selection = index }
    return .none
  }

  func view(_ state: State) -> Element<Action> {
    List(
      "rows", label: "Rows", count: count, selection: state.selection, key: { "\($0)" },
      itemLabel: { "Row \($0)" }, onMove: { .moved($0) }, onOpen: { .moved($0) },
      row: { index in
        Text("Row \(index) of a list that is far too long to be drawn as a whole").element
      }
    ).element
  }

  @MainActor
  static func session(rows: Int, size: Size) -> Session<LongList> {
    let clock = ManualClock(now: Date(timeIntervalSince1970: 0))
    let store = Store(LongList(count: rows), state: State(), activity: Activity(), clock: clock)
    let theme = Theme.make(.dark, depth: .indexed256)
    let session = Session(store, size: size) { _, _ in RenderContext(theme: theme) }
    session.turn()
    return session
  }
}
