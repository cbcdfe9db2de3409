import AppRuntime
import Semantics
import Terminal
import Toolkit

struct WalksFeature: Feature {
  struct State: Equatable, Sendable {
    var walks: [String] = []
    var draft = ""
    var selection = 0
  }

  enum Action: Sendable {
    case draftChanged(String)
    case addTapped
    case moved(to: Int)
    case deleteTapped
  }

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .draftChanged(let text): state.draft = text
    case .addTapped:
      guard !state.draft.isEmpty else { break }
      state.walks.append(state.draft)
      state.selection = state.walks.count - 1
      state.draft = ""
    case .moved(let index): state.selection = index
    case .deleteTapped:
      guard state.walks.indices.contains(state.selection) else { break }
      state.walks.remove(at: state.selection)
      state.selection = max(0, min(state.selection, state.walks.count - 1))
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    VStack {
      TextField(
        "walks.draft", label: "Where to", text: state.draft, placeholder: "Where to?",
        wish: .whenFree,
        handlers: .init(
          onChange: { .draftChanged($0) }, onSubmit: .addTapped, submitTitle: "add"))
      Panel("Walks") {
        List(
          "walks.list", label: "Walks", count: state.walks.count, selection: state.selection,
          key: { "\($0)" }, itemLabel: { state.walks[$0] }, onMove: { .moved(to: $0) },
          onOpen: { .moved(to: $0) }
        ) { index in
          Text(state.walks[index]).element
        }
      }
      KeyHints("walks.keys")
    }
    .bindings("Walks", [KeyBinding("walks.delete", ["d"], "delete", .deleteTapped)])
  }
}
