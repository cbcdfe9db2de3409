import PetsDomain

/// What a field of a record offers: what this pet has had before, then what is usual.
struct EntrySuggestions {
  let state: HealthState
  let kind: HealthKind

  private static let most = 12

  /// Whether there is anything to offer, whatever is typed.
  func isEmpty(_ field: EntryField) -> Bool { texts(field, typed: "").isEmpty }

  /// Those that go on with what was typed, in either language; none where none does.
  func texts(_ field: EntryField, typed: String) -> [String] {
    guard field.form == .text, kind != .document else { return [] }
    let before = before(field)
    let words = Suggestions(state.words.records.language)
    let all = words.matches(of: typed) { before + usual(field, $0) }
    var seen: Set<String> = []
    return Array(all.filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(Self.most))
  }

  /// The newest first.
  private func before(_ field: EntryField) -> [String] {
    if field.name == Vaccination.Field.batch.rawValue { return [] }
    return (state.pages?.entries(kind) ?? []).map { $0.text(field.name, state.words.records) }
  }

  private func usual(_ field: EntryField, _ suggestions: Suggestions) -> [String] {
    switch (kind, field.name) {
    case (.vaccination, Vaccination.Field.name.rawValue):
      return state.owner.map(suggestions.vaccinations) ?? []
    case (.visit, Visit.Field.reason.rawValue): return suggestions.visits
    case (.medicine, Medicine.Field.schedule.rawValue): return suggestions.schedules
    default: return []
    }
  }
}
