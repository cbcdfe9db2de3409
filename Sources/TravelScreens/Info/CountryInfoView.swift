import Core
import Places
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// A country: what it is to the person, and its cities.
struct CountryInfoView {
  let state: CountryInfoState
  /// Nil for the moment in which it is already gone.
  let country: VisitedCountry?
  let words: TravelWords
  let today: CalendarDay

  private var title: String { words.name(country, state.code) }

  var body: Element<CountryInfoAction> {
    ZStack {
      Responsive { size in
        VStack {
          header
          CountryPhotosView(state: state.photos, words: words, size: size).body
            .map(CountryInfoAction.photos)
          details.padding(horizontal: 1)
          heading.padding(horizontal: 1)
          cities
        }.element
      }
      if state.isAsking {
        ConfirmDialog(
          TravelID.question, title: words.deleteCountryTitle,
          message: words.deleteCountryText(title, state.cities?.count ?? 0),
          confirm: words.deleteButton, cancel: words.keepButton,
          onConfirm: CountryInfoAction.deleteAnswered(true), onCancel: .deleteAnswered(false))
      }
    }
    .semantics(TravelID.info, .screen, label: title)
    .bindings(title, bindings)
  }

  private var header: Element<CountryInfoAction> {
    Responsive { size in
      HStack(spacing: 1) {
        Button(TravelID.infoBack, "‹", hint: words.back, action: CountryInfoAction.closed)
        Text(title, .title, semantics: .heading)
          .fill(horizontal: .leading, flex: Flex(horizontal: 1))
        Button(
          TravelID.infoEdit, size.columns >= 60 ? words.edit : "✎", hint: words.editCountry,
          action: CountryInfoAction.editTapped)
        Button(
          TravelID.infoDelete, size.columns >= 60 ? words.deleteButton : "×",
          hint: words.deleteCountryHint, action: CountryInfoAction.deleteTapped)
        Button(TravelID.infoAdd, "+", hint: words.addCityHint, action: CountryInfoAction.addTapped)
      }.padding(horizontal: 1)
    }.frame(rows: 1)
  }

  private var details: Element<CountryInfoAction> {
    guard let country else { return Text("").element }
    let line = [words.mark(country.details, today), country.isHome ? words.home : nil].compactMap {
      $0
    }
    return VStack {
      Text(words.told(line), id: TravelID.details)
      if !country.details.note.isEmpty {
        Text(country.details.note, .muted, lines: 3, id: TravelID.note)
      }
    }.element
  }

  // MARK: Cities
  /// With the weather of the one that is selected.
  private var heading: Element<CountryInfoAction> {
    HStack(spacing: 1) {
      Text(words.myCities, .accent, semantics: .heading)
      Text(weather, .muted, alignment: .trailing, id: TravelID.cityWeather)
        .fill(horizontal: .trailing, flex: Flex(horizontal: 1))
    }.element
  }

  private var weather: String {
    guard let city = state.selectedCity, let weather = state.weather, weather.city == city.key
    else { return "" }
    return words.weather(weather, of: city)
  }

  private var cities: Element<CountryInfoAction> {
    guard let cities = state.cities
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if cities.isEmpty {
      return StateView(
        TravelID.noCities, .empty, words.noCities, hint: words.noCitiesHint,
        button: .init(words.newCity, key: "a", .addTapped)
      ).padding(horizontal: 1)
    }
    return Responsive { list(cities, isWide: $0.columns >= 60) }.padding(horizontal: 1)
  }

  private func list(_ cities: [VisitedCity], isWide: Bool) -> Element<CountryInfoAction> {
    List(
      TravelID.cities, label: words.myCities, count: cities.count,
      selection: state.selection.shown, key: { cities[$0].key.text },
      itemLabel: { label(cities[$0]) }, openTitle: words.mapHint, onMove: { .moved($0) },
      onOpen: { .cityOpened($0) }, row: { row(cities[$0], isWide: isWide) }
    )
    .swipe(
      SwipeAction("travel.delete", ["d", .delete], words.deleteHint) { .cityDeleteTapped($0) }
    )
    .keys(
      state.selection.shown.map {
        [KeyBinding("travel.edit", ["e"], words.editCity, .cityEditTapped($0))]
      } ?? []
    )
    .element
  }

  private func label(_ city: VisitedCity) -> String {
    let parts = [
      city.name(words.language), city.region?[words.language], words.mark(city.details, today),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private func row(_ city: VisitedCity, isWide: Bool) -> Element<CountryInfoAction> {
    HStack(spacing: 2) {
      Text(city.name(words.language)).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      if isWide {
        Text(city.region?[words.language] ?? "", .muted)
          .fill(horizontal: .leading, flex: Flex(horizontal: 1))
        Text(words.mark(city.details, today), .muted)
      } else {
        Text(words.glyph(city.details.standing(on: today)), .muted)
      }
    }.element
  }

  // MARK: Keys
  private var bindings: [KeyBinding<CountryInfoAction>] {
    // The hint of an empty list has the key itself.
    let isEmpty = state.cities?.isEmpty ?? true
    return [
      KeyBinding("travel.back", [.escape, .backspace], words.back, hint: .footerAlways, .closed),
      KeyBinding(
        "travel.add", isEmpty ? ["+"] : ["a", "+"], words.addCityHint,
        hint: isEmpty ? .helpOnly : .footerMain, .addTapped),
      KeyBinding(
        "travel.editCountry", isEmpty ? ["E", "e"] : ["E"], words.editCountry, .editTapped),
      KeyBinding("travel.deleteCountry", ["D"], words.deleteCountryHint, .deleteTapped),
      KeyBinding(
        "travel.home", ["H"], country?.isHome == true ? words.noHomeHint : words.homeHint,
        .homeTapped),
      KeyBinding("travel.map", ["m"], words.mapHint, hint: .helpOnly, .mapTapped),
    ] + photoBindings
  }

  private var photoBindings: [KeyBinding<CountryInfoAction>] {
    guard state.photos.count > 0 else { return [] }
    return [
      KeyBinding("travel.photos", ["p"], words.photosHint, hint: .footerMain, .photos(.openTapped)),
      KeyBinding(
        "travel.nextPhoto", [.right], words.nextPhoto, hint: .helpOnly, .photos(.stepped(1))),
      KeyBinding(
        "travel.previousPhoto", [.left], words.previousPhoto, hint: .helpOnly,
        .photos(.stepped(-1))),
      KeyBinding(
        "travel.photosAgain", ["r"], words.photosAgain, hint: .helpOnly, .photos(.againTapped)),
    ]
  }
}
