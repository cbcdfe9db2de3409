import AppRuntime
import Core
import Interchange
import Persistence
import ProfileScreens
import Toolkit
import TrackersDomain
import TrackersScreens

/// The whole program: the tabs, whatever they are, and what stands around them.
///
/// A class, as everybody who draws or updates a tab would copy all of its parts.
public final class ShellFeature: Feature {
  public let tabs: [AnyTab]
  private let themes: [ThemeName]
  private let settings: any SettingsService
  private let loadSettings: @Sendable () async throws -> ProgramSettings
  private let history: ShellHistory
  private let records: ShellRecords
  private let reminders: ShellReminders

  /// - Parameters:
  ///   - tabs: in their order; at least one.
  ///   - themes: those that can be chosen.
  ///   - reminders: the trackers that remind, whichever tab shows.
  ///   - loadSettings: reads the settings that are kept, with what is given for this run in their place.
  public init(
    tabs: [AnyTab], store: DataStore, themes: [ThemeName], reminders: TrackersDependencies,
    loadSettings: @escaping @Sendable () async throws -> ProgramSettings
  ) {
    (self.tabs, self.themes, self.loadSettings) = (tabs, themes, loadSettings)
    settings = Settings(store)
    history = ShellHistory(store: store, tabs: tabs)
    records = ShellRecords(store: store)
    self.reminders = ShellReminders(trackers: reminders)
  }

  public func update(
    _ state: inout ShellState, _ action: ShellAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    if endsNotice(action) {
      return .merge(lifted(state.toasts.clear()), apply(&state, action, environment))
    }
    return apply(&state, action, environment)
  }

  private func apply(
    _ state: inout ShellState, _ action: ShellAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    switch action {
    case .started: return start(&state, environment)
    case .tabSelected(let name):
      return state.tab == name ? .none : select(&state, name, environment)
    case .tab(let action): return updateTab(&state, action, environment)
    case .introduction(let action): return updateIntroduction(&state, action, environment)
    case .premium(let action): return updatePremium(&state, action)
    case .premiumKept(let reason): return goOn(reason, environment)
    case .helpTapped: (state.isHelpOpen, state.helpSearch) = (true, Search())
    case .helpSearched(let event): state.helpSearch.apply(event)
    case .helpClosed: state.isHelpOpen = false
    case .paletteTapped: state.palette = PaletteState()
    case .paletteChanged(let palette): state.palette = palette
    case .paletteClosed: state.palette = nil
    case .commandUsed(let name): return remember(&state, name)
    case .commandChosen(let command): return perform(&state, command, environment)
    case .viewTapped(let item):
      return turn(&state, item, !item.isOn(in: environment.view), environment)
    case .nextLanguageTapped:
      return choose(&state, .language(environment.language.next), environment)
    case .nextThemeTapped:
      let theme = theme(after: environment.theme)
      return .merge(
        choose(&state, .theme(theme), environment), .notice(ViewWords(environment).theme(theme)))
    case .history(let action): return updateHistory(&state, action, environment)
    case .records(let action):
      return records.update(&state, action, ShellWords(environment)).map(ShellAction.records)
    case .reminders(.told(let due)): return remind(&state, due, environment)
    case .reminders(let action):
      return reminders.update(action, environment).map(ShellAction.reminders)
    case .alertClosed: return closeAlert(&state)
    case .settingsLoaded(let settings): return take(&state, settings)
    case .toast(let event): return lifted(state.toasts.handle(event))
    case .redrawTapped: return .ask(.redraw)
    case .suspendTapped: return .ask(.suspend)
    case .savingWaited(let left):
      state.savesLeft = left
      if !state.asksToQuit { return .notice(ShellWords(environment).saving(left)) }
    case .suspendRefused: return .notice(ShellWords(environment).noJobControl)
    case .quitTapped:
      if state.savesLeft == nil { return .ask(.quit) }
      state.asksToQuit = true
      return lifted(state.toasts.clear())
    case .quitUnsavedTapped: return .ask(.quitUnsaved)
    case .savingKept: state.asksToQuit = false
    }
    return .none
  }

  private func start(_ state: inout ShellState, _ environment: Environment) -> Effect<ShellAction> {
    let words = ShellWords(environment)
    return .merge(
      records.start(&state, words).map(ShellAction.records),
      send(.shown, to: state.tab, &state, environment), send(.started, &state, environment),
      history.watch().map(ShellAction.history),
      reminders.watch(environment).map(ShellAction.reminders))
  }

  public func receive(
    _ state: inout ShellState, _ request: ShellRequest, _ environment: Environment
  ) -> Effect<ShellAction> {
    switch request {
    case .notice(let text, let kind): return show(&state, text, kind)
    case .failed(let error):
      let words = ShellWords(environment)
      return show(&state, words.failed(ErrorText.of(error, words.language)), .failure)
    case .open(let name):
      return state.tab == name
        ? send(.shownAgain, to: name, &state, environment) : select(&state, name, environment)
    case .choose(let choice): return choose(&state, choice, environment)
    case .offerPremium(let reason): state.front = .premium(reason)
    case .resetIntroduction:
      return .merge(
        send(.introductionReset, &state, environment), save(ShellSettings.isIntroduced, false))
    case .recordsReplaced:
      return .merge(send(.recordsReplaced, &state, environment), reloadSettings())
    }
    return .none
  }

  public func view(_ state: ShellState, _ environment: Environment) -> Element<ShellAction> {
    ShellView(
      state: state, environment: environment, tabs: tabs,
      content: tab(state.tab).flatMap { tab in
        state.tabs[tab.name].map { tab.view($0, environment).map(ShellAction.tab) }
      }
    ).body
  }

  // MARK: Tabs
  private func tab(_ name: String) -> AnyTab? { tabs.first { $0.name == name } }

  private func updateTab(
    _ state: inout ShellState, _ action: TabAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    guard let tab = tab(action.tab), var inner = state.tabs[tab.name] else { return .none }
    defer { state.tabs[tab.name] = inner }
    return tab.update(&inner, action, environment).map(id: tab.name, ShellAction.tab)
  }

  public func adapt(
    _ state: inout ShellState, from old: Environment, to environment: Environment
  ) -> Effect<ShellAction> {
    var effects: [Effect<ShellAction>] = []
    for tab in tabs {
      guard var inner = state.tabs[tab.name] else { continue }
      let effect = tab.adapt(&inner, from: old, to: environment)
      state.tabs[tab.name] = inner
      effects.append(effect.map(id: tab.name, ShellAction.tab))
    }
    if old.units.weekStart != environment.units.weekStart {
      effects.append(reminders.watch(environment).map(ShellAction.reminders))
    }
    return .merge(effects)
  }

  private func select(
    _ state: inout ShellState, _ name: String, _ environment: Environment
  ) -> Effect<ShellAction> {
    let leaving = send(.hidden, to: state.tab, &state, environment)
    state.tab = name
    return .merge(
      leaving, send(.shown, to: name, &state, environment), save(ShellSettings.tab, name))
  }

  /// Tells every tab.
  private func send(
    _ event: TabEvent, _ state: inout ShellState, _ environment: Environment
  ) -> Effect<ShellAction> {
    var effects: [Effect<ShellAction>] = []
    for tab in tabs { effects.append(send(event, to: tab.name, &state, environment)) }
    return .merge(effects)
  }

  private func send(
    _ event: TabEvent, to name: String, _ state: inout ShellState, _ environment: Environment
  ) -> Effect<ShellAction> {
    guard let action = tab(name)?.action(on: event) else { return .none }
    return updateTab(&state, action, environment)
  }

  private func updateHistory(
    _ state: inout ShellState, _ action: HistoryAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    let effect = history.update(&state, action, environment).map(ShellAction.history)
    guard case .moved = action else { return effect }
    return .merge(send(.historyMoved, &state, environment), effect)
  }

  // MARK: The palette
  private func remember(_ state: inout ShellState, _ name: String) -> Effect<ShellAction> {
    let others = state.recentCommands.filter { $0 != name }
    state.recentCommands = [name] + others.prefix(Self.recentCommands - 1)
    return save(ShellSettings.recentCommands, state.recentCommands)
  }

  /// The most actions that the palette remembers.
  private static let recentCommands = 8

  /// Goes to the tab of the action, and performs it there where its screen shows.
  private func perform(
    _ state: inout ShellState, _ command: TabCommand, _ environment: Environment
  ) -> Effect<ShellAction> {
    let missing = ShellWords(environment).missing(command)
    let perform = Effect<ShellAction>.ask(.perform(command.name, missing: missing))
    return state.tab == command.tab
      ? perform : .merge(select(&state, command.tab, environment), perform)
  }

  // MARK: Settings of the whole program
  private func choose(
    _ state: inout ShellState, _ choice: ProgramChoice, _ environment: Environment
  ) -> Effect<ShellAction> {
    switch choice {
    case .language(let language):
      return .merge(
        lifted(state.toasts.clear()), .change { $0.language = language },
        save(ShellSettings.language, language))
    case .theme(let theme):
      return .merge(.change { $0.theme = theme }, save(ShellSettings.theme, theme))
    case .units(let units):
      return .merge(.change { $0.chosenUnits = units }, save(ShellSettings.units, units))
    case .view(let item, let isOn):
      return item.isOn(in: environment.view) == isOn ? .none : turn(&state, item, isOn, environment)
    case .premium(let isOn):
      return .merge(.change { $0.hasPremium = isOn }, save(ShellSettings.hasPremium, isOn))
    }
  }

  /// Turns a way of showing things on or off, says which it is now, and keeps that alone: what else was
  /// given for this run is not stored.
  private func turn(
    _ state: inout ShellState, _ item: ViewSwitch, _ isOn: Bool, _ environment: Environment
  ) -> Effect<ShellAction> {
    item.set(isOn, in: &state.storedView)
    let words = ViewWords(environment)
    var view = environment.view
    item.set(isOn, in: &view)
    let chosen = view
    let told =
      switch item {
      case .motion: words.motion(isOn: isOn)
      case .flat: words.flat(isOn: isOn)
      case .mouse: words.mouse(isOn: isOn)
      }
    return .merge(
      .change { $0.view = chosen }, .notice(told), .ask(.mouse(chosen.hasMouse)),
      save(ShellSettings.view, state.storedView))
  }

  private func theme(after theme: ThemeName) -> ThemeName {
    let index = themes.firstIndex(of: theme).map { $0 + 1 } ?? 0
    return themes.isEmpty ? theme : themes[index % themes.count]
  }

  private func reloadSettings() -> Effect<ShellAction> {
    .run("load settings", queue: "settings") { [loadSettings] send in
      send(.settingsLoaded(try await loadSettings()))
    }
  }

  /// Puts settings that came with the records of a backup in force at once.
  private func take(_ state: inout ShellState, _ settings: ProgramSettings) -> Effect<ShellAction> {
    state.storedView = settings.storedView
    return .merge(.change { settings.apply(to: &$0) }, .ask(.mouse(settings.chosen.view.hasMouse)))
  }

  /// Saves a setting; of several values that wait to be saved only the newest is.
  private func save<Value>(_ key: SettingKey<Value>, _ value: Value) -> Effect<ShellAction> {
    .run("save settings", queue: "settings", topic: key.name) { [settings] _ in
      try await settings.set(key, to: value)
    }
  }

  // MARK: The introduction and Premium
  private func updateIntroduction(
    _ state: inout ShellState, _ action: IntroductionAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    switch action {
    case .pageShown(let page):
      state.front = .introduction(page: page)
      return .none
    case .ended:
      state.front = nil
      return .merge(save(ShellSettings.isIntroduced, true), tellHeld(&state))
    case .endedWith(let tab):
      state.front = nil
      let showing = state.tab == tab ? .none : select(&state, tab, environment)
      return .merge(showing, save(ShellSettings.isIntroduced, true), tellHeld(&state))
    }
  }

  /// Nothing is told before it is kept.
  private func updatePremium(
    _ state: inout ShellState, _ action: PremiumAction
  ) -> Effect<ShellAction> {
    var reason: PremiumReason?
    if case .premium(let wanted)? = state.front { reason = wanted }
    state.front = nil
    guard case .getTapped = action else { return .none }
    return .run("save settings", queue: "settings") { [settings, reason] send in
      try await settings.set(ShellSettings.hasPremium, to: true)
      send(.premiumKept(reason))
    }
  }

  /// Does what Premium was got for; where that is nothing, tells that it is on.
  private func goOn(
    _ reason: PremiumReason?, _ environment: Environment
  ) -> Effect<ShellAction> {
    let wanted: Effect<ShellAction> =
      switch reason {
      case .slotTaken: .ask(.perform("pets.add", missing: PremiumWords(environment).got))
      case nil: .notice(PremiumWords(environment).got)
      }
    return .merge(.change { $0.hasPremium = true }, wanted)
  }

  // MARK: Notices and alerts
  /// A newer one takes the place of one that may not have been read: what it says is older.
  private func show(
    _ state: inout ShellState, _ text: String, _ kind: Notice.Kind = .info
  ) -> Effect<ShellAction> {
    // Behind the pages of a first start nobody sees what it is about.
    if case .introduction? = state.front, kind == .info {
      state.heldNotice = text
      return .none
    }
    return lifted(state.toasts.show(Notice(text, kind, topic: kind == .info ? "news" : nil)))
  }

  private func tellHeld(_ state: inout ShellState) -> Effect<ShellAction> {
    defer { state.heldNotice = nil }
    return state.heldNotice.map { show(&state, $0) } ?? .none
  }

  /// Shows reminders, and tells them to whoever looks elsewhere.
  private func remind(
    _ state: inout ShellState, _ due: [Reminder], _ environment: Environment
  ) -> Effect<ShellAction> {
    guard let notice = reminders.notice(due, environment) else { return .none }
    return .merge(
      lifted(state.toasts.show(Notice(notice))),
      .ask(.notify(title: notice.title, text: notice.text)))
  }

  private func lifted(_ effect: Effect<ToastQueue.Event>) -> Effect<ShellAction> {
    effect.map(id: "shell", ShellAction.toast)
  }

  /// True where the user goes on to something else, so that a notice of before would mislead.
  private func endsNotice(_ action: ShellAction) -> Bool {
    switch action {
    case .tabSelected: true
    case .tab(let action): tab(action.tab)?.leadsElsewhere(action) ?? false
    default: false
    }
  }

  /// A repair is told at every start until it was seen.
  private func closeAlert(_ state: inout ShellState) -> Effect<ShellAction> {
    defer { (state.alert, state.isRepaired) = (nil, false) }
    return state.isRepaired ? records.forgetRepair().map(ShellAction.records) : .none
  }
}

extension Language {
  /// The other language.
  fileprivate var next: Language { self == .english ? .russian : .english }
}
