import Core
import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// The age of the weather that shows, or the reason why it is not newer, with a button to try again.
struct WeatherStatusView {
  let state: WeatherMainState
  let settings: WeatherSettings
  let format: WeatherFormat

  private var words: WeatherMainWords { format.words }

  /// - Parameter columns: of the room that it gets.
  func body(_ columns: Int) -> Element<WeatherMainAction> {
    if let problem = state.problem, !state.isLoading { return failure(problem, columns) }
    return Text(statusText, .muted, id: WeatherID.status, semantics: .status)
      .fill(flex: Flex(horizontal: 1)).frame(rows: 1)
  }

  private var statusText: String {
    if state.isLoading { return state.report == nil ? words.loading : words.refreshing }
    guard let age = state.age else { return "" }
    return [words.updated(age), source].compactMap { $0 }.joined(separator: " · ")
  }

  /// The origin of the default place, while it is shown and was only guessed.
  private var source: String? {
    guard let home = settings.home, home.place == state.place,
      case .location(let source) = home.kind
    else { return nil }
    return words.source(source)
  }

  /// The problem, and the moment of the next try after too many.
  private func told(_ problem: WeatherError) -> String {
    guard case .limitReached = problem, let next = state.nextTry
    else { return words.said(problem.message) }
    let time = format.time(next, in: state.zone)
    return words.said(problem.message) + "; " + words.asksAgain(time)
  }

  /// Returns the failure, the age of the weather and the retry button: one line where all fits.
  private func failure(_ problem: WeatherError, _ columns: Int) -> Element<WeatherMainAction> {
    let age = state.age.map(words.dataOf) ?? words.noWeather
    let said = "! " + told(problem)
    let message = Text<WeatherMainAction>(
      said, .danger, lines: 3, id: WeatherID.status, semantics: .alert)
    let old = Text<WeatherMainAction>(age, .muted, id: WeatherID.status.child("age"))
    // Without any weather it is what there is to do.
    let retry = Button(
      WeatherID.retry, words.retry, hint: words.refresh,
      wish: state.report == nil ? .whenFree : .none, action: WeatherMainAction.refreshTapped)
    let beside = DisplayWidth.of(age) + DisplayWidth.of(words.retry) + 8
    if DisplayWidth.of(said) + beside > columns {
      let rows = min(3, TextWrapping.wrap(said, to: columns).count)
      return VStack {
        message.frame(rows: rows)
        HStack(spacing: 2) {
          old.fill(horizontal: .leading, flex: Flex(horizontal: 1))
          retry
        }
      }.frame(rows: rows + 1)
    }
    return HStack(spacing: 2) {
      message.fill(horizontal: .leading, flex: Flex(horizontal: 1))
      old
      retry
    }.frame(rows: 1)
  }
}
