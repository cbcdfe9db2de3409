import PetsDomain

extension PetsState {
  /// What is being typed and is not saved, on the form in front; nil where nothing is.
  var draft: PetDraft? {
    if let page = health.page { return page.form?.draft }
    guard let card, let edit = card.edit, edit.text != edit.original else { return nil }
    return PetDraft(pet: card.pet.id, field: edit.field.rawValue, text: edit.text)
  }
}
