import Core
import PetsDomain

extension HealthFormState {
  /// What is not saved of a record: the text in the open editor, and all of one that is new.
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
  init?(_ draft: PetDraft, kept: HealthEntry?, in book: HealthBook, _ state: HealthState) {
    guard let record = draft.record,
      let entry = kept ?? HealthEntry(record, of: draft.pet, in: book)
    else { return nil }
    self.init(entry, isNew: kept == nil)
    isFilled = kept == nil && record.isFilled
    if let name = draft.field, !entry.has(draft.text, in: name, state) {
      begin(at: name, state)
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

  /// Whether a text would change nothing.
  fileprivate func has(_ text: String, in name: String, _ state: HealthState) -> Bool {
    guard let field = fields(state.words.records).first(where: { $0.name == name }) else {
      return true
    }
    let typed = field.typed(text, state)
    return (try? setting(name, to: typed, today: state.today)) == self
  }
}
