import AppRuntime
import Core
import JourneyKit
import Semantics
import Toolkit

/// Shows pending snapshots one by one, and carries out what is decided on each at once.
public struct ReviewFeature: Feature {
  private let desk: SnapshotReview
  /// Those that were asked for; empty for all.
  private let names: [String]

  public init(_ desk: SnapshotReview, names: [String] = []) {
    self.desk = desk
    self.names = names
  }

  public func update(
    _ state: inout ReviewState, _ action: ReviewAction, _ environment: Environment
  ) -> Effect<ReviewAction> {
    switch action {
    case .acceptTapped: return decide(&state, isAccepted: true)
    case .rejectTapped: return decide(&state, isAccepted: false)
    case .skipTapped:
      if let name = state.current?.name { state.skipped.insert(name) }
      state.move(by: 1)
    case .nextTapped: state.move(by: 1)
    case .previousTapped: state.move(by: -1)
    case .viewChosen(let view): state.view = view
    case .nextViewTapped:
      let all = ReviewView.allCases
      state.view = all[(state.view.rawValue + 1) % all.count]
    case .languageTapped:
      let next: Language = environment.language == .english ? .russian : .english
      return .change { $0.language = next }
    case .helpTapped: state.isHelpOpen = true
    case .helpClosed: state.isHelpOpen = false
    case .quitTapped: return .ask(.quit)
    case .redrawTapped: return .ask(.redraw)
    case .suspendTapped: return .ask(.suspend)
    case .toast(let event): return state.toasts.handle(event).map(id: "review") { .toast($0) }
    case .decided(let decision): return take(decision, &state, environment)
    }
    return .none
  }

  public func view(_ state: ReviewState, _ environment: Environment) -> Element<ReviewAction> {
    ReviewScreen(state: state, environment: environment).body
  }

  // MARK: Deciding

  private func decide(_ state: inout ReviewState, isAccepted: Bool) -> Effect<ReviewAction> {
    guard let snapshot = state.current, !state.isDeciding else { return .none }
    state.isDeciding = true
    return .run("decide", queue: "desk") { [self] send in
      send(.decided(decision(on: snapshot, isAccepted: isAccepted)))
    }
  }

  private func decision(on snapshot: PendingSnapshot, isAccepted: Bool) -> ReviewDecision {
    var decision = ReviewDecision(name: snapshot.name, kind: isAccepted ? .accepted : .rejected)
    do {
      if isAccepted {
        try desk.accept([snapshot], reason: "reviewed")
      } else {
        desk.reject([snapshot])
      }
    } catch {
      decision.kind = .failed("\(error)")
    }
    // An accepted literal moves those behind it in the same source.
    decision.rest = (try? desk.chosen([]))?.filter { names.isEmpty || names.contains($0.name) }
    return decision
  }

  private func take(
    _ decision: ReviewDecision, _ state: inout ReviewState, _ environment: Environment
  ) -> Effect<ReviewAction> {
    state.isDeciding = false
    if let rest = decision.rest { state.snapshots = rest }
    if state.selection >= state.snapshots.count { state.selection = 0 }
    let words = ReviewWords(language: environment.language)
    let notice: Notice =
      switch decision.kind {
      case .accepted: Notice(words.accepted(decision.name), topic: "decision")
      case .rejected: Notice(words.rejected(decision.name), topic: "decision")
      case .failed(let reason): Notice(words.failed(reason), .failure, topic: "decision")
      }
    return state.toasts.show(notice).map(id: "review") { .toast($0) }
  }
}
