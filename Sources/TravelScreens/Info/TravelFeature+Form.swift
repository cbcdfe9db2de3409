import AppRuntime
import Toolkit
import TravelDomain

/// State, dates and note of a country or a city.
extension TravelFeature {
  func updateForm(
    _ state: inout TravelState, _ action: VisitFormAction, _ environment: Environment
  ) -> Effect<TravelAction> {
    guard let form = state.form else { return .none }
    switch action {
    case .stateChosen(let visit): state.form?.state = visit
    case .fromTyped(let text): state.form?.from = text
    case .untilTyped(let text): state.form?.until = text
    case .noteTyped(let text): state.form?.note = text
    case .saveTapped: return form.details.map { save($0, of: form, state, environment) } ?? .none
    case .leaveTapped:
      if !form.isChanged { state.form = nil } else { state.form?.isAsking = true }
    case .stayTapped: state.form?.isAsking = false
    case .closed: state.form = nil
    }
    return .none
  }

  private func save(
    _ details: VisitDetails, of form: VisitFormState, _ state: TravelState,
    _ environment: Environment
  ) -> Effect<TravelAction> {
    save(state, environment) { travels, words, send in
      let problem: TravelProblem? =
        switch form.record {
        case .country(let code):
          Self.problem(try await travels.update(country: code, to: details))
        case .city(let key): Self.problem(try await travels.update(city: key, to: details))
        }
      if let problem { send.notice(words.problem(problem)) } else { send(.form(.closed)) }
    }
  }

  private static func problem<Record>(_ outcome: EditOutcome<Record>) -> TravelProblem? {
    if case .refused(let problem) = outcome { return problem }
    return nil
  }
}
