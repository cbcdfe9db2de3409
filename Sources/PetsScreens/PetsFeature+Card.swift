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
    case .editRefused:
      state.card?.edit?.problem = .tooLong(limit: PetField.limit, count: PetField.limit + 1)
    case .editSubmitted: return submit(&state)
    case .editCancelled:
      state.card?.edit = nil
      return forgetDraft()
    case .clearTapped: return clear(&state)
    case .petAdded(let pet): return petAdded(&state, pet)
    case .fieldSaved(let outcome): fieldSaved(&state, outcome)
    case .saveFailed(let reason):
      state.card?.edit?.isSaving = false
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
      let watch = pets.observePet(id) { result in
        switch result {
        case .success(let pet): send(.petLoaded(pet))
        case .failure(let error): send(.saveFailed(String(describing: error)))
        }
      }
      return Subscription { withExtendedLifetime(watch) {} }
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
    if !card.isNew { state.select(card.pet.id) }
    let notice = Effect.output(PetsAction.notice(PetsWords(state.language).nothingKept))
    return .merge(
      .cancel("pet"), forgetDraft(), card.isNew ? notice : findSelection(state))
  }

  // MARK: Editing

  private func beginEdit(_ state: inout PetsState, _ row: Int) {
    guard var card = state.card, PetField.allCases.indices.contains(row) else { return }
    card.row = row
    let text = state.shown(card.field, card.pet)
    card.edit = PetCardState.Edit(field: card.field, text: text)
    state.card = card
  }

  private func changeEdit(_ state: inout PetsState, _ text: String) -> Effect<PetsAction> {
    if state.card?.edit?.isSaving == true { return .none }
    state.card?.edit?.text = text
    state.card?.edit?.problem = nil
    guard let card = state.card, let edit = card.edit else { return .none }
    let draft = PetDraft(
      pet: card.pet.id, isNew: card.isNew, field: edit.field, text: edit.text)
    return .run("keep draft", line: Self.saves) { [drafts] send in
      if let reason = await drafts.save(draft) { send(.saveFailed(reason)) }
    }
  }

  func forgetDraft() -> Effect<PetsAction> {
    .run("forget draft", line: Self.saves) { [drafts] send in
      if let reason = await drafts.save(nil) { send(.saveFailed(reason)) }
    }
  }

  private func submit(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, let edit = card.edit, !edit.isSaving else { return .none }
    if let problem = edit.field.problem(with: edit.text, today: state.today) {
      state.card?.edit?.problem = problem
      return .none
    }
    state.card?.edit?.isSaving = true
    return card.isNew ? add(&state, card, edit) : save(card.pet, edit)
  }

  /// The first field that is filled in makes the pet (P-59).
  private func add(
    _ state: inout PetsState, _ card: PetCardState, _ edit: PetCardState.Edit
  ) -> Effect<PetsAction> {
    var pet = card.pet
    try? pet.set(edit.field, to: edit.text, today: state.today)
    if pet.isEmpty {
      state.card?.edit = nil
      return forgetDraft()
    }
    return .run("add pet", line: Self.saves) { [pets, drafts, pet] send in
      do {
        _ = try await pets.add(pet)
        _ = await drafts.save(nil)
        send(.petAdded(pet))
      } catch {
        send(.saveFailed(String(describing: error)))
      }
    }
  }

  private func save(_ pet: Pet, _ edit: PetCardState.Edit) -> Effect<PetsAction> {
    .run("save pet", line: Self.saves) { [pets, drafts] send in
      do {
        let outcome = try await pets.update(pet.id, edit.field, to: edit.text)
        if outcome.endsEditing { _ = await drafts.save(nil) }
        send(.fieldSaved(outcome))
      } catch {
        send(.saveFailed(String(describing: error)))
      }
    }
  }

  private func petAdded(_ state: inout PetsState, _ pet: Pet) -> Effect<PetsAction> {
    state.select(pet.id)
    guard state.card?.pet.id == pet.id else { return .none }
    state.card?.isNew = false
    fieldSaved(&state, .saved(pet))
    return state.card.map(observePet) ?? .none
  }

  private func fieldSaved(_ state: inout PetsState, _ outcome: PetOutcome) {
    state.card?.edit?.isSaving = false
    switch outcome {
    case .saved(let pet), .unchanged(let pet):
      guard state.card?.pet.id == pet.id else { return }
      state.card?.pet = pet
      state.card?.edit = nil
      state.card?.isSaved = true
    case .wouldBeEmpty(let pet):
      if state.card?.pet.id == pet.id { state.card?.isAskingAboutEmpty = true }
    case .refused(let problem): state.card?.edit?.problem = problem
    case .gone: break
    }
  }

  private func clear(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, !card.pet[card.field].isEmpty else { return .none }
    return save(card.pet, PetCardState.Edit(field: card.field, text: ""))
  }

  private func confirmEmpty(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card else { return .none }
    state.card = nil
    return .merge(.cancel("pet"), forgetDraft(), delete(card.pet))
  }
}

extension PetOutcome {
  /// Whether nothing is left to type.
  fileprivate var endsEditing: Bool {
    switch self {
    case .saved, .unchanged, .gone: true
    case .wouldBeEmpty, .refused: false
    }
  }
}
