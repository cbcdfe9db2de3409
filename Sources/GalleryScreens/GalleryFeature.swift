import AppRuntime
import Core
import Maps
import Scheduling
import Semantics
import Toolkit

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

}
