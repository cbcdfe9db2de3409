import AppRuntime
import PetsDomain

extension PetsFeature {
  func updateCard(_ state: inout PetsState, _ action: PetsAction) -> Effect<PetsAction> {
    switch action {
    case .petLoaded(let pet): return petLoaded(&state, pet)
    case .backTapped: return leave(&state)
    case .fieldMoved(let row): return moveField(&state, row)
    case .editTapped(let row): return beginEdit(&state, row)
    case .editChanged(let text): changeEdit(&state, text)
    case .editRefused:
      state.card?.edit?.problem = .tooLong(limit: PetField.limit, count: PetField.limit + 1)
    case .editSubmitted: return commit(&state) ?? .none
    case .editCancelled: state.card?.edit = nil
    case .editStepped(let step): return stepEdit(&state, step)
    case .calendar(let action): updateCalendar(&state, action)
    case .export(let action): return updateExport(&state, action)
    case .clearTapped: return clear(&state)
    case .saved(let save, let outcome): return saved(&state, save, outcome)
    case .saveRefused(let save, let reason): return saveRefused(&state, save, reason)
    case .saveFailed(let reason):
      return .notice(PetsWords(state.language).saveFailed(reason))
    case .emptyConfirmed: return confirmEmpty(&state)
    case .emptyCancelled:
      state.card?.isAskingAboutEmpty = false
      state.card?.photo.isRemoving = false
      state.card?.edit = nil
    default: break
    }
    return .none
  }

  func observePet(_ card: PetCardState) -> Effect<PetsAction> {
    card.isNew ? .cancel("pet") : observePet(card.pet.id)
  }

  func observePet(_ id: Pet.ID) -> Effect<PetsAction> {
    .subscribe("pet") { [pets] send in
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
    // While saves are on their way, the card is ahead of the database.
    guard let card = state.card, !card.isNew, card.pendingSaves == 0 else { return .none }
    guard let pet else { return petGone(&state) }
    if pet.id == card.pet.id { state.card?.pet = pet }
    return .none
  }

  func petGone(_ state: inout PetsState) -> Effect<PetsAction> {
    let wasTyping = state.card?.edit != nil
    state.card = nil
    let notice = Effect<PetsAction>.notice(PetsWords(state.language).gone)
    return .merge(.cancel("pet"), wasTyping ? notice : .none)
  }

  /// A pet of which nothing was filled in was never kept.
  private func leave(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let saving = commit(&state), let card = state.card else { return explainStay(state) }
    state.card = nil
    if !card.isNew { state.select(card.pet.id) }
    let notice = Effect<PetsAction>.notice(PetsWords(state.language).nothingKept)
    return .merge(saving, .cancel("pet"), card.isNew ? notice : findSelection(state))
  }

  /// Why one cannot leave yet, and how one can.
  private func explainStay(_ state: PetsState) -> Effect<PetsAction> {
    guard state.card?.edit?.problem != nil else { return .none }
    return .notice(PetsWords(state.language).stay)
  }

  // MARK: Editing

  /// To another row; what is being typed is saved first, or stays where it cannot be.
  private func moveField(_ state: inout PetsState, _ row: Int) -> Effect<PetsAction> {
    guard let saving = commit(&state), let card = state.card else { return .none }
    switch card.target(of: row) {
    case .field(let field):
      state.card?.row = PetField.allCases.firstIndex(of: field) ?? 0
      state.card?.part = nil
    case .part(let kind): state.card?.part = kind
    case .heading: break
    }
    return saving
  }

  private func stepEdit(_ state: inout PetsState, _ step: Int) -> Effect<PetsAction> {
    let count = PetField.allCases.count
    return beginEdit(&state, ((state.card?.row ?? 0) + step + count) % count)
  }

  private func beginEdit(_ state: inout PetsState, _ row: Int) -> Effect<PetsAction> {
    guard let saving = commit(&state), var card = state.card,
      PetField.allCases.indices.contains(row)
    else { return .none }
    card.row = row
    card.part = nil
    let text = state.shown(card.field, card.pet)
    card.edit = PetCardState.Edit(field: card.field, text: text, original: text)
    state.card = card
    return saving
  }

  func changeEdit(_ state: inout PetsState, _ text: String) {
    state.card?.edit?.text = text
    state.card?.edit?.problem = nil
  }
}
