import AppRuntime
import Core
import JourneyKit
import Semantics
import Toolkit

/// The state of the review.
public struct ReviewState: Equatable, Sendable {
  public internal(set) var snapshots: [PendingSnapshot]
  /// The place of the one that shows.
  public internal(set) var selection = 0
  public internal(set) var view = ReviewView.difference
  /// The names of those that are to be decided another time.
  public internal(set) var skipped: Set<String> = []
  /// A decision is being carried out; until it is, keys decide on nothing, so that no second press
  /// meets a screen that nobody has seen.
  var isDeciding = false
  var isHelpOpen = false
  var toasts = ToastQueue()

  public init(_ snapshots: [PendingSnapshot]) { self.snapshots = snapshots }

  /// nil where nothing is pending.
  public var current: PendingSnapshot? {
    snapshots.indices.contains(selection) ? snapshots[selection] : nil
  }

  mutating func move(by step: Int) {
    guard !snapshots.isEmpty else { return }
    selection = (selection + step + snapshots.count) % snapshots.count
  }
}

/// An act of the user in the review, or the result of one.
public enum ReviewAction: Sendable {
  case acceptTapped, rejectTapped, skipTapped, nextTapped, previousTapped
  case viewChosen(ReviewView)
  case nextViewTapped
  case languageTapped
  case helpTapped, helpClosed
  case quitTapped, redrawTapped, suspendTapped
  case toast(ToastQueue.Event)
  /// A decision was carried out, or could not be; what is pending now.
  case decided(ReviewDecision)
}

/// A decision, and what came of it.
public struct ReviewDecision: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case accepted, rejected
    case failed(String)
  }

  public var name: String
  public var kind: Kind
  /// The snapshots that are pending now; nil where they could not be read.
  public var rest: [PendingSnapshot]?
}

/// The view of a pending snapshot.
public enum ReviewView: Int, Hashable, Sendable, CaseIterable {
  /// The screen that came, with what is not as in the reference standing out.
  case difference
  case reference, actual
  /// The lines of the snapshot that differ: text, styles, outline.
  case lines
  /// The three pictures side by side, or one below another.
  case all

  var key: String { "\(self)" }
}

/// The identifiers of the review.
public enum ReviewID {
  public static let title: Identifier = "review.title"
  public static let status: Identifier = "review.status"
  public static let views: Identifier = "review.views"
  public static let picture: Identifier = "review.picture"
  public static let help: Identifier = "review.help"
  public static let footer: Identifier = "review.footer"
  public static let toast: Identifier = "review.toast"
  public static let empty: Identifier = "review.empty"
}

/// Shows pending snapshots one by one, and carries out what is decided on each at once.
public struct ReviewFeature: Feature {
  private let review: SnapshotReview
  /// Those that were asked for; empty for all.
  private let names: [String]

  public init(_ review: SnapshotReview, names: [String] = []) {
    (self.review, self.names) = (review, names)
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
    return .run("decide", queue: "review") { [self] send in
      send(.decided(decision(on: snapshot, isAccepted: isAccepted)))
    }
  }

  private func decision(on snapshot: PendingSnapshot, isAccepted: Bool) -> ReviewDecision {
    var decision = ReviewDecision(name: snapshot.name, kind: isAccepted ? .accepted : .rejected)
    do {
      if isAccepted {
        try review.accept([snapshot], reason: "reviewed")
      } else {
        review.reject([snapshot])
      }
    } catch { decision.kind = .failed("\(error)") }
    // An accepted literal moves those behind it in the same source.
    decision.rest = (try? review.chosen([]))?.filter { names.isEmpty || names.contains($0.name) }
    return decision
  }

  private func take(
    _ decision: ReviewDecision, _ state: inout ReviewState, _ environment: Environment
  ) -> Effect<ReviewAction> {
    state.isDeciding = false
    if let rest = decision.rest { state.snapshots = rest }
    if state.selection >= state.snapshots.count { state.selection = 0 }
    let words = ReviewWords(environment)
    let notice: Notice =
      switch decision.kind {
      case .accepted: Notice(words.accepted(decision.name), topic: "decision")
      case .rejected: Notice(words.rejected(decision.name), topic: "decision")
      case .failed(let reason): Notice(words.failed(reason), .failure, topic: "decision")
      }
    return state.toasts.show(notice).map(id: "review") { .toast($0) }
  }
}
