import AppRuntime
import Core
import TravelDomain

/// A form of a country or a city that is not saved, as it is kept at every key stroke so that a kill cannot
/// lose it.
public struct VisitDraft: Equatable, Sendable, Codable {
  /// The code of the country, or the ``CityKey/text`` of the city.
  var record: String
  var state: VisitState
  /// The dates as they are typed.
  var from: String
  var until: String
  var note: String
}

extension VisitFormState {
  /// Nil while nothing is changed.
  var draft: VisitDraft? {
    guard isChanged else { return nil }
    return VisitDraft(record: key, state: state, from: from, until: until, note: note)
  }

  /// The form with what was typed into it.
  func with(_ draft: VisitDraft) -> VisitFormState {
    var form = self
    (form.state, form.from, form.until, form.note) =
      (draft.state, draft.from, draft.until, draft.note)
    return form
  }
}

extension TravelFeature {
  /// Looks for the form that was being filled in when the program ended. That of a record which is gone is
  /// let be.
  func seekDraft(
    _ state: inout TravelState, _ environment: Environment
  ) -> Effect<TravelAction> {
    if state.isDraftSought { return .none }
    state.isDraftSought = true
    let (drafts, records) = (dependencies.drafts, dependencies.records(environment.language))
    return .run("seek draft", queue: Self.saves) { send in
      guard let draft = await drafts.load() else { return }
      if let key = CityKey(draft.record) {
        guard let city = try await records.city(key) else { return }
        send(.draftFound(VisitFormState(city, environment).with(draft), in: city.country))
      } else if let country = try await records.country(draft.record) {
        send(.draftFound(VisitFormState(country, environment).with(draft), in: country.code))
      }
    }
  }

  /// Opens the form of a draft on the page of its country, unless the user has begun something else.
  func restore(
    _ form: VisitFormState, in country: String, _ state: inout TravelState,
    _ environment: Environment
  ) -> Effect<TravelAction> {
    guard state.form == nil, state.info == nil else { return .none }
    let page = updateInfo(&state, .opened(country), environment)
    state.form = form
    return .merge(page, .notice(TravelWords(environment).draftRestored))
  }
}
