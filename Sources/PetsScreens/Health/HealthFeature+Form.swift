import AppRuntime
import Core
import Foundation
import PetsDomain
import Semantics
import Toolkit

/// The form of a record: field by field, as in the card of a pet.
extension HealthFeature {
  func updateForm(
    _ state: inout HealthState, _ action: HealthFormAction
  ) -> Effect<HealthAction> {
    guard let form = state.page?.form else { return lateAnswer(state, action) }
    switch action {
    case .moved(let row): return move(&state, row)
    case .editTapped(let row): return beginEdit(&state, row)
    case .changed(let text):
      state.page?.form?.edit?.text = text
      state.page?.form?.edit?.problem = nil
    case .refused:
      let limit = form.field(state)?.limit ?? 0
      state.page?.form?.edit?.problem = .tooLong(limit: limit, count: limit + 1)
    case .submitted: return commit(&state) ?? .none
    case .cancelled: state.page?.form?.edit = nil
    case .stepped(let step):
      let count = form.entry.fields(state.words.records).count
      return beginEdit(&state, (form.row + step + count) % count)
    case .clearTapped: return clear(&state)
    case .calendarTapped, .calendarMoved, .calendarPicked, .calendarClosed:
      updateCalendar(&state, action)
    case .saved(let id, let outcome): return saved(&state, id, outcome)
    case .notSaved(let id, let reason): return notSaved(&state, id, reason)
    case .dropConfirmed: state.page?.form = nil
    case .dropCancelled:
      state.page?.form?.isAskingToDrop = false
      // What did not reach the disk is tried once more.
      if form.isFailed { return save(&state) }
    }
    return .none
  }

  private func updateCalendar(_ state: inout HealthState, _ action: HealthFormAction) {
    guard let form = state.page?.form, let field = form.field(state) else { return }
    switch action {
    case .calendarTapped:
      state.page?.form?.calendar = field.rules(state.today).start(for: form.edit?.text ?? "")
    case .calendarMoved(let day): state.page?.form?.calendar = day
    case .calendarPicked(let day):
      state.page?.form?.edit?.text = day.dotted
      state.page?.form?.edit?.problem = nil
      state.page?.form?.calendar = nil
    default: state.page?.form?.calendar = nil
    }
  }

  // MARK: Editing

  private func move(_ state: inout HealthState, _ row: Int) -> Effect<HealthAction> {
    guard let saving = commit(&state) else { return .none }
    state.page?.form?.row = row
    return saving
  }

  private func beginEdit(_ state: inout HealthState, _ row: Int) -> Effect<HealthAction> {
    guard let saving = commit(&state), var form = state.page?.form else { return .none }
    let fields = form.entry.fields(state.words.records)
    guard fields.indices.contains(row) else { return saving }
    form.begin(at: fields[row].name, state)
    state.page?.form = form
    return saving
  }

  private func clear(_ state: inout HealthState) -> Effect<HealthAction> {
    guard var form = state.page?.form, form.edit == nil, let field = form.field(state),
      !form.entry.text(field.name, state.words.records).isEmpty
    else { return .none }
    form.begin(at: field.name, state)
    form.edit?.text = ""
    state.page?.form = form
    return commit(&state) ?? .none
  }

  // MARK: Saving

  /// Saves what stands in the open editor and closes it; nil where it stays open, as that cannot be
  /// saved.
  private func commit(_ state: inout HealthState) -> Effect<HealthAction>? {
    guard var form = state.page?.form, let edit = form.edit else { return Effect.none }
    guard edit.text != edit.original, let field = form.field(state) else {
      state.page?.form?.edit = nil
      return Effect.none
    }
    do throws(FieldProblem) {
      let typed = field.typed(edit.text, state)
      let entry = try form.entry.setting(field.name, to: typed, today: state.today)
      let isChanged = entry != form.entry
      form.entry = entry
      form.edit = nil
      form.isFilled = form.isFilled || isChanged
      let isDue = isChanged && entry.missing(state.words.records, today: state.today) == nil
      state.page?.form = form
      return isDue ? save(&state) : .none
    } catch {
      state.page?.form?.edit?.problem = error
      return nil
    }
  }

  private func save(_ state: inout HealthState) -> Effect<HealthAction> {
    guard let entry = state.page?.form?.entry else { return .none }
    state.page?.form?.isNew = false
    state.page?.form?.isFailed = false
    state.page?.form?.isSaved = false
    state.page?.form?.pendingSaves += 1
    return .run("save record", queue: PetsFeature.saves) { [book] send in
      do {
        send(.form(.saved(entry.id, try await entry.save(in: book))))
      } catch {
        send(.form(.notSaved(entry.id, String(describing: error))))
      }
    }
  }

  private func saved(
    _ state: inout HealthState, _ id: UUID, _ outcome: HealthEntry.Outcome
  ) -> Effect<HealthAction> {
    guard var form = state.page?.form, form.entry.id == id else {
      return lateAnswer(state, .saved(id, outcome))
    }
    form.pendingSaves -= 1
    state.page?.form = form
    switch outcome {
    case .saved(let entry) where form.pendingSaves == 0:
      state.page?.form?.entry = entry
      state.page?.form?.isSaved = true
    case .saved: break
    case .refused(let problem):
      state.page?.form?.isFailed = true
      return .output(.failed(state.words.problem(problem, of: nil)))
    case .gone:
      state.page?.form = nil
      return .notice(state.words.gone)
    }
    return .none
  }

  /// What is shown stays, and says that it is not saved; the next save takes all of it.
  private func notSaved(
    _ state: inout HealthState, _ id: UUID, _ reason: String
  ) -> Effect<HealthAction> {
    if state.page?.form?.entry.id == id {
      state.page?.form?.pendingSaves -= 1
      state.page?.form?.isFailed = true
    }
    return .output(.failed(reason))
  }

  /// The answer to a save of a form that was left meanwhile.
  private func lateAnswer(
    _ state: HealthState, _ action: HealthFormAction
  ) -> Effect<HealthAction> {
    switch action {
    case .notSaved(_, let reason): .output(.failed(reason))
    case .saved(_, .refused(let problem)):
      .output(.failed(state.words.problem(problem, of: nil)))
    case .saved(_, .gone): .notice(state.words.gone)
    default: .none
    }
  }

  // MARK: Leaving

  func leaveForm(_ state: inout HealthState) -> Effect<HealthAction> {
    guard let saving = commit(&state), let form = state.page?.form else {
      let isStuck = state.page?.form?.edit?.problem != nil
      return isStuck ? .notice(PetsWords(state.language).stay) : .none
    }
    if form.isFailed || form.isNew && form.isFilled {
      state.page?.form?.isAskingToDrop = true
      return saving
    }
    if !form.isNew { state.page?.selectedID = form.entry.id }
    state.settle()
    state.page?.form = nil
    return saving
  }

  /// The record changed in the database, or is gone from it: its adding undone.
  func followForm(
    _ state: inout HealthState, _ entries: [HealthEntry]
  ) -> Effect<HealthAction> {
    // While saves are on their way, the form is ahead of the database.
    guard let form = state.page?.form, !form.isNew, form.pendingSaves == 0, !form.isFailed else {
      return .none
    }
    if let entry = entries.first(where: { $0.id == form.entry.id }) {
      state.page?.form?.entry = entry
      return .none
    }
    state.page?.form = nil
    return form.edit == nil ? .none : .notice(state.words.gone)
  }
}

extension HealthFormState {
  /// The field of the selected row.
  func field(_ state: HealthState) -> EntryField? {
    let fields = entry.fields(state.words.records)
    return fields.indices.contains(row) ? fields[row] : nil
  }

  /// Opens the editor of a field.
  mutating func begin(at name: String?, _ state: HealthState) {
    let fields = entry.fields(state.words.records)
    row = fields.firstIndex { $0.name == name } ?? 0
    let text = entry.text(fields[row].name, state.words.records)
    edit = Edit(field: fields[row].name, text: text, original: text)
    calendar = nil
  }
}
