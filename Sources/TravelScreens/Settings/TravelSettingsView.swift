import Core
import FilePrompts
import Places
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The page of settings, files and statistics of the world and its continents.
struct TravelSettingsView {
  let page: TravelSettingsState
  let data: TravelData
  let words: TravelWords

  var body: Element<TravelSettingsAction> {
    ZStack {
      Scroll(TravelID.settings, label: words.name(.settings), isFocusable: false) {
        counts
        Spacer(1)
        fileButtons
        buttons
        Spacer(1)
        statistics
      }.padding(horizontal: 1)
      question
    }
    .semantics(TravelID.settings.child("page"), .screen, label: words.name(.settings))
    .bindings(words.name(.settings), bindings)
  }

  // MARK: Counts
  private var counts: Element<TravelSettingsAction> {
    let content = data.content ?? TravelContent()
    return VStack {
      fact(TravelID.countryCount, words.countryCount, String(content.countries.count))
      fact(TravelID.cityCount, words.cityCount, String(content.cities.count))
      HStack(spacing: 1) {
        Text(words.world, .muted, semantics: nil)
        world
      }
      photoCount.body
    }.element
  }

  private var photoCount: PhotoCountView {
    PhotoCountView(settings: data.settings, page: page, words: words)
  }

  private func fact(
    _ id: Identifier, _ label: String, _ value: String
  ) -> Element<TravelSettingsAction> {
    HStack(spacing: 1) {
      Text(label, .muted, semantics: nil)
      Text(value, .title, semantics: nil)
    }.semantics(id, .text, label: label, value: value)
  }

  private var world: Choice<TravelSettingsAction> {
    let all = WorldCount.allCases
    return Choice(
      TravelID.world, words.world, options: all.map(words.name),
      selection: all.firstIndex(of: data.settings.world) ?? 0, lines: 1,
      onChange: { .worldChosen(all[$0]) })
  }

  private var buttons: Element<TravelSettingsAction> {
    HStack(spacing: 1) {
      Button(
        TravelID.about, words.informationTitle, wish: .whenFree,
        action: TravelSettingsAction.informationTapped)
      Button(TravelID.deleteAll, words.deleteAll, action: TravelSettingsAction.deleteTapped)
    }.element
  }

  private var fileButtons: Element<TravelSettingsAction> {
    HStack(spacing: 1) {
      Button(
        TravelID.importFile, words.importButton, hint: words.importHint,
        action: TravelSettingsAction.files(.asked(.load)))
      Button(
        TravelID.exportFile, words.exportButton, hint: words.exportHint,
        action: TravelSettingsAction.files(.asked(.records(.geoJSON))))
      Button(
        TravelID.makePoster, words.posterButton, hint: words.posterHint,
        action: TravelSettingsAction.posterTapped)
    }.element
  }

  // MARK: Statistics
  private var statistics: Element<TravelSettingsAction> {
    guard let statistics = page.statistics else { return Text(words.loading, .muted).element }
    return VStack {
      Text(words.share(statistics.world), .title, lines: 2, id: TravelID.share)
      for line in facts(statistics) { Text(line, lines: 2) }
      if !statistics.continents.isEmpty {
        Spacer(1)
        Text(words.continents, .accent, semantics: .heading)
        Responsive { continents(statistics, cells: $0.columns >= 60 ? 20 : 6) }
      }
    }.element
  }

  private func facts(_ statistics: TravelStatistics) -> [String] {
    [
      statistics.areaShare.map(words.area),
      statistics.farthest.map(words.farthest),
      statistics.firstDate.map { words.journeys($0, statistics.lastDate ?? $0) },
      words.states(statistics),
    ].compactMap { $0 }
  }

  /// Each with a bar of its own whole, so that full is all of it.
  private func continents(
    _ statistics: TravelStatistics, cells: Int
  ) -> Element<TravelSettingsAction> {
    let rows = statistics.continents.map { continent in
      [
        Text<TravelSettingsAction>(continent.continent.names[words.language]).element,
        Text(bar(continent.part.share, cells), .accent, semantics: nil).whenFlat {},
        Text(words.part(continent.part), .muted).element,
      ]
    }
    return GridLayout(rows: rows, columnSpacing: 2)
      .semantics(TravelID.continents, .chart, label: words.continents)
  }

  /// Returns a bar; a share above zero has one cell at least.
  private func bar(_ share: Double, _ cells: Int) -> String {
    let full = share > 0 ? max(1, Int((share * Double(cells)).rounded())) : 0
    return String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
  }

  // MARK: Deleting
  private var question: Element<TravelSettingsAction> {
    switch page.question {
    case .deleting:
      ConfirmDialog(
        TravelID.deleteQuestion, title: words.deleteAll,
        message: words.deleteAllText(
          data.content?.countries.count ?? 0, data.content?.cities.count ?? 0),
        confirm: words.deleteButton, cancel: words.keepButton,
        onConfirm: TravelSettingsAction.deleteAnswered(true), onCancel: .deleteAnswered(false)
      ).element
    case .nothing:
      AlertDialog(
        TravelID.nothing, title: words.deleteAll, message: words.nothingToDelete,
        button: words.understood, onClose: TravelSettingsAction.nothingRead
      ).element
    case nil: Spacer(0).element
    }
  }

  private var bindings: [KeyBinding<TravelSettingsAction>] {
    [
      KeyBinding("travel.information", ["i"], words.informationHint, .informationTapped),
      KeyBinding("travel.deleteAll", ["D"], words.deleteAllHint, .deleteTapped),
    ] + photoCount.bindings
  }
}

/// The number of photos with a button at each side, or a field; the problem stands below.
struct PhotoCountView {
  let settings: TravelSettings
  let page: TravelSettingsState
  let words: TravelWords

  var body: Element<TravelSettingsAction> {
    VStack {
      HStack(spacing: 1) {
        Text(words.photoCountLabel, .muted, semantics: nil)
        content
      }
      if page.isPhotoCountRefused {
        Text(words.photoCountRange, .danger, id: TravelID.photoCountProblem, semantics: .alert)
      }
    }.element
  }

  @ElementBuilder<TravelSettingsAction> private var content: [Element<TravelSettingsAction>] {
    if let text = page.photoCount {
      field(text)
    } else {
      Button(
        TravelID.photoCount.child("less"), "−", hint: words.fewerPhotos,
        action: TravelSettingsAction.photoCountStepped(-1))
      Button(
        TravelID.photoCount, String(settings.photoCount), hint: words.changePhotoCount,
        action: TravelSettingsAction.photoCountTapped)
      Button(
        TravelID.photoCount.child("more"), "+", hint: words.morePhotos,
        action: TravelSettingsAction.photoCountStepped(1))
    }
  }

  private func field(_ text: String) -> Element<TravelSettingsAction> {
    TextField(
      TravelID.photoCountField, label: words.photoCountLabel, text: text, limit: 2, wish: .atOnce,
      handlers: .init(
        onChange: TravelSettingsAction.photoCountTyped, onSubmit: .photoCountEntered,
        onCancel: .photoCountLeft)
    ).frame(columns: 12)
  }

  var bindings: [KeyBinding<TravelSettingsAction>] {
    guard page.photoCount == nil else { return [] }
    return [
      KeyBinding("travel.photoCount", ["e"], words.changePhotoCount, .photoCountTapped),
      KeyBinding(
        "travel.morePhotos", ["+", "="], words.morePhotos, hint: .helpOnly,
        .photoCountStepped(1)),
      KeyBinding(
        "travel.fewerPhotos", ["-"], words.fewerPhotos, hint: .helpOnly, .photoCountStepped(-1)),
    ]
  }
}
