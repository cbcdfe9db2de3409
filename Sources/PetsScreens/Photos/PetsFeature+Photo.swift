import AppRuntime
import PetsDomain

/// The photo of the open card: shown, taken away, given by whichever way.
extension PetsFeature {
  func updatePhoto(_ state: inout PetsState, _ action: PhotoAction) -> Effect<PetsAction> {
    switch action {
    case .fitTapped:
      state.photos.fit = state.photos.fit == .fit ? .fill : .fit
      return .output(.photo(.fitChosen(state.photos.fit)))
    case .viewTapped: return view(&state)
    case .viewClosed: state.card?.photo.isOpen = false
    case .removeTapped: return removePhoto(state)
    case .removed(let outcome): return removed(&state, outcome)
    case .dropped(let text): return drop(&state, text)
    case .taken(let taken): return self.taken(&state, taken)
    case .failed(let reason): return refuse(&state, .notKept(reason))
    case .fitChosen, .folderChosen: break
    case .browseTapped, .folderListed, .fileMoved, .fileOpened, .folderLeft, .browserClosed:
      return updateBrowser(&state, action)
    default: return updatePrompt(&state, action)
    }
    return .none
  }

  /// A pet without a photo is asked for one.
  private func view(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, card.pet.photo != nil else {
      return updatePrompt(&state, .promptTapped)
    }
    guard let saving = commit(&state) else { return .none }
    state.card?.photo.isOpen = true
    return saving
  }

  // MARK: Taking it away

  private func removePhoto(_ state: PetsState) -> Effect<PetsAction> {
    guard let card = state.card, card.pet.photo != nil else { return .none }
    return .run("remove photo", line: Self.saves) { [pets] send in
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
      return .output(.notice(PhotoWords(state.language).removed))
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

  /// The prompt stands in front while the file is read, and keeps the text where it is refused.
  private func drop(_ state: inout PetsState, _ text: String) -> Effect<PetsAction> {
    guard let card = state.card, card.edit == nil, !text.allSatisfy(\.isWhitespace) else {
      return .none
    }
    state.card?.photo.prompt = PhotoPrompt(Self.onePath(text))
    return take(&state)
  }

  /// No path is longer, and of several dropped files the first counts.
  static func onePath(_ text: String) -> String {
    String((text.split(whereSeparator: \.isNewline).first ?? "").prefix(4096))
  }

  /// Takes what stands in the prompt.
  func take(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, let prompt = card.photo.prompt, !prompt.isTaking else {
      return .none
    }
    state.card?.photo.prompt?.isTaking = true
    state.card?.photo.prompt?.problem = nil
    let blank = card.isNew ? card.pet : nil
    return .run("take photo", line: Self.saves) { [pets, photos] send in
      do {
        let taken = try await photos.take(
          prompt.text, for: card.pet.id, creating: blank, in: pets)
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
      let keep = Effect.output(PetsAction.photo(.folderChosen(folder)))
      switch outcome {
      case .saved(let pet): return .merge(keep, given(&state, pet))
      case .unchanged:
        state.card?.photo.endGiving()
        return .merge(keep, .output(.notice(PhotoWords(state.language).unchanged)))
      case .gone: return petGone(&state)
      case .wouldBeEmpty, .refused: return .none
      }
    }
  }

  /// A photo alone makes a pet (P-59), and the user is told.
  private func given(_ state: inout PetsState, _ pet: Pet) -> Effect<PetsAction> {
    guard show(pet, in: &state), let card = state.card else { return .none }
    state.card?.photo.endGiving()
    guard card.isNew else { return .none }
    state.card?.isNew = false
    state.select(pet.id)
    let notice = Effect.output(PetsAction.notice(PhotoWords(state.language).keptAlone))
    return .merge(observePet(pet.id), notice)
  }

  /// What was typed stays, with what is wrong beside it.
  private func refuse(_ state: inout PetsState, _ problem: PhotoProblem) -> Effect<PetsAction> {
    guard state.card?.photo.prompt != nil else { return .none }
    state.card?.photo.prompt?.isTaking = false
    if state.card?.photo.browser != nil {
      state.card?.photo.browser?.problem = problem
      return .none
    }
    state.card?.photo.prompt?.problem = problem
    return listCompletions(&state)
  }
}

extension CardPhotoState {
  fileprivate mutating func endGiving() { (prompt, browser) = (nil, nil) }
}
