import Core
import Foundation
import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// The main screen: place and time, one line of how things stand, the weather below.
struct WeatherMainView {
  let state: WeatherMainState
  let settings: WeatherSettings
  let format: WeatherFormat
  /// The list of favourites where it stands beside the weather.
  let list: Identifier?

  var words: WeatherMainWords { format.words }

  /// From so many columns on, there is room for words beside signs.
  static let roomy = 60
  /// From so many columns on, two columns stand beside each other.
  static let wide = 96
  /// From so many columns on, now, the hours and the days do.
  static let widest = 136
  /// The rows of the tab from which on the walk is a card with a picture, where it is wide too.
  static let tall = 28

  var body: Element<WeatherMainAction> {
    if let open = state.openDay, let report = state.report,
      let day = report.daily.first(where: { $0.day == open.day })
    {
      return DayView(
        state: state, open: open, day: day, hours: report.hours(of: day.day), report: report,
        format: format, status: status
      ).body
    }
    return weather
  }

  private var status: WeatherStatusView {
    WeatherStatusView(state: state, settings: settings, format: format)
  }

  private var weather: Element<WeatherMainAction> {
    SideDrag(
      WeatherID.main.child("drag"),
      right: list == nil ? .init(words.favourites, .favouritesTapped) : nil,
      left: .init(words.settings, .settingsTapped)
    ) {
      Responsive { size in
        VStack {
          header(size.columns - 2).padding(horizontal: 1)
          status.body(size.columns - 2).padding(horizontal: 1)
          // The bar of the scroll stands in the right gutter.
          content(Size(size.columns - 1, size.rows)).padding(Insets(left: 1))
        }.element
      }.element
    }
    .semantics(WeatherID.main, .screen, label: words.title)
    .bindings(words.title, bindings)
  }

  private var bindings: [KeyBinding<WeatherMainAction>] {
    var bindings = [
      toFavourites,
      KeyBinding("weather.settings", ["s", "]"], words.settingsHint, .settingsTapped),
      KeyBinding("weather.refresh", ["r"], words.refresh, .refreshTapped),
    ]
    if state.report?.daily.isEmpty == false {
      bindings.append(
        KeyBinding("weather.day", ["o"], words.openDay, .dayOpened(state.selectedIndex)))
    }
    if let place = state.place {
      bindings.append(
        KeyBinding(
          "weather.favourite", ["*"], words.star(isFavourite: state.isFavourite),
          .favouriteTapped(place)))
    }
    return bindings
  }

  private var toFavourites: KeyBinding<WeatherMainAction> {
    KeyBinding("weather.favourites", ["f", "["], words.favouritesHint, hint: .footerMain) {
      list.map { Response(focus: .to($0)) } ?? .send(.favouritesTapped)
    }
  }

  // MARK: Above the weather
  private func header(_ columns: Int) -> Element<WeatherMainAction> {
    let isRoomy = columns >= Self.roomy
    return HStack(spacing: 1) {
      if list == nil {
        Button(
          WeatherID.favourites, isRoomy ? "≡ " + words.favourites : "≡",
          hint: words.favouritesHint, action: .favouritesTapped)
      }
      if let place = state.place { star(place) }
      Text(title(isRoomy), .title, id: WeatherID.title, semantics: .heading)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      if state.place != nil {
        Text(format.moment(state.now, in: state.zone), id: WeatherID.clock)
      }
      Button(
        WeatherID.settings, isRoomy ? "⚙ " + words.settings : "⚙", hint: words.settingsHint,
        action: .settingsTapped)
    }
    .frame(rows: 1)
  }

  private func star(_ place: WeatherPlace) -> Element<WeatherMainAction> {
    Button(
      WeatherID.star, state.isFavourite ? "★" : "☆",
      hint: words.star(isFavourite: state.isFavourite), action: .favouriteTapped(place)
    ).element
  }

  private func title(_ isRoomy: Bool) -> String {
    guard let place = state.place else { return words.title }
    let name = place.name(words.language)
    return isRoomy && !name.origin.isEmpty ? "\(name.title), \(name.origin)" : name.title
  }

  // MARK: The weather
  private func content(_ size: Size) -> Element<WeatherMainAction> {
    if state.place == nil, state.isNowhere { return nowhere }
    return Scroll(
      WeatherID.page, label: words.title, refresh: state.isLoading ? nil : .refreshTapped
    ) { page(Size(size.columns - 1, size.rows)) }.element
  }

  private var nowhere: Element<WeatherMainAction> {
    StateView(
      WeatherID.nowhere, .empty, words.nowhere, hint: words.nowhereHint,
      button: .init(words.pickPlace, key: "p", .pickTapped)
    ).fill()
  }

  @ElementBuilder<WeatherMainAction>
  private func page(_ room: Size) -> [Element<WeatherMainAction>] {
    let columns = room.columns
    let now = CurrentView(state: state, format: format)
    let forecast = ForecastView(state: state, format: format)
    if columns >= Self.widest {
      // With words beside the bars where the chart keeps its room.
      let (left, right) = (40, columns >= 156 ? 64 : 46)
      let middle = columns - left - right - 2
      HStack(spacing: 1) {
        VStack { blocks(now, left, isCard: room.rows >= Self.tall) }.frame(columns: left)
        VStack { forecast.hoursBlock(middle, rows: room.rows - 4) }.fill(flex: Flex(horizontal: 1))
        VStack { forecast.daysBlock(right) }.frame(columns: right)
      }.whenFlat {
        blocks(now, columns)
        forecast.blocks(columns)
      }
    } else if columns >= Self.wide {
      let left = columns * 4 / 9
      HStack(spacing: 1) {
        VStack { blocks(now, left, isCard: room.rows >= Self.tall) }.frame(columns: left)
        VStack { forecast.blocks(columns - left - 1, rows: room.rows - 3) }.fill(
          flex: Flex(horizontal: 1))
      }.whenFlat {
        blocks(now, columns)
        forecast.blocks(columns)
      }
    } else if columns >= Self.roomy {
      now.compact(columns)
      walkLine
      Spacer(1).whenFlat {}
      forecast.strip(columns)
      forecast.dayRows(columns)
      Spacer(1).whenFlat {}
      forecast.chart(columns)
    } else {
      blocks(now, columns)
      forecast.blocks(columns)
    }
    credit
  }

  @ElementBuilder<WeatherMainAction>
  private func blocks(
    _ now: CurrentView, _ columns: Int, isCard: Bool = false
  ) -> [Element<WeatherMainAction>] {
    now.body
    if isCard {
      Block.of(WalkWords(format.words).title, columns) { room in
        WalkCard(state: state, format: format, columns: room).body
      }
    } else {
      walkLine
    }
  }

  private var walkLine: Element<WeatherMainAction> {
    WalkCard(state: state, format: format, columns: 0).line
  }

  @ElementBuilder<WeatherMainAction> private var credit: [Element<WeatherMainAction>] {
    if let report = state.report {
      Text(words.credit(report.provider), .muted, lines: nil, id: WeatherID.credit)
    }
  }
}

/// A titled part of the screen: in a frame where there is room for one.
enum Block {
  static func of<Action>(
    _ title: String, _ columns: Int, _ content: (_ columns: Int) -> Element<Action>
  ) -> Element<Action> {
    guard columns >= 44 else {
      let inner = content(columns)
      return VStack {
        Text(title, .title, semantics: .heading)
        inner
      }.element
    }
    let inner = content(columns - 4)
    return Panel(title) { inner.padding(horizontal: 1) }.element
  }
}
