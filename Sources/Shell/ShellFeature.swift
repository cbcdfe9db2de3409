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

  public func update(_ state: inout ShellState, _ action: ShellAction) -> Effect<ShellAction> {
    if action.endsNotice {
      return .merge(lifted(state.toasts.clear()), apply(&state, action))
    }
    return apply(&state, action)
  }

  private func apply(_ state: inout ShellState, _ action: ShellAction) -> Effect<ShellAction> {
    switch action {
    case .started: return start(&state)
    case .tabSelected(let tab): return select(&state, tab)
    case .pets(.notice(let text)), .profile(.notice(let text)), .notice(let text),
      .weather(.notice(let text)), .travel(.notice(let text)), .trackers(.notice(let text)),
      .catinder(.notice(let text)):
      return show(&state, text)
    case .weather(let action): return updateWeather(&state, action)
    case .trackers(let action): return updateTrackers(&state, action)
    case .travel(let action): return updateTravel(&state, action)
    case .catinder(let action): return updateCatinder(&state, action)
    case .pets(.sortChosen(let order)):
      return save { [dependencies] in try await dependencies.saveSort(order) }
    case .pets(.photo(.fitChosen(let fit))):
      return save { [dependencies] in try await dependencies.savePhotoFit(fit) }
    case .pets(.photo(.folderChosen(let folder))):
      return save { [dependencies] in try await dependencies.savePhotoFolder(folder) }
    case .pets(.addTapped) where !mayAdd(state): state.front = .premium(.slotTaken)
    case .pets(.pageLoaded(let page)):
      return .merge(updatePets(&state, .pageLoaded(page)), sweepFiles(&state))
    case .pets(let action): return updatePets(&state, action)
    case .roster(let action): return updateRoster(&state, action)
    case .introduction(let action): return updateIntroduction(&state, action)
    case .premium(let action): return updatePremium(&state, action)
    case .petsCounted(let count): state.profile.petCount = count
    case .profile(let action): return updateProfile(&state, action)
    case .undoChanged(let isPossible): state.canUndo = isPossible
    case .helpTapped: state.isHelpOpen = true
    case .helpClosed: state.isHelpOpen = false
    case .paletteTapped: state.palette = PaletteState()
    case .paletteChanged(let palette): state.palette = palette
    case .paletteClosed: state.palette = nil
    case .motionTapped, .flatTapped, .mouseTapped: return updateView(&state, action)
    case .nextLanguageTapped:
      let next: Language = state.language == .english ? .russian : .english
      return updateProfile(&state, .languageChosen(next))
    case .nextThemeTapped: return updateProfile(&state, .themeChosen(state.profile.nextTheme))
    case .alertClosed: return closeAlert(&state)
    case .premiumKept:
      state.hasPremium = true
      return show(&state, PremiumWords(state.language).got)
    case .settingsLoaded(let settings): return take(&state, settings)
    case .toast(let event): return lifted(state.toasts.handle(event))
    case .redrawTapped: return .ask(.redraw)
    case .suspendTapped: return .ask(.suspend)
    case .suspendRefused: return show(&state, ShellWords(state.language).noJobControl)
    case .quitTapped: return .ask(.quit)
    default: return updateHistory(&state, action)
    }
    return .none
  }

  /// A repair is told at every start until it was seen.
  private func closeAlert(_ state: inout ShellState) -> Effect<ShellAction> {
    defer { (state.alert, state.isRepaired) = (nil, false) }
    guard state.isRepaired else { return .none }
    return save { [dependencies] in try await dependencies.forgetRepair() }
  }

  private func start(_ state: inout ShellState) -> Effect<ShellAction> {
    let told = dependencies.repair.map { updateHistory(&state, .repaired($0)) } ?? .none
    return .merge(
      told,
      state.tab == .weather ? updateWeather(&state, .started) : .none,
      state.tab == .trackers ? updateTrackers(&state, .shown) : .none,
      state.tab == .travel ? updateTravel(&state, .shown) : .none,
      state.tab == .catinder ? updateCatinder(&state, .shown) : .none,
      updatePets(&state, .started), countPets(),
      .subscribe("undo") { [dependencies] send in
        dependencies.watchUndo { send(.undoChanged(isPossible: $0)) }
      },
      .subscribe("damage") { [dependencies] send in
        dependencies.watchDamage { send(.recordsDamaged) }
      },
      .after(.seconds(3), id: "check", .checkDue), Self.nextBackup(.seconds(30)))
  }

  public func view(_ state: ShellState) -> Element<ShellAction> {
    ShellView(state: state, tab: state.front == nil ? tabView(state) : nil).body
  }

  private func tabView(_ state: ShellState) -> Element<ShellAction> {
    switch state.tab {
    case .weather: weather.view(state.weather).map(ShellAction.weather)
    case .pets: pets.view(state.pets).map(ShellAction.pets)
    case .trackers: trackers.view(state.trackers).map(ShellAction.trackers)
    case .travel: travel.view(state.travel).map(ShellAction.travel)
    case .catinder: catinder.view(state.catinder).map(ShellAction.catinder)
    case .profile:
      rosterView(state) ?? profile.view(state.profile).map(ShellAction.profile)
    }
  }

  // MARK: Tabs

  func updatePets(
    _ state: inout ShellState, _ action: PetsAction
  ) -> Effect<ShellAction> {
    if case .draftFound = action { state.tab = .pets }
    return pets.update(&state.pets, action).map(id: "pets", ShellAction.pets)
  }

  private func updateProfile(
    _ state: inout ShellState, _ action: ProfileAction
  ) -> Effect<ShellAction> {
    let effect = profile.update(&state.profile, action).map(id: "profile", ShellAction.profile)
    switch action {
    case .languageChosen(let language):
      let tabs = Effect.merge(
        updateWeather(&state, .languageChanged(language)),
        updatePets(&state, .languageChanged(language)),
        updateTrackers(&state, .languageChanged(language)),
        updateTravel(&state, .languageChanged(language)),
        updateCatinder(&state, .languageChanged(language)))
      return .merge(
        effect, tabs, save { [dependencies] in try await dependencies.saveLanguage(language) })
    case .themeChosen(let theme):
      return .merge(effect, save { [dependencies] in try await dependencies.saveTheme(theme) })
    case .unitsChosen(let units):
      let tabs = Effect.merge(
        updatePets(&state, .weightUnitChanged(state.units.weight)),
        updateWeather(&state, .clockChanged(state.units.clock)),
        updateTrackers(&state, .weekStartChanged(state.units.weekStart)),
        updateCatinder(&state, .clockChanged(state.units.clock)))
      return .merge(
        effect, tabs, save { [dependencies] in try await dependencies.saveUnits(units) })
    case .premiumTapped: state.front = .premium(nil)
    case .petsTapped: return openRoster(&state)
    case .reset(let what): return reset(&state, what)
    case .viewChosen(let item, let isOn):
      return isOn == item.isOn(in: state.view) ? .none : updateView(&state, item.toggle)
    case .recordsReplaced:
      return .merge(effect, updatePets(&state, .historyMoved), loadSettings())
    default: break
    }
    return effect
  }

  private func select(_ state: inout ShellState, _ tab: ShellTab) -> Effect<ShellAction> {
    guard state.tab != tab else { return .none }
    let leaving = leave(&state)
    state.tab = tab
    return .merge(
      leaving, come(&state), save { [dependencies] in try await dependencies.saveTab(tab) })
  }

  private func leave(_ state: inout ShellState) -> Effect<ShellAction> {
    switch state.tab {
    case .weather: updateWeather(&state, .left)
    case .trackers: updateTrackers(&state, .left)
    case .pets, .travel: .none
    case .catinder: updateCatinder(&state, .left)
    case .profile: updateProfile(&state, .left)
    }
  }

  private func come(_ state: inout ShellState) -> Effect<ShellAction> {
    switch state.tab {
    case .weather: updateWeather(&state, .shown)
    case .trackers: updateTrackers(&state, .shown)
    case .travel: updateTravel(&state, .shown)
    case .catinder: updateCatinder(&state, .shown)
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
    _ state: inout ShellState, _ action: ShellAction
  ) -> Effect<ShellAction> {
    let words = ShellWords(state.language)
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
        updatePets(&state, .historyMoved), show(&state, words.undone(describe(step, state))))
    case .redone(let step):
      return .merge(
        updatePets(&state, .historyMoved), show(&state, words.redone(describe(step, state))))
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

  private func describe(_ step: HistoryStep, _ state: ShellState) -> String {
    if let act = PetAct(kind: step.kind) {
      return PetsWords(state.language, weightUnit: state.units.weight)
        .act(act, subject: step.subject)
    }
    if let act = FavouriteAct(kind: step.kind) {
      return WeatherWords(state.language).act(act, subject: step.subject)
    }
    if let act = TrackerAct(kind: step.kind) {
      return TrackersWords(state.language).act(act, subject: step.subject)
    }
    if let act = TravelAct(kind: step.kind) {
      return TravelWords(state.language).act(act, subject: step.subject)
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
