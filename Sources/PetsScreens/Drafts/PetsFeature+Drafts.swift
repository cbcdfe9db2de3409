import AppRuntime
import PetsDomain

/// What is being typed outlives a kill, whatever form it is typed on.
extension PetsFeature {
  /// Keeps what is not saved where an action has changed it.
  ///
  /// To stand behind the effects of that action: a text is forgotten after it was saved.
  func keepDraft(_ state: PetsState, since before: PetDraft?) -> Effect<PetsAction> {
    guard state.draft != before else { return .none }
    guard let draft = state.draft else { return forgetDraft() }
    return .run("keep draft", queue: Self.saves, topic: "draft") { [drafts] send in
      if let reason = await drafts.save(draft) { send(.saveFailed(reason)) }
    }
  }

  /// Makes no earlier draft pointless: where this one is forgotten, the save before it may have failed.
  private func forgetDraft() -> Effect<PetsAction> {
    .run("forget draft", queue: Self.saves) { [drafts] send in
      if let reason = await drafts.save(nil) { send(.saveFailed(reason)) }
    }
  }

  // MARK: After a start

  func findDraft() -> Effect<PetsAction> {
    .run("find draft", queue: Self.saves) { [drafts, pets] send in
      guard let draft = await drafts.load() else { return }
      do {
        let pet = try await pets.pet(draft.pet)
        send(.draftFound(draft, pet, try await draft.record?.kept(of: draft.pet, in: pets.health)))
      } catch {
        send(.loadFailed(String(describing: error)))
      }
    }
  }

  /// Opens the form again on which something was being typed; a text that is saved by now, or that
  /// comes when the user has begun something else, is let be.
  func draftFound(
    _ state: inout PetsState, _ draft: PetDraft, _ pet: Pet?, _ record: HealthEntry?
  ) -> Effect<PetsAction> {
    guard state.card == nil, state.health.page == nil else { return .none }
    let isOpen =
      draft.record == nil
      ? openCard(&state, draft, pet) : openRecord(&state, draft, pet, record)
    guard isOpen, let card = state.card else { return forgetDraft() }
    let words = PetsWords(state.language)
    return .merge(observePet(card), .notice(words.draftRestored))
  }

  /// - Returns: false where the text is saved.
  private func openCard(_ state: inout PetsState, _ draft: PetDraft, _ found: Pet?) -> Bool {
    guard let field = draft.field.flatMap(PetField.init) else { return false }
    let pet = found ?? Pet(id: draft.pet, createdAt: pets.blank().createdAt)
    var changed = pet
    let typed = state.readable(draft.text, for: field)
    if (try? changed.set(field, to: typed, today: state.today)) != nil, changed == pet {
      return false
    }
    var card = PetCardState(pet: pet, isNew: found == nil)
    card.row = PetField.allCases.firstIndex(of: field) ?? 0
    card.edit = PetCardState.Edit(
      field: field, text: draft.text, original: state.shown(field, pet))
    state.card = card
    return true
  }

  /// Opens a record in front of its pet's card.
  private func openRecord(
    _ state: inout PetsState, _ draft: PetDraft, _ pet: Pet?, _ kept: HealthEntry?
  ) -> Bool {
    guard let pet, let kind = draft.record?.kind,
      let form = HealthFormState(draft, kept: kept, in: pets.health, state.health)
    else { return false }
    var card = PetCardState(pet: pet, isNew: false)
    card.part = kind
    state.card = card
    state.health.page = HealthPageState(pet: pet.id, kind: kind, selecting: form.entry.id)
    state.health.page?.form = form
    return true
  }
}

extension RecordDraft {
  /// The record as it is in the database.
  fileprivate func kept(of pet: Pet.ID, in book: HealthBook) async throws -> HealthEntry? {
    try await book.pages(of: pet).entries(kind).first { $0.id == id }
  }
}
