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
    _ state: inout GalleryState, _ action: GalleryAction
  ) -> Effect<GalleryAction> {
    switch action {
    case .started: return start(state)
    case .selected(let index): return select(&state, index)
    case .specimen(let action):
      return open(state).update(&state.specimen, action.value).map(id: "specimen", Self.lifted)
    case .helpTapped: state.isHelpOpen = true
    case .helpClosed: state.isHelpOpen = false
    case .paletteTapped: state.palette = PaletteState()
    case .paletteChanged(let palette): state.palette = palette
    case .paletteClosed: state.palette = nil
    case .languageTapped:
      state.language = state.language == .english ? .russian : .english
      return reopen(&state)
    case .themeTapped, .flatTapped, .motionTapped, .mouseTapped: return updateView(&state, action)
    case .toast(let event): return state.toasts.handle(event).map(id: "gallery") { .toast($0) }
    case .quitTapped: return .ask(.quit)
    case .suspendTapped: return .ask(.suspend)
    case .redrawTapped: return .ask(.redraw)
    }
    return .none
  }

  public func view(_ state: GalleryState) -> Element<GalleryAction> {
    GalleryView(
      state: state,
      specimen: { open(state).view(state.specimen).map { .specimen(SpecimenAction(value: $0)) } }
    ).body
  }

  // MARK: The open specimen

  func open(_ index: Int, _ language: Language) -> RunningSpecimen {
    GallerySpecimens.all[index].make(
      SpecimenSetup(
        language: language, clock: clock, pictureFolder: pictureFolder, seed: seed, atlas: atlas))
  }

  private func open(_ state: GalleryState) -> RunningSpecimen {
    open(state.selection, state.language)
  }

  private func start(_ state: GalleryState) -> Effect<GalleryAction> {
    open(state).started().map(id: "specimen", Self.lifted)
  }

  private func select(_ state: inout GalleryState, _ index: Int) -> Effect<GalleryAction> {
    guard GallerySpecimens.all.indices.contains(index), index != state.selection else {
      return .none
    }
    state.selection = index
    return reopen(&state)
  }

  private func reopen(_ state: inout GalleryState) -> Effect<GalleryAction> {
    state.specimen = open(state).initial()
    return start(state)
  }

  private static func lifted(_ action: RunningSpecimen.Action) -> GalleryAction {
    .specimen(SpecimenAction(value: action))
  }

}
