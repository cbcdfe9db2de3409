import AppRuntime
import Core
import Semantics
import Toolkit

extension GalleryFeature {
  /// Changes a way of showing things, and says what it is now.
  func updateView(
    _ state: inout GalleryState, _ action: GalleryAction
  ) -> Effect<GalleryAction> {
    let words = ViewWords(state.language)
    switch action {
    case .themeTapped:
      state.theme = Self.theme(after: state.theme)
      return show(&state, words.theme(state.theme))
    case .flatTapped:
      state.view.isFlat.toggle()
      return show(&state, words.flat(isOn: state.view.isFlat))
    case .motionTapped:
      state.view.hasMotion.toggle()
      return show(&state, words.motion(isOn: state.view.hasMotion))
    case .mouseTapped:
      state.view.hasMouse.toggle()
      return .merge(
        show(&state, words.mouse(isOn: state.view.hasMouse)), .ask(.mouse(state.view.hasMouse)))
    default: return .none
    }
  }

  private func show(_ state: inout GalleryState, _ words: String) -> Effect<GalleryAction> {
    state.toasts.show(Notice(words, topic: "view")).map(id: "gallery") { .toast($0) }
  }

  private static func theme(after theme: ThemeName) -> ThemeName {
    let all = ThemeName.builtIn
    let index = all.firstIndex(of: theme) ?? 0
    return all[(index + 1) % all.count]
  }
}
