import AppRuntime
import CatinderScreens
import Core
import Foundation
import Interchange
import PetsDomain
import PetsScreens
import ProfileScreens
import Scheduling
import Semantics
import Toolkit
import TrackersDomain
import TrackersScreens
import TravelDomain
import TravelScreens
import WeatherDomain
import WeatherScreens

/// The whole program: the tabs, and what stands around them.
///
/// A class, as everybody who draws or updates a tab would copy all of its parts.
public final class ShellFeature: Feature {
  let dependencies: ShellDependencies
  let weather: WeatherFeature
  let trackers: TrackersFeature
  let travel: TravelFeature
  let catinder: CatinderFeature
  private let pets: PetsFeature
  private let profile: ProfileFeature
  let roster: RosterFeature

  public init(_ dependencies: ShellDependencies) {
    self.dependencies = dependencies
    weather = WeatherFeature(dependencies.weather)
    trackers = TrackersFeature(dependencies.trackers)
    travel = TravelFeature(dependencies.travel)
    catinder = CatinderFeature(dependencies.catinder)
    profile = ProfileFeature(desk: dependencies.desk, writeMail: dependencies.writeMail)
    roster = RosterFeature(pets: dependencies.pets)
    pets = PetsFeature(
      pets: dependencies.pets, drafts: dependencies.drafts, photos: dependencies.photos)
  }

  public func update(
    _ state: inout ShellState, _ action: ShellAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    if action.endsNotice {
      return .merge(lifted(state.toasts.clear()), apply(&state, action, environment))
    }
    return apply(&state, action, environment)
  }

  private func apply(
    _ state: inout ShellState, _ action: ShellAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    switch action {
    case .started: return start(&state, environment)
    case .tabSelected(let tab): return select(&state, tab, environment)
    case .pets(.notice(let text)), .profile(.notice(let text)), .notice(let text),
      .weather(.notice(let text)), .travel(.notice(let text)), .trackers(.notice(let text)),
      .catinder(.notice(let text)):
      return show(&state, text)
    case .weather(let action): return updateWeather(&state, action, environment)
    case .trackers(let action): return updateTrackers(&state, action, environment)
    case .travel(let action): return updateTravel(&state, action, environment)
    case .catinder(let action): return updateCatinder(&state, action, environment)
    case .pets(.sortChosen(let order)):
      return save { [dependencies] in try await dependencies.saveSort(order) }
    case .pets(.photo(.fitChosen(let fit))):
      return save { [dependencies] in try await dependencies.savePhotoFit(fit) }
    case .pets(.photo(.folderChosen(let folder))):
      return save { [dependencies] in try await dependencies.savePhotoFolder(folder) }
    case .pets(.addTapped) where !mayAdd(state): state.front = .premium(.slotTaken)
    case .pets(.pageLoaded(let page)):
      return .merge(updatePets(&state, .pageLoaded(page), environment), sweepFiles(&state))
    case .pets(let action): return updatePets(&state, action, environment)
    case .roster(let action): return updateRoster(&state, action, environment)
    case .introduction(let action): return updateIntroduction(&state, action)
    case .premium(let action): return updatePremium(&state, action)
    case .petsCounted(let count): state.profile.petCount = count
    case .profile(let action): return updateProfile(&state, action, environment)
    case .undoChanged(let isPossible): state.canUndo = isPossible
    case .helpTapped: state.isHelpOpen = true
    case .helpClosed: state.isHelpOpen = false
    case .paletteTapped: state.palette = PaletteState()
    case .paletteChanged(let palette): state.palette = palette
    case .paletteClosed: state.palette = nil
    case .motionTapped, .flatTapped, .mouseTapped: return updateView(&state, action, environment)
    case .nextLanguageTapped:
      let next: Language = environment.language == .english ? .russian : .english
      return updateProfile(&state, .languageChosen(next), environment)
    case .nextThemeTapped:
      let next = state.profile.theme(after: environment.theme)
      return updateProfile(&state, .themeChosen(next), environment)
    case .alertClosed: return closeAlert(&state)
    case .premiumKept:
      state.hasPremium = true
      return show(&state, PremiumWords(environment.language).got)
    case .settingsLoaded(let settings): return take(&state, settings, environment)
    case .toast(let event): return lifted(state.toasts.handle(event))
    case .redrawTapped: return .ask(.redraw)
    case .suspendTapped: return .ask(.suspend)
    case .suspendRefused: return show(&state, ShellWords(environment.language).noJobControl)
    case .quitTapped: return .ask(.quit)
    default: return updateHistory(&state, action, environment)
    }
    return .none
  }

  /// A repair is told at every start until it was seen.
  private func closeAlert(_ state: inout ShellState) -> Effect<ShellAction> {
    defer { (state.alert, state.isRepaired) = (nil, false) }
    guard state.isRepaired else { return .none }
    return save { [dependencies] in try await dependencies.forgetRepair() }
  }

  private func start(
    _ state: inout ShellState, _ environment: Environment
  ) -> Effect<ShellAction> {
    let told =
      dependencies.repair.map { updateHistory(&state, .repaired($0), environment) } ?? .none
    return .merge(
      told,
      state.tab == .weather ? updateWeather(&state, .started, environment) : .none,
      state.tab == .trackers ? updateTrackers(&state, .shown, environment) : .none,
      state.tab == .travel ? updateTravel(&state, .shown, environment) : .none,
      state.tab == .catinder ? updateCatinder(&state, .shown, environment) : .none,
      updatePets(&state, .started, environment), countPets(),
      .subscribe("undo") { [dependencies] send in
        dependencies.watchUndo { send(.undoChanged(isPossible: $0)) }
      },
      .subscribe("damage") { [dependencies] send in
        dependencies.watchDamage { send(.recordsDamaged) }
      },
      .after(.seconds(3), id: "check", .checkDue), Self.nextBackup(.seconds(30)))
  }

  public func view(_ state: ShellState, _ environment: Environment) -> Element<ShellAction> {
    ShellView(
      state: state, environment: environment,
      tab: state.front == nil ? tabView(state, environment) : nil
    ).body
  }

  private func tabView(_ state: ShellState, _ environment: Environment) -> Element<ShellAction> {
    switch state.tab {
    case .weather: weather.view(state.weather, environment).map(ShellAction.weather)
    case .pets: pets.view(state.pets, environment).map(ShellAction.pets)
    case .trackers: trackers.view(state.trackers, environment).map(ShellAction.trackers)
    case .travel: travel.view(state.travel, environment).map(ShellAction.travel)
    case .catinder: catinder.view(state.catinder, environment).map(ShellAction.catinder)
    case .profile:
      rosterView(state, environment)
        ?? profile.view(state.profile, environment).map(ShellAction.profile)
    }
  }

  // MARK: Tabs

  func updatePets(
    _ state: inout ShellState, _ action: PetsAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    if case .draftFound = action { state.tab = .pets }
    return pets.update(&state.pets, action, environment).map(id: "pets", ShellAction.pets)
  }

  private func updateProfile(
    _ state: inout ShellState, _ action: ProfileAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    let effect = profile.update(&state.profile, action, environment)
      .map(id: "profile", ShellAction.profile)
    switch action {
    case .languageChosen(let language):
      return .merge(
        effect, .change { $0.language = language },
        save { [dependencies] in try await dependencies.saveLanguage(language) })
    case .themeChosen(let theme):
      return .merge(
        effect, .change { $0.theme = theme },
        save { [dependencies] in try await dependencies.saveTheme(theme) })
    case .unitsChosen(let chosen):
      let units = chosen.units(in: state.profile.regionUnits)
      return .merge(
        effect, .change { $0.units = units },
        save { [dependencies] in try await dependencies.saveUnits(chosen) })
    case .premiumTapped: state.front = .premium(nil)
    case .petsTapped: return openRoster(&state, environment)
    case .reset(let what): return reset(&state, what, environment)
    case .viewChosen(let item, let isOn):
      return isOn == item.isOn(in: environment.view)
        ? .none : updateView(&state, item.toggle, environment)
    case .recordsReplaced:
      return .merge(effect, updatePets(&state, .historyMoved, environment), loadSettings())
    default: break
    }
    return effect
  }

  private func select(
    _ state: inout ShellState, _ tab: ShellTab, _ environment: Environment
  ) -> Effect<ShellAction> {
    guard state.tab != tab else { return .none }
    let leaving = leave(&state, environment)
    state.tab = tab
    return .merge(
      leaving, come(&state, environment),
      save { [dependencies] in try await dependencies.saveTab(tab) })
  }

  private func leave(_ state: inout ShellState, _ environment: Environment) -> Effect<ShellAction> {
    switch state.tab {
    case .weather: updateWeather(&state, .left, environment)
    case .trackers: updateTrackers(&state, .left, environment)
    case .pets, .travel: .none
    case .catinder: updateCatinder(&state, .left, environment)
    case .profile: updateProfile(&state, .left, environment)
    }
  }

  private func come(_ state: inout ShellState, _ environment: Environment) -> Effect<ShellAction> {
    switch state.tab {
    case .weather: updateWeather(&state, .shown, environment)
    case .trackers: updateTrackers(&state, .shown, environment)
    case .travel: updateTravel(&state, .shown, environment)
    case .catinder: updateCatinder(&state, .shown, environment)
    case .pets, .profile: .none
    }
  }

  func save(_ job: @escaping @Sendable () async throws -> Void) -> Effect<ShellAction> {
    .run("save settings", line: "settings") { send in
      do { try await job() } catch { send(.failed(ErrorText.of(error))) }
    }
  }

  // MARK: Backups

  /// Half a minute after the start, when nobody waits for the first screen any more, and then every
  /// hour; a copy is made where the newest is a day old.
  private static func nextBackup(_ delay: Duration) -> Effect<ShellAction> {
    .after(delay, id: "backup", .backupDue)
  }

  private func backUp() -> Effect<ShellAction> {
    .merge(
      .run("back up") { [dependencies] send in
        do { try await dependencies.backUp() } catch {
          send(.backupFailed(ErrorText.of(error)))
        }
      }, Self.nextBackup(.seconds(3600)))
  }

  // MARK: Notices

  /// A newer one takes the place of one that may not have been read: what it says is older.
  func show(
    _ state: inout ShellState, _ text: String, _ kind: Notice.Kind = .info
  ) -> Effect<ShellAction> {
    lifted(state.toasts.show(Notice(text, kind, topic: kind == .info ? "news" : nil)))
  }

  private func lifted(_ effect: Effect<ToastQueue.Event>) -> Effect<ShellAction> {
    effect.map(id: "shell", ShellAction.toast)
  }

  // MARK: Undo and redo

  /// The line of the jobs that change pets: what is to be undone must be done before.
  private static let saves = "pets." + PetsFeature.saves

  private func updateHistory(
    _ state: inout ShellState, _ action: ShellAction, _ environment: Environment
  ) -> Effect<ShellAction> {
    let words = ShellWords(environment.language)
    switch action {
    case .undoTapped: return waiting(0, ShellAction.undoWaits, .undoDue)
    case .redoTapped: return waiting(0, ShellAction.redoWaits, .redoDue)
    case .undoWaits(let index): return waiting(index, ShellAction.undoWaits, .undoDue)
    case .redoWaits(let index): return waiting(index, ShellAction.redoWaits, .redoDue)
    case .undoDue:
      return history(dependencies.undo, done: ShellAction.undone, none: .nothingToUndo)
    case .redoDue:
      return history(dependencies.redo, done: ShellAction.redone, none: .nothingToRedo)
    case .undone(let step):
      return .merge(
        updatePets(&state, .historyMoved, environment),
        show(&state, words.undone(describe(step, environment))))
    case .redone(let step):
      return .merge(
        updatePets(&state, .historyMoved, environment),
        show(&state, words.redone(describe(step, environment))))
    case .nothingToUndo: return show(&state, words.nothingToUndo)
    case .nothingToRedo: return show(&state, words.nothingToRedo)
    case .failed(let reason): return show(&state, words.failed(reason), .failure)
    case .backupDue: return backUp()
    case .checkDue: return .run("check") { [dependencies] _ in await dependencies.checkRecords() }
    case .recordsDamaged:
      state.isDamaged = true
      state.alert = words.damaged
      return .none
    case .backupFailed(let reason): return show(&state, words.backupFailed(reason), .failure)
    case .repaired(let repair):
      (state.alert, state.isRepaired) = (words.repaired(repair), true)
      return .none
    default: return .none
    }
  }

  private func history(
    _ job: @escaping @Sendable () async throws -> HistoryStep?,
    done: @escaping @Sendable (HistoryStep) -> ShellAction, none: ShellAction
  ) -> Effect<ShellAction> {
    .run("undo", line: Self.saves) { send in
      do { send(try await job().map(done) ?? none) } catch {
        send(.failed(ErrorText.of(error)))
      }
    }
  }

  /// What other tabs save comes first, too: their lines are others.
  private static let otherSaves = [
    "weather." + WeatherFeature.saves, "trackers." + TrackersFeature.saves,
    "travel." + TravelFeature.saves,
  ]

  /// Goes through one line after another, from the one at `index` on.
  private func waiting(
    _ index: Int, _ next: (Int) -> ShellAction, _ due: ShellAction
  ) -> Effect<ShellAction> {
    let isLast = index + 1 >= Self.otherSaves.count
    let action = isLast ? due : next(index + 1)
    return .run("undo after what is saved", line: Self.otherSaves[index]) { $0(action) }
  }

  private func describe(_ step: HistoryStep, _ environment: Environment) -> String {
    if let act = PetAct(kind: step.kind) {
      return PetsWords(environment.language, weightUnit: environment.units.weight)
        .act(act, subject: step.subject)
    }
    if let act = FavouriteAct(kind: step.kind) {
      return WeatherWords(environment.language).act(act, subject: step.subject)
    }
    if let act = TrackerAct(kind: step.kind) {
      return TrackersWords(environment.language).act(act, subject: step.subject)
    }
    if let act = TravelAct(kind: step.kind) {
      return TravelWords(environment.language).act(act, subject: step.subject)
    }
    return step.subject
  }
}

extension ShellAction {
  /// Whether the user goes on to something else, so that a notice of before would mislead; or to
  /// another language, which it does not speak.
  fileprivate var endsNotice: Bool {
    switch self {
    case .tabSelected, .pets(.addTapped), .pets(.opened), .pets(.backTapped),
      .pets(.search(.opened)), .profile(.rowOpened), .nextLanguageTapped,
      .profile(.languageChosen):
      true
    case .weather(let action): action.leadsElsewhere
    case .trackers(let action): action.leadsElsewhere
    case .travel(let action): action.leadsElsewhere
    case .catinder(let action): action.leadsElsewhere
    default: false
    }
  }
}

extension ViewSwitch {
  fileprivate var toggle: ShellAction {
    switch self {
    case .motion: .motionTapped
    case .mouse: .mouseTapped
    case .flat: .flatTapped
    }
  }
}
