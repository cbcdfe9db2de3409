import AppRuntime
import Core
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// The state of the watch.
public struct WatchState: Equatable, Sendable {
  /// The verdicts on each file that was run.
  var cases: [String: [ReportCase]] = [:]
  /// The files that are no journeys, with the reason.
  var problems: [String: String] = [:]
  /// The time of the last run in milliseconds; nil before the first.
  public internal(set) var milliseconds: Int?
  public internal(set) var isRunning = false
  var selection = 0
  var view = WatchView.screen
  /// The cell that the picker points at; nil while nothing is picked.
  public internal(set) var pointer: Point?
  /// The query that was picked last.
  public internal(set) var query: String?
  var isHelpOpen = false
  var toasts = ToastQueue()

  public init() {}

  /// All that is red, in the order of their files.
  var red: [ReportCase] {
    cases.sorted { $0.key < $1.key }.flatMap(\.value)
      .filter { $0.outcome == .failed || $0.outcome == .flaky }
  }

  var current: ReportCase? {
    let red = red
    return red.indices.contains(selection) ? red[selection] : red.last
  }

  mutating func move(by step: Int) {
    let count = red.count
    guard count > 0 else { return }
    selection = (min(selection, count - 1) + step + count) % count
    pointer = nil
  }

  mutating func take(_ verdict: WatchVerdict) {
    isRunning = false
    milliseconds = verdict.milliseconds
    pointer = nil
    if verdict.isOfAll { (cases, problems) = ([:], [:]) }
    for file in verdict.files {
      cases[file] = verdict.cases.filter { $0.suite == file }
      problems[file] = verdict.cases.isEmpty ? verdict.problem : nil
    }
  }
}

/// The view of a red journey.
public enum WatchView: Int, Hashable, Sendable, CaseIterable {
  /// The screen at the failure; of a snapshot, with what differs standing out.
  case screen
  /// The message, the difference of a snapshot in lines, and the acts.
  case lines

  var key: String { "\(self)" }
}

/// An act of the user in the watch, or the result of one.
public enum WatchAction: Sendable {
  case started
  case changed(Set<String>)
  /// The files cannot be watched.
  case unwatched(String)
  case ran(WatchVerdict)
  case runTapped, acceptTapped, nextTapped, previousTapped, nextViewTapped
  case viewChosen(WatchView)
  case pickTapped, pickEnded
  case pointerMoved(Int, Int)
  case picked(String)
  case accepted(String, failure: String?)
  case languageTapped, helpTapped, helpClosed, quitTapped, redrawTapped, suspendTapped
  case toast(ToastQueue.Event)
}

/// The identifiers of the watch.
public enum WatchID {
  public static let title: Identifier = "watch.title"
  public static let status: Identifier = "watch.status"
  public static let query: Identifier = "watch.query"
  public static let views: Identifier = "watch.views"
  public static let picture: Identifier = "watch.picture"
  public static let help: Identifier = "watch.help"
  public static let footer: Identifier = "watch.footer"
  public static let toast: Identifier = "watch.toast"
  public static let empty: Identifier = "watch.empty"
}

/// The work of a watch: what it runs, and the snapshots that are pending then. A test has its own.
public struct WatchWork: Sendable {
  /// Runs files; nil for all.
  var run: @Sendable (_ files: [String]?) -> WatchVerdict
  /// Returns the files that changed paths touch.
  var touched: @Sendable (Set<String>) -> [String]
  /// Begins to watch; tells of changed paths until the subscription ends.
  var watch: @Sendable (@escaping @Sendable (Set<String>) -> Void) throws -> Subscription
  /// Accepts the pending snapshot of a name.
  var accept: @Sendable (String) throws -> Void
  /// Returns the screen at the failure of a journey, with its nodes.
  var screen: @Sendable (ReportCase) -> Screen
}

/// Shows what is red after each change, and carries out what is decided on it.
public struct WatchFeature: Feature {
  private let work: WatchWork

  public init(_ work: WatchWork) { self.work = work }

  public func update(
    _ state: inout WatchState, _ action: WatchAction, _ environment: Environment
  ) -> Effect<WatchAction> {
    switch action {
    case .started: return .merge(watch, run(&state, nil))
    case .changed(let paths):
      let files = work.touched(paths)
      return files.isEmpty ? .none : run(&state, files)
    case .ran(let verdict): state.take(verdict)
    case .unwatched(let reason):
      let notice = Notice(WatchWords(environment).unwatched(reason), .failure, topic: "files")
      return state.toasts.show(notice).map(id: "watch") { .toast($0) }
    case .runTapped: return run(&state, nil)
    case .acceptTapped: return accept(state)
    case .accepted(let name, let failure): return take(name, failure, &state, environment)
    case .nextTapped: state.move(by: 1)
    case .previousTapped: state.move(by: -1)
    case .viewChosen(let view): (state.view, state.pointer) = (view, nil)
    case .nextViewTapped:
      (state.view, state.pointer) = (state.view == .screen ? .lines : .screen, nil)
    case .toast(let event): return state.toasts.handle(event).map(id: "watch") { .toast($0) }
    case .pickTapped, .pickEnded, .pointerMoved, .picked: return pick(&state, action)
    default: return command(&state, action, environment)
    }
    return .none
  }

  public func view(_ state: WatchState, _ environment: Environment) -> Element<WatchAction> {
    WatchScreen(state: state, environment: environment, screen: screen(state)).body
  }

  private func command(
    _ state: inout WatchState, _ action: WatchAction, _ environment: Environment
  ) -> Effect<WatchAction> {
    switch action {
    case .languageTapped:
      let next: Language = environment.language == .english ? .russian : .english
      return .change { $0.language = next }
    case .helpTapped: state.isHelpOpen = true
    case .helpClosed: state.isHelpOpen = false
    case .quitTapped: return .ask(.quit)
    case .redrawTapped: return .ask(.redraw)
    case .suspendTapped: return .ask(.suspend)
    default: break
    }
    return .none
  }

  // MARK: Running
  private var watch: Effect<WatchAction> {
    .subscribe("files") { send in
      do {
        let files = try work.watch { send(.changed($0)) }
        // The source is quiet now.
        send(.changed([]))
        return files
      } catch {
        send(.unwatched("\(error)"))
        return Subscription {}
      }
    }
  }

  private func run(_ state: inout WatchState, _ files: [String]?) -> Effect<WatchAction> {
    state.isRunning = true
    return .run("run", queue: "watch") { send in send(.ran(work.run(files))) }
  }

  // MARK: Accepting
  private func accept(_ state: WatchState) -> Effect<WatchAction> {
    guard let name = state.current?.failures.lazy.flatMap(\.comparisons).first?.name
    else { return .none }
    return .run("accept", queue: "watch") { send in
      do {
        try work.accept(name)
        send(.accepted(name, failure: nil))
      } catch { send(.accepted(name, failure: "\(error)")) }
    }
  }

  private func take(
    _ name: String, _ failure: String?, _ state: inout WatchState, _ environment: Environment
  ) -> Effect<WatchAction> {
    let words = WatchWords(environment)
    let notice =
      failure.map { Notice(words.failed($0), .failure, topic: "accept") }
      ?? Notice(words.accepted(name), topic: "accept")
    let shown = state.toasts.show(notice).map(id: "watch") { WatchAction.toast($0) }
    guard failure == nil, let file = state.current?.suite else { return shown }
    return .merge(shown, run(&state, [file]))
  }

  // MARK: Picking
  private func screen(_ state: WatchState) -> Screen {
    guard let current = state.current else { return .empty }
    return work.screen(current)
  }

  private func pick(_ state: inout WatchState, _ action: WatchAction) -> Effect<WatchAction> {
    let screen = screen(state)
    switch action {
    case .pickTapped:
      guard screen.size != .zero else { return .none }
      (state.view, state.pointer) = (.screen, screen.cursor ?? .zero)
    case .pickEnded: state.pointer = nil
    case .pointerMoved(let x, let y):
      guard let point = state.pointer else { return .none }
      state.pointer = Self.clamped(Point(x: point.x + x, y: point.y + y), screen)
    case .picked(let query):
      (state.query, state.pointer) = (query, nil)
      return .copy(query)
    default: break
    }
    return .none
  }

  private static func clamped(_ point: Point, _ screen: Screen) -> Point {
    Point(
      x: min(max(0, point.x), max(0, screen.size.columns - 1)),
      y: min(max(0, point.y), max(0, screen.size.rows - 1)))
  }
}
