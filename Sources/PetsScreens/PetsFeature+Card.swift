import AppRuntime
import PetsDomain

extension PetsFeature {
  func updateCard(_ state: inout PetsState, _ action: PetsAction) -> Effect<PetsAction> {
    switch action {
    case .petLoaded(let pet): return petLoaded(&state, pet)
    case .backTapped: return leave(&state)
    case .fieldMoved(let row): state.card?.row = row
    case .editTapped(let row): beginEdit(&state, row)
    case .editChanged(let text): return changeEdit(&state, text)
    case .editRefused: state.card?.edit?.problem = .tooLong(limit: PetField.textLimit)
    case .editSubmitted: return submit(&state)
    case .editCancelled:
      state.card?.edit = nil
      return forgetDraft()
    case .clearTapped: return clear(&state)
    case .fieldSaved(let pet): return fieldSaved(&state, pet)
    case .saveFailed(let reason):
      return .output(.notice(PetsWords(state.language).saveFailed(reason)))
    case .emptyConfirmed: return confirmEmpty(&state)
    case .emptyCancelled: state.card?.isAskingAboutEmpty = false
    default: break
    }
    return .none
  }

  func observePet(_ card: PetCardState) -> Effect<PetsAction> {
    guard !card.isNew else { return .cancel("pet") }
    let id = card.pet.id
    return .subscribe("pet") { [pets] send in
      let watch = pets.watchPet(id) { result in
        switch result {
        case .success(let pet): send(.petLoaded(pet))
        case .failure(let error): send(.saveFailed(String(describing: error)))
        }
      }
      return Subscription { watch.cancel() }
    }
  }

  /// The pet changed in the database, or is gone from it: deleted, or its adding undone.
  private func petLoaded(_ state: inout PetsState, _ pet: Pet?) -> Effect<PetsAction> {
    guard let card = state.card, !card.isNew else { return .none }
    if let pet, pet.id == card.pet.id {
      state.card?.pet = pet
      return .none
    }
    guard pet == nil else { return .none }
    let wasTyping = card.edit != nil
    state.card = nil
    let notice = Effect.output(PetsAction.notice(PetsWords(state.language).gone))
    return .merge(.cancel("pet"), forgetDraft(), wasTyping ? notice : .none)
  }

  /// A pet of which nothing was filled in was never kept.
  private func leave(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card else { return .none }
    state.card = nil
    if !card.isNew { state.selectedID = card.pet.id }
    let notice = Effect.output(PetsAction.notice(PetsWords(state.language).nothingKept))
    return .merge(.cancel("pet"), forgetDraft(), card.isNew ? notice : .none)
  }

  // MARK: Editing

  private func beginEdit(_ state: inout PetsState, _ row: Int) {
    guard var card = state.card, PetField.allCases.indices.contains(row) else { return }
    card.row = row
    let text = card.pet[card.field] ?? ""
    card.edit = PetCardState.Edit(field: card.field, text: state.shown(card.field, text))
    state.card = card
  }

  private func changeEdit(_ state: inout PetsState, _ text: String) -> Effect<PetsAction> {
    state.card?.edit?.text = text
    state.card?.edit?.problem = nil
    guard let card = state.card, let edit = card.edit else { return .none }
    let draft = PetDraft(
      pet: card.pet.id, isNew: card.isNew, field: edit.field, text: edit.text)
    return .run("keep draft", line: "draft") { [drafts] send in
      if let reason = await drafts.save(draft) { send(.saveFailed(reason)) }
    }
  }

  func forgetDraft() -> Effect<PetsAction> {
    .run("forget draft", line: "draft") { [drafts] send in
      if let reason = await drafts.save(nil) { send(.saveFailed(reason)) }
    }
  }

  private func submit(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, let edit = card.edit else { return .none }
    var changed = card.pet
    if let problem = changed.set(edit.field, to: edit.text, today: state.today) {
      state.card?.edit?.problem = problem
      return .none
    }
    if changed == card.pet || (card.isNew && changed.isBlank) {
      state.card?.edit = nil
      return forgetDraft()
    }
    if changed.isBlank {
      state.card?.isAskingAboutEmpty = true
      return .none
    }
    return save(changed, edit.field, isNew: card.isNew)
  }

  private func clear(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, card.pet[card.field] != nil else { return .none }
    beginEdit(&state, card.row)
    state.card?.edit?.text = ""
    return submit(&state)
  }

  private func save(
    _ pet: Pet, _ field: PetField, isNew: Bool
  ) -> Effect<PetsAction> {
    .run("save pet", line: "save") { [pets, drafts] send in
      do {
        if isNew { try await pets.add(pet) } else { try await pets.update(pet, field) }
        _ = await drafts.save(nil)
        send(.fieldSaved(pet))
      } catch {
        send(.saveFailed(String(describing: error)))
      }
    }
  }

  private func fieldSaved(_ state: inout PetsState, _ pet: Pet) -> Effect<PetsAction> {
    guard var card = state.card, card.pet.id == pet.id else { return .none }
    let wasNew = card.isNew
    card.pet = pet
    card.isNew = false
    card.edit = nil
    card.isSaved = true
    state.card = card
    state.selectedID = pet.id
    return wasNew ? observePet(card) : .none
  }

  private func confirmEmpty(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card else { return .none }
    state.card = nil
    return .merge(.cancel("pet"), forgetDraft(), delete(card.pet))
  }
}
