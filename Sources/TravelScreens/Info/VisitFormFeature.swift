import AppRuntime
import Core
import TravelDomain

/// The actions of the form for state, dates and note of a country or city.
public enum VisitFormAction: Sendable {
  case stateChosen(VisitState)
  case fromTyped(String)
  case untilTyped(String)
  case noteTyped(String)
  case saveTapped
  case leaveTapped
  case stayTapped
  /// It was saved, or left, or what it is about has gone.
  case closed
}

/// State, dates and note of a country or a city.
struct VisitFormFeature: Sendable {
  let dependencies: TravelDependencies

  /// The state is nil while no form is open.
  func update(
    _ state: inout VisitFormState?, _ action: VisitFormAction, _ environment: Environment
  ) -> Effect<VisitFormAction> {
    guard let form = state else { return .none }
    switch action {
    case .stateChosen(let visit): state?.state = visit
    case .fromTyped(let text): state?.from = text
    case .untilTyped(let text): state?.until = text
    case .noteTyped(let text): state?.note = text
    case .saveTapped: return form.details.map { save($0, of: form, environment) } ?? .none
    case .leaveTapped:
      if !form.isChanged { state = nil } else { state?.isAsking = true }
    case .stayTapped: state?.isAsking = false
    case .closed: state = nil
    }
    return .none
  }

  private func save(
    _ details: VisitDetails, of form: VisitFormState, _ environment: Environment
  ) -> Effect<VisitFormAction> {
    dependencies.save(environment) { travels, words, send in
      let problem: TravelProblem? =
        switch form.record {
        case .country(let code): problem(try await travels.update(country: code, to: details))
        case .city(let key): problem(try await travels.update(city: key, to: details))
        }
      if let problem { return send.notice(words.problem(problem)) }
      // In the same job: a kill after it finds nothing that is not saved.
      _ = await dependencies.drafts.save(nil)
      send(.closed)
    }
  }

  private func problem<Record>(_ outcome: EditOutcome<Record>) -> TravelProblem? {
    if case .refused(let problem) = outcome { return problem }
    return nil
  }
}

/// State, dates and note of a country or a city as they are being edited.
public struct VisitFormState: Equatable, Sendable {
  enum Record: Equatable, Sendable {
    case country(String)
    case city(CityKey)
  }

  let record: Record
  let name: String
  let saved: VisitDetails
  /// The order of the digits of dates when the form was opened.
  private let dates: DateStyle
  var state: VisitState
  /// As they are typed.
  var from: String
  var until: String
  var note: String
  /// True while the question shows that comes before a changed form is left.
  var isAsking = false

  init(_ country: VisitedCountry, _ environment: Environment) {
    self.init(
      .country(country.code), country.name(environment.language), country.details,
      environment.units.date)
  }

  init(_ city: VisitedCity, _ environment: Environment) {
    self.init(
      .city(city.key), city.name(environment.language), city.details, environment.units.date)
  }

  private init(_ record: Record, _ name: String, _ details: VisitDetails, _ dates: DateStyle) {
    (self.record, self.name, saved, state) = (record, name, details, details.state)
    self.dates = dates
    (from, until) = (details.from?.text(dates) ?? "", details.until?.text(dates) ?? "")
    note = details.note
  }

  var isChanged: Bool {
    state != saved.state || note != saved.note || from != saved.from?.text(dates) ?? ""
      || until != saved.until?.text(dates) ?? ""
  }

  /// Identifies the form among those of other records.
  var key: String {
    switch record {
    case .country(let code): code
    case .city(let key): key.text
    }
  }

  // MARK: What is wrong
  enum DateProblem: Equatable, Sendable { case unreadable, outOfRange, endsBeforeStart }

  var fromProblem: DateProblem? { problem(from) }

  var untilProblem: DateProblem? {
    if let problem = problem(until) { return problem }
    guard let start = date(from), let end = date(until) else { return nil }
    return end.last < start.first ? .endsBeforeStart : nil
  }

  /// Nil while a date cannot be read.
  var details: VisitDetails? {
    guard fromProblem == nil, untilProblem == nil else { return nil }
    return VisitDetails(state, from: date(from), until: date(until), note: note)
  }

  private func problem(_ text: String) -> DateProblem? {
    if text.allSatisfy(\.isWhitespace) { return nil }
    guard let date = date(text) else { return .unreadable }
    return PartialDate.years.contains(date.year) ? nil : .outOfRange
  }

  private func date(_ text: String) -> PartialDate? { PartialDate(typed: text, style: dates) }
}
