import AppRuntime
import Core
import Maps
import Scheduling
import Semantics
import Toolkit

/// The state of the gallery.
public struct GalleryState: Equatable, Sendable {
  public var isHelpOpen = false
  /// The text that has been typed into the palette; nil while it is closed.
  public var palette: PaletteState?
  /// Only one specimen is shown, and all the room is its own.
  public let isSolo: Bool
  /// The place of the open one in ``GallerySpecimens/all``.
  public internal(set) var selection: Int
  var toasts = ToastQueue()
  var specimen: RunningSpecimen.State

  /// - Parameter specimen: the name of the only one to show; nil for all of them.
  public init(
    _ feature: GalleryFeature, specimen: String? = nil, language: Language = .english
  ) {
    isSolo = specimen != nil
    selection = GallerySpecimens.all.firstIndex { $0.name == specimen } ?? 0
    self.specimen = feature.open(selection, language).initial()
  }
}

/// An act of the user in the gallery, or an event.
public enum GalleryAction: Sendable {
  case started
  case selected(Int)
  case specimen(SpecimenAction)
  case helpTapped, helpClosed
  case paletteTapped, paletteChanged(PaletteState), paletteClosed
  case languageTapped, themeTapped, flatTapped, motionTapped, mouseTapped
  case toast(ToastQueue.Event)
  case quitTapped, suspendTapped, redrawTapped
}

/// An action of the specimen that is open.
public struct SpecimenAction: Sendable {
  let value: RunningSpecimen.Action
}

/// Shows each widget of the toolkit with its states.
public struct GalleryFeature: Feature {
  private let clock: any AppClock
  private let pictureFolder: String?
  private let seed: UInt64
  private let atlas: MapAtlas?

  public init(
    clock: any AppClock, pictureFolder: String? = nil, seed: UInt64 = 1, atlas: MapAtlas? = nil
  ) {
    self.clock = clock
    self.pictureFolder = pictureFolder
    self.seed = seed
    self.atlas = atlas
  }

  public func update(
    _ state: inout GalleryState, _ action: GalleryAction, _ environment: Environment
  ) -> Effect<GalleryAction> {
    switch action {
    case .started: return start(state, environment)
    case .selected(let index): return select(&state, index, environment)
    case .specimen(let action):
      return open(state, environment).update(&state.specimen, action.value, environment)
        .map(id: "specimen", Self.lifted)
    case .helpTapped: state.isHelpOpen = true
    case .helpClosed: state.isHelpOpen = false
    case .paletteTapped: state.palette = PaletteState()
    case .paletteChanged(let palette): state.palette = palette
    case .paletteClosed: state.palette = nil
    case .languageTapped:
      let next: Language = environment.language == .english ? .russian : .english
      return .change { $0.language = next }
    case .themeTapped, .flatTapped, .motionTapped, .mouseTapped:
      return updateView(&state, action, environment)
    case .toast(let event): return state.toasts.handle(event).map(id: "gallery") { .toast($0) }
    case .quitTapped: return .ask(.quit)
    case .suspendTapped: return .ask(.suspend)
    case .redrawTapped: return .ask(.redraw)
    }
    return .none
  }

  public func view(_ state: GalleryState, _ environment: Environment) -> Element<GalleryAction> {
    GalleryView(
      state: state, environment: environment,
      specimen: {
        open(state, environment).view(state.specimen, environment)
          .map { .specimen(SpecimenAction(value: $0)) }
      }
    ).body
  }

  public func adapt(
    _ state: inout GalleryState, from old: Environment, to environment: Environment
  ) -> Effect<GalleryAction> {
    old.language == environment.language ? .none : reopen(&state, environment)
  }

  // MARK: The open specimen

  func open(_ index: Int, _ language: Language) -> RunningSpecimen {
    GallerySpecimens.all[index].make(
      SpecimenSetup(
        language: language, clock: clock, pictureFolder: pictureFolder, seed: seed, atlas: atlas))
  }

  private func open(_ state: GalleryState, _ environment: Environment) -> RunningSpecimen {
    open(state.selection, environment.language)
  }

  private func start(
    _ state: GalleryState, _ environment: Environment
  ) -> Effect<GalleryAction> {
    open(state, environment).started().map(id: "specimen", Self.lifted)
  }

  private func select(
    _ state: inout GalleryState, _ index: Int, _ environment: Environment
  ) -> Effect<GalleryAction> {
    guard GallerySpecimens.all.indices.contains(index), index != state.selection else {
      return .none
    }
    state.selection = index
    return reopen(&state, environment)
  }

  private func reopen(
    _ state: inout GalleryState, _ environment: Environment
  ) -> Effect<GalleryAction> {
    state.specimen = open(state, environment).initial()
    return start(state, environment)
  }

  private static func lifted(_ action: RunningSpecimen.Action) -> GalleryAction {
    .specimen(SpecimenAction(value: action))
  }

  /// Changes a way of showing things, and says what it is now.
  private func updateView(
    _ state: inout GalleryState, _ action: GalleryAction, _ environment: Environment
  ) -> Effect<GalleryAction> {
    let words = ViewWords(environment)
    var view = environment.view
    switch action {
    case .themeTapped:
      let next = Self.theme(after: environment.theme)
      return .merge(.change { $0.theme = next }, show(&state, words.theme(next)))
    case .flatTapped:
      view.isFlat.toggle()
      return .merge(take(view), show(&state, words.flat(isOn: view.isFlat)))
    case .motionTapped:
      view.hasMotion.toggle()
      return .merge(take(view), show(&state, words.motion(isOn: view.hasMotion)))
    case .mouseTapped:
      view.hasMouse.toggle()
      return .merge(
        take(view), show(&state, words.mouse(isOn: view.hasMouse)), .ask(.mouse(view.hasMouse)))
    default: return .none
    }
  }

  private func take(_ view: ViewSettings) -> Effect<GalleryAction> { .change { $0.view = view } }

  private func show(_ state: inout GalleryState, _ words: String) -> Effect<GalleryAction> {
    state.toasts.show(Notice(words, topic: "view")).map(id: "gallery") { .toast($0) }
  }

  private static func theme(after theme: ThemeName) -> ThemeName {
    let all = ThemeName.builtIn
    let index = all.firstIndex(of: theme) ?? 0
    return all[(index + 1) % all.count]
  }
}
