import AppRuntime
import Core
import Foundation
import Interchange
import PetsDomain

/// The text that was being typed on a pet's card or on a record of its health book, as it is kept at
/// every key stroke so that a kill cannot lose it.
public struct PetDraft: Equatable, Sendable, Codable {
  public var pet: UUID
  /// The record whose form is open; nil for the card.
  public var record: RecordDraft?
  /// The field that is being typed in, by its name on the form; nil where none is, and what was filled
  /// in before is all that is not saved.
  public var field: String?
  public var text: String
}

/// A record whose form is open, with what it has, as a new one is nowhere else yet.
public struct RecordDraft: Equatable, Sendable, Codable {
  public var kind: HealthKind
  public var id: UUID
  /// Each field as a record takes it.
  public var values: [String: String]
  /// Something was filled in that is not saved.
  public var isFilled: Bool
}

extension HealthKind: Codable {}

extension PetsState {
  /// The text that is being typed and is not saved, on the form in front; nil where there is none.
  var draft: PetDraft? {
    if let page = health.page { return page.form?.draft }
    guard let card, let edit = card.edit, edit.text != edit.original else { return nil }
    return PetDraft(pet: card.pet.id, field: edit.field.rawValue, text: edit.text)
  }
}

/// The drafts of the Pets tab, which outlive a kill, whatever form they are typed on.
extension PetsFeature {
  /// Keeps what is not saved where an action has changed it.
  ///
  /// To stand behind the effects of that action: a text is forgotten after it was saved.
  func keepDraft(
    _ state: PetsState, since before: PetDraft?, _ words: PetsWords
  ) -> Effect<PetsAction> {
    guard state.draft != before else { return .none }
    guard let draft = state.draft else { return forgetDraft(words) }
    return .run("keep draft", queue: Self.saves, topic: "draft") { [drafts] send in
      if let reason = await drafts.save(draft) { send.notice(words.saveFailed(reason)) }
    }
  }

  /// Makes no earlier draft pointless: where this one is forgotten, the save before it may have failed.
  private func forgetDraft(_ words: PetsWords) -> Effect<PetsAction> {
    .run("forget draft", queue: Self.saves) { [drafts] send in
      if let reason = await drafts.save(nil) { send.notice(words.saveFailed(reason)) }
    }
  }

  // MARK: After a start
  func findDraft() -> Effect<PetsAction> {
    .run("find draft", queue: Self.saves) { [drafts, pets] send in
      guard let draft = await drafts.load() else { return }
      do {
        let pet = try await pets.pet(draft.pet)
        send(.draftFound(draft, pet, try await draft.record?.kept(of: draft.pet, in: pets.health)))
      } catch { send(.list(.loadFailed(FailureReason(error)))) }
    }
  }

  /// Opens the form again on which something was being typed; a text that is saved by now, or that
  /// comes when the user has begun something else, is let be.
  func draftFound(
    _ state: inout PetsState, _ draft: PetDraft, _ pet: Pet?, _ record: HealthEntry?,
    _ environment: Environment
  ) -> Effect<PetsAction> {
    guard state.card == nil, state.health.page == nil else { return .none }
    let words = PetsWords(environment)
    let isOpen =
      draft.record == nil
      ? openCard(&state, draft, pet, environment)
      : openRecord(&state, draft, pet, record, environment)
    guard isOpen, let open = state.card else { return forgetDraft(words) }
    return .merge(card.observe(open).map(PetsAction.card), .notice(words.draftRestored))
  }

  /// - Returns: false where the text is saved.
  private func openCard(
    _ state: inout PetsState, _ draft: PetDraft, _ found: Pet?, _ environment: Environment
  ) -> Bool {
    guard let field = draft.field.flatMap(PetField.init) else { return false }
    let pet = found ?? Pet(id: draft.pet, createdAt: pets.blank().createdAt)
    var changed = pet
    let typed = field.readable(draft.text, environment)
    if (try? changed.set(field, to: typed, today: environment.today)) != nil, changed == pet {
      return false
    }
    var card = PetCardState(pet: pet, isNew: found == nil)
    card.begin(field, text: draft.text, PetsWords(environment))
    state.card = card
    return true
  }

  /// Opens a record in front of its pet's card.
  private func openRecord(
    _ state: inout PetsState, _ draft: PetDraft, _ pet: Pet?, _ kept: HealthEntry?,
    _ environment: Environment
  ) -> Bool {
    guard let pet, let kind = draft.record?.kind,
      let form = HealthFormState(draft, kept: kept, in: pets.health, environment)
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

extension HealthFormState {
  /// The part of a record that is not saved: the text in the open editor, and all of one that is new.
  var draft: PetDraft? {
    let typed = edit.flatMap { $0.text == $0.original ? nil : $0 }
    let isLoose = isFilled && (isNew || isFailed)
    guard typed != nil || isLoose else { return nil }
    let record = RecordDraft(
      kind: entry.kind, id: entry.id, values: entry.values, isFilled: isLoose)
    return PetDraft(pet: entry.pet, record: record, field: typed?.field, text: typed?.text ?? "")
  }

  /// The form as the draft has left it, or nil where all of that is saved by now.
  ///
  /// - Parameter kept: the record as it is in the database, nil where it is not.
  init?(_ draft: PetDraft, kept: HealthEntry?, in book: HealthBook, _ environment: Environment) {
    guard let record = draft.record,
      let entry = kept ?? HealthEntry(record, of: draft.pet, in: book)
    else { return nil }
    self.init(entry, isNew: kept == nil)
    isFilled = kept == nil && record.isFilled
    if let name = draft.field, !entry.has(draft.text, in: name, environment) {
      begin(at: name, environment)
      edit?.text = draft.text
    } else if !isFilled {
      return nil
    }
  }
}

extension HealthEntry {
  /// One that was never kept, filled in again; nil for a document, whose file is what is kept.
  fileprivate init?(_ draft: RecordDraft, of pet: Pet.ID, in book: HealthBook) {
    guard var entry = HealthEntry.blank(draft.kind, of: pet, in: book) else { return nil }
    for field in entry.fields(PetWords(.english)) {
      guard let text = draft.values[field.name], !text.isEmpty else { continue }
      entry = (try? entry.setting(field.name, to: text, today: book.today)) ?? entry
    }
    self = entry
  }

  /// Returns true where a text would change nothing.
  fileprivate func has(_ text: String, in name: String, _ environment: Environment) -> Bool {
    let records = HealthWords(environment).records
    guard let field = fields(records).first(where: { $0.name == name }) else { return true }
    let typed = field.typed(text, environment)
    return (try? setting(name, to: typed, today: environment.today)) == self
  }
}
