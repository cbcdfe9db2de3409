import AppRuntime
import Core
import FilePrompts
import Interchange
import PetsDomain

/// The photo of the open card: a prompt for another one, and the page that shows it.
struct CardPhotoState: Equatable, Sendable {
  /// A path that is being typed; nil while none is.
  var prompt: PathPrompt<PhotoProblem>?
  /// True while the photo has all of the tab.
  var isOpen = false
  /// The question about an empty pet is about its photo, not about a field.
  var isRemoving = false
}

/// The way of showing photos, and the folder of the last one; kept for the next start.
public struct PhotoSettings: Equatable, Sendable {
  var fit = PhotoFit.usual
  /// The folder of the last photo, without a slash at its end; nil before the first one.
  var lastFolder: String?
}

/// The reason for which a photo was not taken; nothing was changed.
public enum PhotoProblem: Equatable, Sendable {
  case file(AttachmentProblem)
  case folder
  /// The records could not be written.
  case notKept(FailureReason)
}

/// An event about the photo of the open card.
public enum PhotoAction: Sendable {
  // The photo itself.
  case fitTapped
  case viewTapped
  case viewClosed
  case removeTapped
  case removed(PhotoOutcome)
  /// Dropped on the terminal, or pasted where no field is.
  case dropped(String)
  /// The pet has the photo, or is gone; with the folder that the file lies in.
  case taken(PhotoOutcome, folder: String)
  case refused(PhotoProblem)

  // The prompt for a path.
  case promptTapped
  case prompt(PathPromptAction)

  /// True where the text that is being typed in a field is to be saved first.
  var leavesTheField: Bool {
    switch self {
    case .viewTapped, .promptTapped: true
    default: false
    }
  }
}

/// The photo of the open card: shown, taken away, given by whichever way.
struct PhotoFeature: Sendable {
  let pets: PetRepository
  let paths: TypedPath
  let settings: any SettingsService

  func update(
    _ card: inout PetCardState?, _ shown: inout PhotoSettings, _ action: PhotoAction,
    _ environment: Environment
  ) -> Effect<PetCardAction> {
    let words = PhotoWords(environment)
    switch action {
    case .fitTapped:
      shown.fit = shown.fit == .fit ? .fill : .fit
      return .keep(PhotoFit.setting, shown.fit, in: settings)
    case .viewTapped where card?.pet.photo != nil: card?.photo.isOpen = true
    case .viewTapped, .promptTapped:
      card?.photo.prompt = prompt(shown)
      return prompted(card?.photo.prompt?.list())
    case .viewClosed: card?.photo.isOpen = false
    case .removeTapped: return removePhoto(card, words)
    case .removed(let outcome): return removed(&card, outcome, words)
    case .dropped(let text): return drop(&card, shown, text)
    case .taken(let outcome, let folder):
      shown.lastFolder = folder
      return taken(&card, outcome, folder, words)
    case .refused(let problem):
      // Also told where the prompt was left meanwhile.
      if card?.photo.prompt == nil { return .notice(words.problem(problem)) }
      return prompted(card?.photo.prompt?.refuse(problem))
    case .prompt(.cancelled): card?.photo.prompt = nil
    case .prompt(.chosen(let text, _)): return take(text, card)
    case .prompt(let action): return prompted(card?.photo.prompt?.update(action))
    }
    return .none
  }

  // MARK: Taking it away
  private func removePhoto(_ card: PetCardState?, _ words: PhotoWords) -> Effect<PetCardAction> {
    guard let card, card.pet.photo != nil else { return .none }
    return .run("remove photo", queue: PetsFeature.saves) { [pets] send in
      do { send(.photo(.removed(try await pets.removePhoto(card.pet.id)))) } catch {
        send.notice(words.saveFailed(error))
      }
    }
  }

  private func removed(
    _ card: inout PetCardState?, _ outcome: PhotoOutcome, _ words: PhotoWords
  ) -> Effect<PetCardAction> {
    switch outcome {
    case .saved(let pet):
      guard show(pet, on: &card) else { return .none }
      card?.photo.isOpen = false
      return .notice(words.removed)
    case .wouldBeEmpty(let pet):
      guard card?.pet.id == pet.id else { return .none }
      card?.photo = CardPhotoState(isRemoving: true)
      card?.isAskingAboutEmpty = true
      return .none
    case .gone: return .output(.gone)
    case .unchanged, .refused: return .none
    }
  }

  /// Shows the card as the records have it now; false where another one is open.
  private func show(_ pet: Pet, on card: inout PetCardState?) -> Bool {
    guard card?.pet.id == pet.id else { return false }
    // While saves are on their way, the card is ahead of the database.
    if card?.pendingSaves == 0 {
      card?.pet = pet
      card?.isSaved = true
    }
    return true
  }

  // MARK: Giving one
  private func prompt(_ shown: PhotoSettings, _ text: String = "") -> PathPrompt<PhotoProblem> {
    PathPrompt(.open(.pictures), paths: paths, text: text, start: shown.lastFolder)
  }

  private func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<PetCardAction> {
    effect?.map { .photo(.prompt($0)) } ?? .none
  }

  /// The prompt stands in front while the file is read, and keeps the text where it is refused.
  private func drop(
    _ card: inout PetCardState?, _ shown: PhotoSettings, _ text: String
  ) -> Effect<PetCardAction> {
    guard let open = card, open.edit == nil, !text.allSatisfy(\.isWhitespace) else { return .none }
    card?.photo.prompt = prompt(shown, Self.onePath(text))
    return prompted(card?.photo.prompt?.update(.submitted))
  }

  /// No path is longer, and of several dropped files the first counts.
  private static func onePath(_ text: String) -> String {
    String((text.split(whereSeparator: \.isNewline).first ?? "").prefix(4096))
  }

  private func take(_ text: String, _ card: PetCardState?) -> Effect<PetCardAction> {
    guard let card else { return .none }
    let blank = card.isNew ? card.pet : nil
    return .run("take photo", queue: PetsFeature.saves) { send in
      do {
        send(.photo(try await take(text, for: card.pet.id, creating: blank)))
      } catch { send(.photo(.refused(.notKept(FailureReason(error))))) }
    }
  }

  /// Gives a pet the photo that a text names.
  private func take(
    _ text: String, for id: Pet.ID, creating blank: Pet?
  ) async throws -> PhotoAction {
    guard let path = paths.path(in: text) else { return .refused(.file(.noPath)) }
    if TypedPath.isFolder(path) { return .refused(.folder) }
    switch try await pets.setPhoto(id, from: path, creating: blank) {
    case .refused(let problem): return .refused(.file(shown(problem)))
    case let outcome: return .taken(outcome, folder: TypedPath.folder(of: path))
    }
  }

  private func shown(_ problem: AttachmentProblem) -> AttachmentProblem {
    switch problem {
    case .noFile(let path): .noFile(path: paths.shown(path))
    case .notAFile(let path): .notAFile(path: paths.shown(path))
    case .unreadable(let path, let reason): .unreadable(path: paths.shown(path), reason: reason)
    default: problem
    }
  }

  private func taken(
    _ card: inout PetCardState?, _ outcome: PhotoOutcome, _ folder: String, _ words: PhotoWords
  ) -> Effect<PetCardAction> {
    let keep = Effect<PetCardAction>.keep(PetSettings.photoFolder, folder, in: settings)
    switch outcome {
    case .saved(let pet): return .merge(keep, given(&card, pet, words))
    case .unchanged:
      card?.photo.prompt = nil
      return .merge(keep, .notice(words.unchanged))
    case .gone: return .output(.gone)
    case .wouldBeEmpty, .refused: return .none
    }
  }

  /// A photo alone makes a pet, and the user is told.
  private func given(
    _ card: inout PetCardState?, _ pet: Pet, _ words: PhotoWords
  ) -> Effect<PetCardAction> {
    guard show(pet, on: &card), let open = card else { return .none }
    card?.photo.prompt = nil
    guard open.isNew else { return .none }
    card?.isNew = false
    return .merge(.output(.kept(pet.id)), .notice(words.keptAlone))
  }
}
