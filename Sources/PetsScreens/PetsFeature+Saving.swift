import AppRuntime
import PetsDomain

/// What was typed shows at once and is saved behind it, so that keys typed meanwhile go where the
/// user means them; where it could not be saved, the editor opens again with the text.
extension PetsFeature {
  /// Saves what stands in the open editor and closes it.
  ///
  /// - Returns: what is to be done; nil where the text cannot be saved, or is to be asked about, and
  ///   the editor stays open.
  func commit(_ state: inout PetsState) -> Effect<PetsAction>? {
    guard let card = state.card, let edit = card.edit else { return Effect.none }
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
    state.card?.edit = nil
    if pet == card.pet { return forgetDraft() }
    state.card?.pet = pet
    state.card?.isNew = false
    return card.isNew ? add(pet, edit) : save(pet, edit)
  }

  /// The first field that is filled in makes the pet (P-59).
  private func add(_ pet: Pet, _ edit: PetCardState.Edit) -> Effect<PetsAction> {
    .run("add pet", line: "save") { [pets] send in
      do {
        _ = try await pets.add(pet)
        send(.petAdded(pet))
      } catch {
        send(.saveRefused(edit, isNew: true, String(describing: error)))
      }
    }
  }

  private func save(_ pet: Pet, _ edit: PetCardState.Edit) -> Effect<PetsAction> {
    .run("save pet", line: "save") { [pets] send in
      do {
        send(.fieldSaved(try await pets.update(pet.id, edit.field, to: edit.text)))
      } catch {
        send(.saveRefused(edit, isNew: false, String(describing: error)))
      }
    }
  }

  func petAdded(_ state: inout PetsState, _ pet: Pet) -> Effect<PetsAction> {
    state.select(pet.id)
    let saved = fieldSaved(&state, .saved(pet))
    guard let card = state.card, card.pet.id == pet.id else { return saved }
    return .merge(saved, observePet(card))
  }

  func fieldSaved(_ state: inout PetsState, _ outcome: PetOutcome) -> Effect<PetsAction> {
    switch outcome {
    case .saved(let pet), .unchanged(let pet):
      if state.card?.pet.id == pet.id { state.card?.isSaved = true }
    case .wouldBeEmpty(let pet):
      if state.card?.pet.id == pet.id { state.card?.isAskingAboutEmpty = true }
    case .refused(let problem): state.card?.edit?.problem = problem
    case .gone: break
    }
    return state.card?.edit == nil ? forgetDraft() : .none
  }

  /// The text goes back into its field, unless another one is being typed by now.
  func saveRefused(
    _ state: inout PetsState, _ edit: PetCardState.Edit, _ reason: String
  ) -> Effect<PetsAction> {
    if state.card?.edit == nil {
      state.card?.row = PetField.allCases.firstIndex(of: edit.field) ?? 0
      state.card?.edit = edit
    }
    return .output(.notice(PetsWords(state.language).saveFailed(reason)))
  }

  func clear(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card, card.edit == nil, !card.pet[card.field].isEmpty else {
      return .none
    }
    state.card?.edit = PetCardState.Edit(field: card.field, text: "")
    return commit(&state) ?? .none
  }

  func confirmEmpty(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let card = state.card else { return .none }
    state.card = nil
    return .merge(.cancel("pet"), forgetDraft(), delete(card.pet))
  }
}
