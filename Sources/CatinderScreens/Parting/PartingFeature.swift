import AppRuntime
import CatinderDomain

/// The ways out of somebody's sight: unmatching, blocking and reporting a cat.
///
/// A decision counts at once here and is told to the server, as soon as there is a way to it.
struct PartingFeature: Sendable {
  let client: CatinderClient

  func update(
    _ state: inout PartingState, _ action: PartingAction, _ environment: Environment
  ) -> Effect<PartingAction> {
    switch action {
    case .opened(let cat, let isMatch):
      let text = state.texts[cat.uid] ?? ""
      state.open = PartingState.Open(cat: cat, isMatch: isMatch, text: text)
    case .chosen(let step): state.open?.step = step
    case .reasonChosen(let index): state.open?.reason = CatReport.Reason.allCases[index]
    case .textTyped(let text): state.type(text)
    case .blockChosen(let isChosen): state.open?.blocks = isChosen
    case .cancelled: state.open = nil
    case .confirmed: return confirm(&state, environment)
    case .taken(let farewell, let result): return taken(farewell, result, &state, environment)
    case .signal: break
    }
    return .none
  }

  private func confirm(
    _ state: inout PartingState, _ environment: Environment
  ) -> Effect<PartingAction> {
    guard let farewell = state.open?.farewell else { return .none }
    state.open = nil
    if farewell.report != nil { state.texts[farewell.profile.uid] = nil }
    let notice = CatinderWords(environment).done(farewell)
    return .merge(tell(farewell, &state, environment), .notice(notice))
  }

  /// Behind the decisions, so that a like that came before is not the last word.
  private func tell(
    _ farewell: Farewell, _ state: inout PartingState, _ environment: Environment
  ) -> Effect<PartingAction> {
    state.told.append(farewell)
    return client.ask("farewell", queue: DeckFeature.decisions, environment) {
      [dependencies = client.dependencies] service throws(CatinderError) in
      let uid = farewell.profile.uid
      if let report = farewell.report { try await service.report(report, about: uid) }
      if let parting = farewell.parting {
        try await service.part(parting, from: uid)
        dependencies.forgetKept(uid)
      }
      return true
    } tell: {
      .taken(farewell, $0)
    }
  }

  private func taken(
    _ farewell: Farewell, _ result: Result<Bool, CatinderError>, _ state: inout PartingState,
    _ environment: Environment
  ) -> Effect<PartingAction> {
    state.told.removeAll { $0 == farewell }
    guard case .failure(let error) = result else {
      state.failure = nil
      return resend(&state, environment)
    }
    // There is nothing left to end.
    if error == .notFound { return .none }
    guard error.isPassing || error.isOffline
    else { return .notice(CatinderWords(environment).words(error)) }
    state.unsent.append(farewell)
    state.failure = error
    return .none
  }

  /// Tells the server once more what it has not taken.
  func resend(
    _ state: inout PartingState, _ environment: Environment
  ) -> Effect<PartingAction> {
    let unsent = state.unsent
    state.unsent = []
    return .merge(unsent.map { tell($0, &state, environment) })
  }
}

/// The actions of unmatching, blocking and reporting.
public enum PartingAction: CatinderPartAction {
  /// The menu of a cat is to show.
  case opened(Profile, isMatch: Bool)
  case chosen(PartingState.Step)
  case reasonChosen(Int)
  case textTyped(String)
  case blockChosen(Bool)
  case confirmed
  case cancelled
  /// The answer of the server.
  case taken(Farewell, Result<Bool, CatinderError>)
  case signal(CatinderSignal)
}

/// The decision of a user who wants to have no more to do with a cat.
public struct Farewell: Codable, Equatable, Sendable {
  let profile: Profile
  /// Nil for a report alone.
  let parting: Parting?
  let report: CatReport?
}

/// The question that is open, and what the server has not heard yet.
public struct PartingState: Equatable, Sendable {
  /// The page of the question.
  public enum Step: Equatable, Sendable {
    case menu
    case sure(Parting)
    case report
  }

  struct Open: Equatable, Sendable {
    let cat: Profile
    let isMatch: Bool
    var step = Step.menu
    var reason = CatReport.Reason.spam
    var text = ""
    var blocks = true

    /// Nil while nothing can be confirmed.
    var farewell: Farewell? {
      switch step {
      case .menu: nil
      case .sure(let parting): Farewell(profile: cat, parting: parting, report: nil)
      case .report:
        TextLimit.report.allows(text)
          ? Farewell(
            profile: cat, parting: blocks ? .block : nil, report: CatReport(reason, text))
          : nil
      }
    }
  }

  var open: Open?
  /// The words of reports that were typed and not sent.
  var texts: [ProfileID: String] = [:]
  /// On their way to the server, the oldest first.
  var told: [Farewell] = []
  /// The ones that the server has not taken, the oldest first.
  var unsent: [Farewell] = []
  /// The reason why the first of them was not taken.
  var failure: CatinderError?

  mutating func type(_ text: String) {
    open?.text = text
    if let open { texts[open.cat.uid] = text }
  }

  /// Those that are not known to be with the server.
  var untaken: [Farewell] { unsent + told }
  /// The cats that the server may still name and that are gone here.
  var gone: Set<ProfileID> {
    Set(untaken.filter { $0.parting != nil }.map(\.profile.uid))
  }
}

extension CatinderDependencies {
  /// Takes a cat out of the kept answers.
  fileprivate func forgetKept(_ uid: ProfileID) {
    changeKeptDeck { $0.removeAll { $0.uid == uid } }
    answers?.change([Match].self, "matches") { matches in
      matches.removeAll { [$0.profile1.uid, $0.profile2.uid].contains(uid) }
    }
  }
}
