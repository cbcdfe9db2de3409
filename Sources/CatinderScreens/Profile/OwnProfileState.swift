import CatinderDomain
import FilePrompts
import Foundation

/// One's own profile as it is typed, and what is under way with its photos.
struct OwnProfileState: Equatable, Sendable {
  /// A photo that was deleted, as long as one may want it back.
  struct Deleted: Equatable, Sendable {
    let bytes: Data
    let place: Int
  }

  var name: String
  var age: String
  var about: String
  var story: String
  /// What the server has.
  var saved: ProfileDraft
  /// Why it does not have what is typed.
  var failure: CatinderError?
  /// How often in a row it was tried in vain.
  var failures = 0
  /// The slot that keys act on, from 0.
  var slot = 0
  /// Where the photo was picked up that is being carried to ``slot``.
  var carried: Int?
  var isMenuOpen = false
  var prompt: PathPrompt<PhotoTrouble>?
  /// A photo is on its way to the server or from it.
  var isBusy = false
  /// The newest last.
  var deleted: [Deleted] = []

  init(_ profile: Profile) {
    saved = ProfileDraft(profile)
    (name, age) = (profile.name, profile.age.map(String.init) ?? "")
    (about, story) = (profile.shortDescription, profile.extendedDescription)
  }

  /// What is to be saved: of a field with a problem, what was there before.
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
