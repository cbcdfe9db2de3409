import AppRuntime
import PetsDomain

/// What was typed shows at once and is saved behind it, so that keys typed meanwhile go where the
/// user means them; where it could not be saved, the field is as before and the editor opens again
/// with the text.
extension PetsFeature {
  /// Saves what stands in the open editor and closes it.
  ///
  /// - Returns: what is to be done; nil where the text cannot be saved, or is to be asked about, and
  ///   the editor stays open.
  func commit(_ state: inout PetsState) -> Effect<PetsAction>? {
    guard let card = state.card, var edit = card.edit else { return Effect.none }
    if edit.text == edit.original {
      close(&state)
      return Effect.none
    }
    edit.text = state.readable(edit.text, for: edit.field)
    var pet = card.pet
    do {
      try pet.set(edit.field, to: edit.text, today: state.today)
    } catch {
      state.card?.edit?.problem = error
      return nil
    }
    if pet.isEmpty, !card.isNew {
      state.card?.isAskingAboutEmpty = true
      return nil
    }
    if pet == card.pet {
      close(&state)
      return Effect.none
    }
    return save(&state, pet, edit)
  }

  /// Closes the editor; a text that could not be saved and waits for its turn comes next.
  private func close(_ state: inout PetsState) {
    state.card?.edit = nil
    if let next = state.card?.refused.popLast() { reopen(&state, next) }
  }

  private func save(
    _ state: inout PetsState, _ pet: Pet, _ edit: PetCardState.Edit
  ) -> Effect<PetsAction> {
    guard let card = state.card else { return .none }
    let save = PetSave(before: card.pet, edit: edit, isNew: card.isNew)
    state.card?.pet = pet
    state.card?.isNew = false
    state.card?.pendingSaves += 1
    state.card?.isSaved = false
    state.card?.edit = nil
    if let next = state.card?.refused.popLast() { reopen(&state, next) }
    return .run("save pet", queue: Self.saves) { [pets] send in
      do {
        // The first field that is filled in makes the pet (P-59).
        if save.isNew {
          _ = try await pets.add(pet)
          send(.saved(save, .saved(pet)))
        } else {
          send(.saved(save, try await pets.update(pet.id, edit.field, to: edit.text)))
        }
      } catch {
        send(.saveRefused(save, String(describing: error)))
      }
    }
  }

  func saved(
    _ state: inout PetsState, _ save: PetSave, _ outcome: PetOutcome
  ) -> Effect<PetsAction> {
    if save.isNew { state.select(save.before.id) }
    guard var card = state.card, card.pet.id == save.before.id else { return .none }
    card.pendingSaves -= 1
    state.card = card
    switch outcome {
    case .saved(let pet), .unchanged(let pet):
      guard card.pendingSaves == 0 else { break }
      state.card?.pet = pet
      state.card?.isSaved = true
    case .wouldBeEmpty: state.card?.isAskingAboutEmpty = true
    case .refused(let problem):
      var edit = save.edit
      edit.problem = problem
      takeBack(&state, PetSave(before: save.before, edit: edit, isNew: save.isNew))
      return .none
    case .gone: return petGone(&state)
    }
    return save.isNew ? observePet(card) : .none
  }

  func saveRefused(
    _ state: inout PetsState, _ save: PetSave, _ reason: String
  ) -> Effect<PetsAction> {
    let notice = Effect<PetsAction>.notice(PetsWords(state.language).saveFailed(reason))
    if state.card == nil {
      state.card = PetCardState(pet: save.before, isNew: save.isNew)
    } else if state.card?.pet.id == save.before.id {
      state.card?.pendingSaves -= 1
    } else {
      return notice
    }
    takeBack(&state, save)
    return notice
  }

  /// The field is as it was before the save, and the text waits in its editor, or for its turn.
  private func takeBack(_ state: inout PetsState, _ save: PetSave) {
    let (field, today) = (save.edit.field, state.today)
    try? state.card?.pet.set(field, to: save.before[field], today: today)
    if save.isNew { state.card?.isNew = true }
    if state.card?.edit == nil {
      reopen(&state, save.edit)
    } else {
      state.card?.refused.append(save.edit)
    }
  }

  private func reopen(_ state: inout PetsState, _ edit: PetCardState.Edit) {
    state.card?.row = PetField.allCases.firstIndex(of: edit.field) ?? 0
    state.card?.part = nil
    state.card?.edit = edit
  }

  func clear(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, card.edit == nil, card.part == nil,
      !card.pet[card.field].isEmpty
    else { return .none }
    let original = state.shown(card.field, card.pet)
    state.card?.edit = PetCardState.Edit(field: card.field, text: "", original: original)
    return commit(&state) ?? .none
  }

  func confirmEmpty(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card else { return .none }
    state.card = nil
    return .merge(.cancel("pet"), delete(card.pet))
  }
}
