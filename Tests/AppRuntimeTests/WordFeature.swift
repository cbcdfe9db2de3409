import AppRuntime
import Scheduling
import Terminal
import Toolkit

/// A feature whose actions are words: each is noted; `=x` sets the text, `+x` and `-x` a flag.
struct WordFeature: Feature {
  struct State: Equatable, Sendable {
    var log: [String] = []
    var text = ""
    var flags: Set<String> = []
    /// Counted apart from the log, for tests under load.
    var count = 0
  }

  private let effect: @Sendable (String) -> Effect<String>
  private let content: @Sendable (State) -> Element<String>

  init<Content: Widget<String> & SendableMetatype>(
    effect: @escaping @Sendable (String) -> Effect<String> = { _ in .none },
    content: @escaping @Sendable (State) -> Content
  ) {
    self.effect = effect
    self.content = { Element(content($0)) }
  }

  init(effect: @escaping @Sendable (String) -> Effect<String> = { _ in .none }) {
    self.init(effect: effect) { _ in Spacer() }
  }

  func update(
    _ state: inout State, _ action: String, _ environment: Environment
  ) -> Effect<String> {
    switch action.first {
    case "=": state.text = String(action.dropFirst())
    case "+": state.flags.insert(String(action.dropFirst()))
    case "-": state.flags.remove(String(action.dropFirst()))
    case "#": state.count += 1
    default: state.log.append(action)
    }
    return effect(action)
  }

  func view(_ state: State, _ environment: Environment) -> Element<String> { content(state) }
}

extension WordFeature {
  @MainActor
  func store(clock: any AppClock, activity: Activity = Activity()) -> Store<WordFeature> {
    Store(self, state: State(), activity: activity, clock: clock)
  }

  /// A session on a screen of 40 by 10, drawn once.
  @MainActor
  func session(clock: any AppClock = TestClock.atStart) -> Session<WordFeature> {
    let session = Session(store(clock: clock), size: Size(40, 10)) { _ in RenderContext() }
    session.turn()
    return session
  }
}
