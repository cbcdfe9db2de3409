import AppRuntime
import CatinderDomain

extension CatinderFeature {
  func updateOwnProfile(
    _ state: inout CatinderState, _ action: OwnProfileAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let profile = state.profile else { return .none }
    switch action {
    case .opened: return openOwnProfile(profile, &state, environment)
    case .closed:
      state.own?.isMenuOpen = false
      state.page = .deck
      return .none
    case .changed(let field, let text):
      change(field, to: text, &state)
      return saveOwnProfile(state, environment)
    case .saved(let draft, let result): return saved(draft, result, &state)
    case .saveDue: return saveOwnProfile(state, environment)
    case .previewTapped: return open(FullCardState(profile: profile), &state, environment)
    default: return updateOwnPhotos(&state, action, environment)
    }
  }

  /// What was typed and could not be saved is still there.
  private func openOwnProfile(
    _ profile: Profile, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.page = .profile
    if state.own == nil { state.own = OwnProfileState(profile) }
    return .merge(
      fetch(profile.photosNames, &state, environment), saveOwnProfile(state, environment))
  }

  private func change(
    _ field: OwnProfileAction.Field, to text: String, _ state: inout CatinderState
  ) {
    switch field {
    case .name: state.own?.name = text
    case .age: state.own?.age = text
    case .about: state.own?.about = text
    case .story: state.own?.story = text
    }
  }

  /// Of several drafts that wait for the server, only the newest is sent.
  func saveOwnProfile(
    _ state: CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let own = state.own, own.failure != nil || own.draft != own.saved.cleaned else {
      return .none
    }
    let draft = own.draft
    return ask(state, "save profile", queue: "profile", topic: "profile", environment) {
      service throws(CatinderError) in
      try await service.update(draft)
    } tell: {
      .own(.saved(draft, $0))
    }
  }

  private func saved(
    _ draft: ProfileDraft, _ result: Result<Profile, CatinderError>,
    _ state: inout CatinderState
  ) -> Effect<CatinderAction> {
    switch result {
    case .success(let profile):
      state.changeOwn {
        ($0.name, $0.age) = (profile.name, profile.age)
        $0.shortDescription = profile.shortDescription
        $0.extendedDescription = profile.extendedDescription
      }
      state.own?.saved = draft
      state.own?.failure = nil
      state.own?.failures = 0
      return .cancel(Self.nextSave)
    case .failure(let error):
      state.own?.failure = error
      state.own?.failures += 1
      guard let pause = state.own?.pause else { return .none }
      return .after(pause, id: Self.nextSave, .own(.saveDue))
    }
  }

  /// The server is there again.
  func saveOnceMore(_ state: CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    state.own?.failure == nil
      ? .none : .merge(.cancel(Self.nextSave), saveOwnProfile(state, environment))
  }

  /// The timer until what was not saved is tried again.
  static let nextSave = "next save"
}
