import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// Name, region and country of each place, and what is known of the weather there.
struct FavouritesView {
  let state: FavouritesState
  let words: FavouritesWords
  let unit: Temperature.Unit

  var body: Element<FavouritesAction> {
    VStack {
      header
      content
    }
    .semantics(FavouritesID.screen, .screen, label: words.title)
    .bindings(words.title, bindings)
  }

  /// The list beside the weather of one of them.
  var beside: Element<FavouritesAction> {
    Panel(words.title) { content.bindings(words.title, [adding]) }.element
  }

  private var header: Element<FavouritesAction> {
    HStack(spacing: 1) {
      Button(FavouritesID.back, "‹ " + words.back, hint: words.backHint, action: .closed)
      Text(words.title, .title, semantics: .heading).fill(flex: Flex(horizontal: 1))
      Button(FavouritesID.add, "+", hint: words.addHint, action: .addTapped)
    }
    .padding(horizontal: 1).frame(rows: 1)
  }

  private var content: Element<FavouritesAction> {
    guard let places = state.places
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if places.isEmpty {
      return StateView(
        FavouritesID.empty, .empty, words.emptyTitle, hint: words.emptyHint,
        button: .init(words.addTitle, key: "a", .addTapped)
      ).padding(horizontal: 1)
    }
    return Responsive { list(places, isWide: $0.columns >= 60) }.padding(horizontal: 1)
  }

  /// Returns the list; where there is little room, region and country have a line of their own.
  private func list(_ places: [WeatherPlace], isWide: Bool) -> Element<FavouritesAction> {
    List(
      FavouritesID.list, label: words.title, count: places.count,
      selection: state.selection.shown, rows: isWide ? 1 : 2, key: { places[$0].id },
      itemLabel: { label(places[$0]) }, openTitle: words.openHint, onMove: { .moved($0) },
      onOpen: { .openTapped($0) },
      row: { isWide ? wide(places[$0]) : narrow(places[$0]) }
    )
    .swipe(
      SwipeAction("favourites.delete", ["d", .delete], words.deleteHint, hint: .footerMain) {
        .deleteTapped($0)
      }
    )
    .onReorder { .reordered($0, $1) }
    .element
  }

  // MARK: A row
  private func label(_ place: WeatherPlace) -> String {
    [words.name(place), words.origin(place)].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func wide(_ place: WeatherPlace) -> Element<FavouritesAction> {
    HStack(spacing: 2) {
      Text(words.name(place)).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Text(words.origin(place), .muted).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Text(age(place), .muted, alignment: .trailing)
      Text(temperature(place), alignment: .trailing).frame(columns: 6)
    }.element
  }

  private func narrow(_ place: WeatherPlace) -> Element<FavouritesAction> {
    VStack {
      HStack(spacing: 2) {
        Text(words.name(place)).fill(horizontal: .leading, flex: Flex(horizontal: 1))
        Text(temperature(place))
      }
      HStack(spacing: 2) {
        Text(words.origin(place), .muted).fill(horizontal: .leading, flex: Flex(horizontal: 1))
        Text(age(place), .muted)
      }
    }.element
  }

  private func temperature(_ place: WeatherPlace) -> String {
    state.temperatures[place.id].map { words.temperature($0, unit) } ?? ""
  }

  private func age(_ place: WeatherPlace) -> String {
    state.temperatures[place.id].map(words.age) ?? ""
  }

  private var bindings: [KeyBinding<FavouritesAction>] {
    [KeyBinding("favourites.back", [.escape, .backspace], words.backHint, .closed), adding]
  }

  private var adding: KeyBinding<FavouritesAction> {
    // The hint of an empty list has the key itself.
    let isEmpty = state.places?.isEmpty ?? true
    let keys: [KeyStroke] = isEmpty ? ["+"] : ["a", "+"]
    return KeyBinding(
      "favourites.add", keys, words.addHint, hint: isEmpty ? .helpOnly : .footerMain, .addTapped)
  }
}
