import AppRuntime
import FilePrompts
import PetsDomain

/// The photo of the open card: shown, taken away, given by whichever way.
extension PetsFeature {
  func updatePhoto(_ state: inout PetsState, _ action: PhotoAction) -> Effect<PetsAction> {
    switch action {
    case .fitTapped:
      state.photos.fit = state.photos.fit == .fit ? .fill : .fit
      return keep(PhotoFit.setting, state.photos.fit)
    case .viewTapped: return view(&state)
    case .viewClosed: state.card?.photo.isOpen = false
    case .removeTapped: return removePhoto(state)
    case .removed(let outcome): return removed(&state, outcome)
    case .dropped(let text): return drop(&state, text)
    case .taken(let taken): return self.taken(&state, taken)
    case .failed(let reason): return refuse(&state, .notKept(reason))
    case .promptTapped: return openPrompt(&state)
    case .prompt(.cancelled): state.card?.photo.prompt = nil
    case .prompt(.chosen(let text, _)): return take(text, state)
    case .prompt(let action): return prompted(state.card?.photo.prompt?.update(action))
    }
    return .none
  }

  /// A pet without a photo is asked for one.
  private func view(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, card.pet.photo != nil else {
      return openPrompt(&state)
    }
    guard let saving = commit(&state) else { return .none }
    state.card?.photo.isOpen = true
    return saving
  }

  // MARK: Taking it away

  private func removePhoto(_ state: PetsState) -> Effect<PetsAction> {
    guard let card = state.card, card.pet.photo != nil else { return .none }
    return .run("remove photo", queue: Self.saves) { [pets] send in
      do { send(.photo(.removed(try await pets.removePhoto(card.pet.id)))) } catch {
        send(.saveFailed(String(describing: error)))
      }
    }
  }

  private func removed(_ state: inout PetsState, _ outcome: PhotoOutcome) -> Effect<PetsAction> {
    switch outcome {
    case .saved(let pet):
      guard show(pet, in: &state) else { return .none }
      state.card?.photo.isOpen = false
      return .notice(PhotoWords(state.language).removed)
    case .wouldBeEmpty(let pet):
      guard state.card?.pet.id == pet.id else { return .none }
      state.card?.photo = CardPhotoState(isRemoving: true)
      state.card?.isAskingAboutEmpty = true
      return .none
    case .gone: return petGone(&state)
    case .unchanged, .refused: return .none
    }
  }

  /// The card as the records have it now; false where another one is open.
  private func show(_ pet: Pet, in state: inout PetsState) -> Bool {
    guard let card = state.card, card.pet.id == pet.id else { return false }
    // While saves are on their way, the card is ahead of the database.
    if card.pendingSaves == 0 {
      state.card?.pet = pet
      state.card?.isSaved = true
    }
    return true
  }

  // MARK: Giving one

  /// What is being typed in a field is saved first, or stays where it cannot be.
  private func openPrompt(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let saving = commit(&state) else { return .none }
    let prompt = prompt(state)
    state.card?.photo.prompt = prompt
    return .merge(saving, prompted(state.card?.photo.prompt?.list()))
  }

  private func prompt(_ state: PetsState, _ text: String = "") -> PathPrompt<PhotoProblem> {
    PathPrompt(
      .open(.pictures), paths: photos.paths, text: text, start: state.photos.lastFolder)
  }

  private func prompted(_ effect: Effect<PathPromptAction>?) -> Effect<PetsAction> {
    effect?.map { .photo(.prompt($0)) } ?? .none
  }

  /// The prompt stands in front while the file is read, and keeps the text where it is refused.
  private func drop(_ state: inout PetsState, _ text: String) -> Effect<PetsAction> {
    guard let card = state.card, card.edit == nil, !text.allSatisfy(\.isWhitespace) else {
      return .none
    }
    let prompt = prompt(state, Self.onePath(text))
    state.card?.photo.prompt = prompt
    return prompted(state.card?.photo.prompt?.update(.submitted))
  }

  /// No path is longer, and of several dropped files the first counts.
  static func onePath(_ text: String) -> String {
    String((text.split(whereSeparator: \.isNewline).first ?? "").prefix(4096))
  }

  private func take(_ text: String, _ state: PetsState) -> Effect<PetsAction> {
    guard let card = state.card else { return .none }
    let blank = card.isNew ? card.pet : nil
    return .run("take photo", queue: Self.saves) { [pets, photos] send in
      do {
        let taken = try await photos.take(text, for: card.pet.id, creating: blank, in: pets)
        send(.photo(.taken(taken)))
      } catch {
        send(.photo(.failed(String(describing: error))))
      }
    }
  }

  private func taken(_ state: inout PetsState, _ taken: TakenPhoto) -> Effect<PetsAction> {
    switch taken {
    case .refused(let problem): return refuse(&state, problem)
    case .done(let outcome, let folder):
      state.photos.lastFolder = folder
      let keep = keep(PetSettings.photoFolder, folder)
      switch outcome {
      case .saved(let pet): return .merge(keep, given(&state, pet))
      case .unchanged:
        state.card?.photo.prompt = nil
        return .merge(keep, .notice(PhotoWords(state.language).unchanged))
      case .gone: return petGone(&state)
      case .wouldBeEmpty, .refused: return .none
      }
    }
  }

  /// A photo alone makes a pet (P-59), and the user is told.
  private func given(_ state: inout PetsState, _ pet: Pet) -> Effect<PetsAction> {
    guard show(pet, in: &state), let card = state.card else { return .none }
    state.card?.photo.prompt = nil
    guard card.isNew else { return .none }
    state.card?.isNew = false
    state.select(pet.id)
    let notice = Effect<PetsAction>.notice(PhotoWords(state.language).keptAlone)
    return .merge(observePet(pet.id), notice)
  }

  /// Also told where the prompt was left meanwhile.
  private func refuse(_ state: inout PetsState, _ problem: PhotoProblem) -> Effect<PetsAction> {
    guard state.card?.photo.prompt != nil else {
      return .notice(PhotoWords(state.language).problem(problem))
    }
    return prompted(state.card?.photo.prompt?.refuse(problem))
  }
}
