import Core
import FilePrompts
import Places
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The page of counts, settings and files.
struct TravelSettingsView {
  let page: TravelSettingsState
  let data: TravelData
  let words: TravelWords

  var body: Element<TravelSettingsAction> {
    ZStack {
      Scroll(TravelID.settings, label: words.name(.settings), isFocusable: false) {
        counts
        Spacer(1)
        Button(
          TravelID.openStatistics, words.statistics, hint: words.statisticsHint,
          action: TravelSettingsAction.statisticsTapped)
        fileButtons
        buttons
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
      Text(
        page.statistics.map { words.share($0.world) } ?? words.loading,
        page.statistics == nil ? .muted : .text, lines: 2, id: TravelID.share)
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
