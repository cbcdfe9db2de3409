import Core
import FilePrompts
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The three parts under their strip, or the page that is open in front of them.
struct TravelView {
  let state: TravelState
  let words: TravelWords
  let today: CalendarDay

  var body: Element<TravelAction> {
    ZStack {
      page.fill()
      if let prompt = state.prompt {
        PlacePromptView(state: prompt, words: words, country: promptCountry).body
          .map(TravelAction.prompt)
      }
    }
    .semantics(TravelID.screen, .screen, label: words.title)
  }

  private var promptCountry: String? {
    guard case .city(let code)? = state.prompt?.wanted else { return nil }
    return words.name(state.data.country(code), code)
  }

  private var page: Element<TravelAction> {
    if let form = state.form {
      return VisitFormView(state: form, words: words).body.map(TravelAction.form)
    }
    if let info = state.info, info.photos.isOpen {
      return CountryPhotoPage(
        state: info.photos, country: words.name(state.data.country(info.code), info.code),
        words: words
      ).body.map { .info(.photos($0)) }
    }
    if let info = state.info {
      return CountryInfoView(
        state: info, country: state.data.country(info.code), words: words, today: today
      ).body.map(TravelAction.info)
    }
    if state.settingsPage.isStatisticsOpen {
      return TravelStatisticsView(statistics: state.settingsPage.statistics, words: words).body
        .map(TravelAction.settings)
    }
    if state.settingsPage.isInformationOpen {
      return TravelInformationView(words: words).body.map(TravelAction.settings)
    }
    let parts = VStack {
      sections
      part
    }.bindings(words.title, bindings)
    return state.files.over(
      filePage ?? parts, TravelID.path, forms: TravelID.pathForm, words.language,
      send: { .files($0) })
  }

  /// The preview of an import, or the poster.
  private var filePage: Element<TravelAction>? {
    if let preview = state.files.preview {
      return TravelPreviewView(preview: preview, data: state.data, words: words).body
        .map(TravelAction.files)
    }
    return state.poster.drawings.map {
      PosterView(drawings: $0, words: words).body.map(TravelAction.poster)
    }
  }

  private var part: Element<TravelAction> {
    switch state.section {
    case .map:
      TravelMapView(state: state.map, data: state.data, words: words, today: today).body
        .map(TravelAction.map)
    case .countries:
      CountriesView(state: state.countries, data: state.data, words: words, today: today).body
        .map(TravelAction.countries)
    case .settings:
      TravelSettingsView(page: state.settingsPage, data: state.data, words: words).body
        .map(TravelAction.settings)
    }
  }

  // MARK: The strip
  private var all: [TravelSection] { TravelSection.allCases }
  private var index: Int { all.firstIndex(of: state.section) ?? 0 }

  private var sections: SubTabBar<TravelAction> {
    SubTabBar(
      TravelID.sections, label: words.parts, titles: all.map { ($0.rawValue, words.name($0)) },
      selection: index, onSelect: { .sectionChosen(all[$0]) })
  }

  private var bindings: [KeyBinding<TravelAction>] {
    func step(_ name: String, _ key: KeyStroke, _ by: Int) -> KeyBinding<TravelAction> {
      let section = all[(index + by + all.count) % all.count]
      return KeyBinding(
        name, [key], words.name(section).lowercased(), hint: .footer, .sectionChosen(section))
    }
    func file(
      _ name: String, _ key: KeyStroke, _ title: String, _ action: TravelAction
    ) -> KeyBinding<TravelAction> {
      KeyBinding(name, [key], title, hint: state.section == .settings ? .footer : .helpOnly, action)
    }
    let statistics = KeyBinding<TravelAction>(
      "travel.statistics", ["S"], words.statisticsHint, .settings(.statisticsTapped))
    return [
      step("travel.nextPart", "]", 1),
      step("travel.previousPart", "[", -1),
      file("travel.import", "I", words.importHint, .files(.asked(.load))),
      file("travel.export", "E", words.exportHint, .files(.asked(.records(.geoJSON)))),
      file("travel.poster", "P", words.posterHint, .poster(.opened)),
      statistics,
    ]
  }
}
