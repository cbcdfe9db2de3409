import AppRuntime
import Scheduling
import Semantics
import Terminal
import Toolkit

/// A small program to drive: a field, a list of what was entered, a counter, a question, a timer.
struct Notes: Feature {
  struct State: Equatable, Sendable {
    var draft = ""
    var notes: [String]
    var selection = 0
    var count = 0
    var isAsking = false
    var toasts = ToastQueue()
  }

  enum Action: Sendable {
    case draftChanged(String), added, moved(Int), opened(Int)
    case countTapped, counted, clearTapped, cleared, kept
    case reminded, toast(ToastQueue.Event), spin, quit
  }

  /// What outlives a kill.
  let disk: Disk

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .draftChanged(let text): state.draft = text
    case .added: return add(&state)
    case .moved(let index): state.selection = index
    case .opened(let index): state.toasts.add(Notice("opened \(state.notes[index])"))
    case .countTapped: return .run("count", slowly)
    case .counted: state.count += 1
    case .clearTapped: state.isAsking = true
    case .cleared:
      state.notes = []
      state.isAsking = false
    case .kept: state.isAsking = false
    case .reminded: state.toasts.add(Notice("a minute has gone"))
    case .toast(.closed(let number)), .toast(.expired(let number)): state.toasts.remove(number)
    case .spin:
      return .run("spinning forever") { _ in await withCheckedContinuation { hangs($0) } }
    case .quit: return .ask(.quit)
    }
    return .none
  }

  /// Takes longer than anybody who does not wait for it.
  private func slowly(_ send: Effect<Action>.Send) async {
    for _ in 0..<1000 { await Task.yield() }
    send(.counted)
  }

  private func add(_ state: inout State) -> Effect<Action> {
    let note = state.draft
    state.notes.append(note)
    state.draft = ""
    let disk = disk
    return .merge(
      .run("write") { _ in disk.append(note) },
      .after(.seconds(60), id: "reminder", .reminded))
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    Element(
      ZStack {
        VStack {
          Text("Notes", .title, id: "notes.title", semantics: .heading)
          field(state)
          buttons(state)
          list(state)
        }.bindings("Notes", [KeyBinding("test.act", [.control("q")], "quit", .quit)])
        if state.isAsking { question }
      }.toasts("notes.toast", state.toasts, slides: false, onEvent: Action.toast))
  }

  private func field(_ state: State) -> TextField<Action> {
    TextField(
      "notes.draft", label: "Note", text: state.draft, placeholder: "something to keep",
      handlers: .init(onChange: { .draftChanged($0) }, onSubmit: .added))
  }

  private func buttons(_ state: State) -> HStack<Action> {
    HStack(spacing: 1) {
      Button("notes.count", "Count", action: .countTapped)
      Text("\(state.count)", id: "notes.counter")
      Button("notes.clear", "Clear", isEnabled: !state.notes.isEmpty, action: .clearTapped)
      Button("notes.spin", "Spin", action: .spin)
    }
  }

  private func list(_ state: State) -> List<Action> {
    List(
      "notes.list", label: "Notes", count: state.notes.count, selection: state.selection,
      key: { "\($0)" }, itemLabel: { state.notes[$0] }, onMove: { .moved($0) },
      onOpen: { .opened($0) }, row: { Element(Text(state.notes[$0])) })
  }

  private var question: ConfirmDialog<Action> {
    ConfirmDialog(
      "notes.ask", title: "Clear", message: "Forget all notes?", confirm: "Clear", cancel: "Keep",
      onConfirm: .cleared, onCancel: .kept)
  }
}

/// Never resumed: what waits for it is busy for good. Kept, so that nobody complains of its loss.
private func hangs(_ continuation: CheckedContinuation<Void, Never>) {
  _ = Unmanaged.passRetained(Box(continuation))
}

private final class Box: Sendable {
  let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }
}
