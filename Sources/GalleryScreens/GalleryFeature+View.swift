import AppRuntime
import Core
import Semantics
import Toolkit

extension GalleryFeature {
  /// Changes a way of showing things, and says what it is now.
  func updateView(
    _ state: inout GalleryState, _ action: GalleryAction, _ environment: Environment
  ) -> Effect<GalleryAction> {
    let words = ViewWords(environment.language)
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
