import AppRuntime
import CatinderDomain
import FilePrompts
import Foundation

/// The user's own profile: a form that is saved as it is typed, and six photos.
struct OwnProfileFeature: Sendable {
  let client: CatinderClient

  func update(
    _ state: inout OwnProfileState, _ profile: inout Profile, _ action: OwnProfileAction,
    _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    switch action {
    // Text that could not be saved is still there.
    case .opened, .saveDue: return save(state, environment)
    case .closed: state.isMenuOpen = false
    case .changed(let field, let text):
      change(field, to: text, &state)
      return save(state, environment)
    case .saved(let draft, let result): return saved(draft, result, &state, &profile)
    case .previewTapped, .signal: break
    default: return updateOwnPhotos(&state, &profile, action, environment)
    }
    return .none
  }

  private func change(
    _ field: OwnProfileAction.Field, to text: String, _ state: inout OwnProfileState
  ) {
    switch field {
    case .name: state.name = text
    case .age: state.age = text
    case .about: state.about = text
    case .story: state.story = text
    }
  }

  /// Of several drafts that wait for the server, only the newest is sent.
  func save(_ state: OwnProfileState, _ environment: Environment) -> Effect<OwnProfileAction> {
    let draft = state.draft
    guard state.failure != nil || draft != state.saved.cleaned else { return .none }
    return client.ask("save profile", queue: "profile", topic: "profile", environment) {
      service throws(CatinderError) in
      try await service.update(draft)
    } tell: {
      .saved(draft, $0)
    }
  }

  private func saved(
    _ draft: ProfileDraft, _ result: Result<Profile, CatinderError>,
    _ state: inout OwnProfileState, _ profile: inout Profile
  ) -> Effect<OwnProfileAction> {
    switch result {
    case .success(let saved):
      (profile.name, profile.age) = (saved.name, saved.age)
      profile.shortDescription = saved.shortDescription
      profile.extendedDescription = saved.extendedDescription
      state.saved = draft
      state.failure = nil
      state.failures = 0
      return .cancel(Self.nextSave)
    case .failure(let error):
      state.failure = error
      state.failures += 1
      guard let pause = state.pause else { return .none }
      return .after(pause, id: Self.nextSave, .saveDue)
    }
  }

  /// Saves at once what failed while the server was away.
  func saveOnceMore(
    _ state: OwnProfileState, _ environment: Environment
  ) -> Effect<OwnProfileAction> {
    state.failure == nil ? .none : .merge(.cancel(Self.nextSave), save(state, environment))
  }

  /// Ends the timer of the next try.
  var stop: Effect<OwnProfileAction> { .cancel(Self.nextSave) }

  /// The timer until the next try to save.
  private static let nextSave = "next save"
}

/// The actions of the user's own profile.
public enum OwnProfileAction: CatinderPartAction {
  public enum Field: Sendable { case name, age, about, story }

  case opened
  case closed
  case changed(Field, String)
  case saved(ProfileDraft, Result<Profile, CatinderError>)
  /// It is time to try again what could not be saved.
  case saveDue
  case previewTapped

  // Photos; slots count from 0.
  case slotMoved(Int)
  case slotTapped(Int)
  case menuClosed
  case addTapped
  case prompt(PathPromptAction)
  case added(Result<String, PhotoProblem>)
  case deleteTapped
  case deleted(String, Result<Data, CatinderError>)
  case undoTapped
  case restored([String], Result<[String], CatinderError>)
  /// Takes a photo up, or puts it down where it was carried to.
  case carryTapped
  case carryCancelled
  case reordered(from: Int, to: Int)
  case ordered(before: [String], CatinderError?)
  case signal(CatinderSignal)
}

/// One's own profile as it is typed, and what is under way with its photos.
struct OwnProfileState: Equatable, Sendable {
  /// A photo that was deleted, as long as one may want it back.
  struct Deleted: Equatable, Sendable {
    let bytes: Data
    let place: Int
    /// The identifier under which it is sent when it is wanted back.
    let upload: UUID
  }

  /// The photo that was sent last, until it is known to be there.
  struct Upload: Equatable, Sendable {
    let path: String
    /// The same for each try.
    let id: UUID
  }

  var name: String
  var age: String
  var about: String
  var story: String
  /// The profile as the server has it.
  var saved: ProfileDraft
  /// The reason why it does not have what is typed.
  var failure: CatinderError?
  /// The number of failures in a row.
  var failures = 0
  /// The slot that keys act on, from 0.
  var slot = 0
  /// The slot of origin of the photo that is being carried to ``slot``.
  var carried: Int?
  var isMenuOpen = false
  var prompt: PathPrompt<PhotoProblem>?
  var upload: Upload?
  /// A photo is on its way to the server or from it.
  var isBusy = false
  /// The newest last.
  var deleted: [Deleted] = []

  init(_ profile: Profile) {
    saved = ProfileDraft(profile)
    (name, age) = (profile.name, profile.age.map(String.init) ?? "")
    (about, story) = (profile.shortDescription, profile.extendedDescription)
  }

  /// The profile to save: a field with a problem keeps its saved value.
  var draft: ProfileDraft {
    let problems = problems
    var draft = saved
    if !problems.contains(.nameMissing), !problems.contains(.nameTooLong) { draft.name = name }
    if !problems.contains(.ageOutOfRange) { draft.age = years }
    if !problems.contains(.shortDescriptionTooLong) { draft.shortDescription = about }
    if !problems.contains(.extendedDescriptionTooLong) { draft.extendedDescription = story }
    return draft.cleaned
  }

  var problems: [ProfileProblem] {
    ProfileDraft(
      name: name, age: years, shortDescription: about, extendedDescription: story
    ).problems
  }

  /// Until it is tried again: 2 s, then twice as long each time, at most a minute. Nil where trying
  /// again would bring the same.
  var pause: Duration? {
    guard let failure, failure.isPassing, failures > 0 else { return nil }
    if case .tooManyRequests(let rest) = failure { return rest }
    return .seconds(min(60, 1 << min(failures, 6)))
  }

  /// Nil where nothing is told; for anything but a whole number, no age there is.
  private var years: Int? {
    let typed = age.filter { !$0.isWhitespace }
    return typed.isEmpty ? nil : Int(typed) ?? CatinderLimits.untoldAge
  }
}
