import AppRuntime
import Core
import Foundation
import Places
import Toolkit
import WeatherDomain

/// A search box for places with results while one types: by name, with region or country, in either
/// language, or by coordinates.
///
/// The screen that asks keeps a ``PlacePickerState``, hands every action to ``update(_:_:_:)`` and
/// watches for ``PlacePickerAction/chosen(_:)`` and ``PlacePickerAction/cancelled``.
public struct PlacePicker: Sendable {
  /// Longer than any name of a place with its region and country.
  public static let textLimit = 100
  static let resultLimit = 30

  let gazetteer: @Sendable () throws -> Gazetteer
  let geocoder: Geocoder?

  /// - Parameters:
  ///   - gazetteer: called in an effect, as it blocks; throws `PlacesError`.
  ///   - geocoder: asked for what the gazetteer lacks, when the user chooses so; nil without a network.
  public init(gazetteer: @escaping @Sendable () throws -> Gazetteer, geocoder: Geocoder? = nil) {
    (self.gazetteer, self.geocoder) = (gazetteer, geocoder)
  }

  public func update(
    _ state: inout PlacePickerState, _ action: PlacePickerAction, _ language: Language
  ) -> Effect<PlacePickerAction> {
    switch action {
    case .typed(let text): return type(&state, text, language)
    case .moved(let index): state.select(index)
    case .stepped(let step):
      let count = max(1, state.rows.count)
      state.select((state.selection + step + count) % count)
    case .opened(let index): return choose(&state, index, language)
    case .submitted:
      if !state.isAsking { return choose(&state, state.selection, language) }
      state.isChosenAtOnce = true
    case .retryTapped: return ask(state.text, language)
    case .answered(let text, let answer): return take(&state, text, answer.answer)
    case .serviceAnswered(let text, let result): take(result, to: text, &state)
    case .chosen, .cancelled: break
    }
    return .none
  }

  /// The box with its results, over all the room there is.
  ///
  /// - Parameters:
  ///   - title: what the place is for.
  ///   - back: the screen that giving up leads to.
  public func view(
    _ state: PlacePickerState, _ language: Language, title: String, back: String
  ) -> Element<PlacePickerAction> {
    PlacePickerView(state: state, words: PlacePickerWords(language), title: title, back: back).body
  }

  private func type(
    _ state: inout PlacePickerState, _ text: String, _ language: Language
  ) -> Effect<PlacePickerAction> {
    let text = String(text.prefix(Self.textLimit))
    state.text = text
    state.isChosenAtOnce = false
    state.service = geocoder == nil ? .none : .offered
    if !state.isBlank { return ask(text, language) }
    (state.answer, state.selection) = (nil, 0)
    return .none
  }

  /// Of the questions that wait, only the newest is put.
  private func ask(_ text: String, _ language: Language) -> Effect<PlacePickerAction> {
    .run("search places", queue: "search", topic: "search") { [gazetteer] send in
      let answer = Self.answer(to: text, language, gazetteer)
      send(.answered(text, PlacePickerAnswer(answer: answer)))
    }
  }

  private func take(
    _ state: inout PlacePickerState, _ text: String, _ answer: PlacePickerState.Answer
  ) -> Effect<PlacePickerAction> {
    guard text == state.text else { return .none }
    if state.answered != text { state.selection = 0 }
    (state.answer, state.answered) = (answer, text)
    state.select(state.selection)
    if state.results.isEmpty { state.selection = -1 }
    guard state.isChosenAtOnce else { return .none }
    state.isChosenAtOnce = false
    // Nothing is sent by a key that was meant for a place.
    return state.results.first.map { .output(.chosen($0.choice)) } ?? .none
  }

  private func choose(
    _ state: inout PlacePickerState, _ index: Int, _ language: Language
  ) -> Effect<PlacePickerAction> {
    let rows = state.rows
    guard rows.indices.contains(index) else { return .none }
    switch rows[index] {
    case .place(let result): return .output(.chosen(result.choice))
    case .service: return askService(&state, language)
    }
  }

  // MARK: The service
  private func askService(
    _ state: inout PlacePickerState, _ language: Language
  ) -> Effect<PlacePickerAction> {
    guard let geocoder, state.service != .asked else { return .none }
    state.service = .asked
    let (text, name) = (state.text, state.name)
    return .run("ask for places", queue: "geocoder", topic: "geocoder") { send in
      geocoder.find(name, language: language) { send(.serviceAnswered(text, $0)) }
    }
  }

  private func take(
    _ result: Result<[Geocoder.Match], WeatherError>, to text: String,
    _ state: inout PlacePickerState
  ) {
    guard text == state.text, state.service == .asked else { return }
    switch result {
    case .success(let matches):
      state.service = .found(matches.map { PlaceResult($0) })
      state.selection = state.results.isEmpty ? -1 : 0
    case .failure(let error): state.service = .failed(error)
    }
  }

  // MARK: The gazetteer
  /// Coordinates are taken without any places, too.
  private static func answer(
    to text: String, _ language: Language, _ open: () throws -> Gazetteer
  ) -> PlacePickerState.Answer {
    if let point = Coordinates(parsing: text) {
      let nearest = try? open().nearest(to: point)
      return .results([PlaceResult(point, nearest)])
    }
    do {
      let found = try open().search(text, language: language, limit: resultLimit)
      return .results(found.matches.map(PlaceResult.init))
    } catch let error as PlacesError {
      return .failed(error)
    } catch { return .failed(.damaged(path: "", reason: .engine(error.localizedDescription))) }
  }

  /// Prepares the search, so that the first key press need not wait; for the screen that opens the search.
  public func prepare() -> Effect<PlacePickerAction> {
    .run("prepare the search", queue: "search") { [gazetteer] _ in
      try? gazetteer().prepareSearch()
    }
  }
}
