import AppRuntime
import Toolkit

public enum ProfileAction: Sendable {
  /// A word to the parent, which keeps the settings of the whole program.
  case languageChosen(Language)
  /// A word to the parent, likewise.
  case themeChosen(ThemeName)
  case aboutTapped
  case aboutClosed
}

/// The Profile tab: settings of the whole program, and what it is made of.
public struct ProfileFeature: Feature {
  public init() {}

  public func update(
    _ state: inout ProfileState, _ action: ProfileAction
  ) -> Effect<ProfileAction> {
    switch action {
    case .languageChosen(let language): state.language = language
    case .themeChosen(let theme): state.theme = theme
    case .aboutTapped: state.isAboutOpen = true
    case .aboutClosed: state.isAboutOpen = false
    }
    return .none
  }

  public func view(_ state: ProfileState) -> Element<ProfileAction> {
    ProfileView(state: state).body
  }
}
