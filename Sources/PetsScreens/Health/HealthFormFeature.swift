import AppRuntime
import Core
import Foundation
import Interchange
import PetsDomain
import Toolkit

/// The form of one record, and what is being typed on it.
struct HealthFormState: Equatable, Sendable {
  struct Edit: Equatable, Sendable {
    let field: String
    var text: String
    fileprivate(set) var problem: FieldProblem?
    /// The text that the editor began with; left as it was, nothing is to be saved.
    fileprivate(set) var original: String
  }

  fileprivate(set) var entry: HealthEntry
  /// Not in the database yet: a record is kept once it has what it needs.
  fileprivate(set) var isNew: Bool
  fileprivate(set) var row = 0
  var edit: Edit?
  /// The day that the open calendar has come to; nil while it is closed.
  fileprivate(set) var calendar: CalendarDay?
  /// Saves on their way to the disk.
  fileprivate var pendingSaves = 0
  fileprivate(set) var isSaved = false
  /// The shown record did not reach the disk.
  fileprivate(set) var isFailed = false
  /// Asks what to do with a record that lacks what it needs.
  fileprivate(set) var isAskingToDrop = false
  /// Asks what to do with the text that was typed into a record that was never kept.
  fileprivate(set) var isAskingToSave = false
  /// Something was filled in that was never kept.
  var isFilled = false

  init(_ entry: HealthEntry, isNew: Bool = false, isSaved: Bool = false) {
    (self.entry, self.isNew, self.isSaved) = (entry, isNew, isSaved)
  }

  /// The field of the selected row.
  func field(_ words: PetWords) -> EntryField? {
    let fields = entry.fields(words)
    return fields.indices.contains(row) ? fields[row] : nil
  }

  /// Opens the editor of a field.
  mutating func begin(at name: String?, _ environment: Environment) {
    let words = HealthWords(environment).records
    let fields = entry.fields(words)
    row = fields.firstIndex { $0.name == name } ?? 0
    let text = entry.text(fields[row].name, words)
    edit = Edit(field: fields[row].name, text: text, original: text)
    calendar = nil
  }

  /// Names the unit in a weight that is being typed, as another one is shown from now on.
  mutating func nameWeight(_ unit: WeightUnit) {
    guard let open = edit, open.field == Weighing.Field.weight.rawValue else { return }
    edit?.text = WeightInput.naming(unit, in: open.text)
    edit?.original = WeightInput.naming(unit, in: open.original)
  }

  fileprivate mutating func change(_ text: String) {
    edit?.text = text
    edit?.problem = nil
  }
}

/// An event on the form of a record.
public enum HealthFormAction: Sendable {
  case moved(to: Int)
  case editTapped(index: Int)
  case changed(String)
  case refused
  case submitted
  case cancelled
  /// `Tab` in a field: save, and on to the next one (or the one before).
  case stepped(Int)
  case clearTapped
  case calendarTapped
  case calendarMoved(CalendarDay)
  case calendarPicked(CalendarDay)
  case calendarClosed
  case saved(UUID, HealthEntry.Outcome)
  /// A save that did not reach the disk, and the reason.
  case notSaved(UUID, FailureReason)
  case dropConfirmed
  case dropCancelled
  /// The typed text is not given up after all.
  case typingKept
}

/// The form of a record: field by field, as in the card of a pet.
struct HealthFormFeature: Sendable {
  let book: HealthBook

  /// - Parameter open: the form in front, which a late answer may find closed.
  func update(
    _ open: inout HealthFormState?, _ action: HealthFormAction, _ environment: Environment
  ) -> Effect<HealthFormAction> {
    let words = HealthWords(environment)
    guard var form = open else { return lateAnswer(action, words) }
    defer { if open != nil { open = form } }
    switch action {
    case .saved(let id, .gone) where id == form.entry.id:
      open = nil
      return .notice(words.gone)
    case .dropConfirmed:
      open = nil
      return .none
    case .saved(let id, let outcome) where id == form.entry.id: return saved(&form, outcome, words)
    case .notSaved(let id, _) where id == form.entry.id:
      // The record stays as it is shown, and the next save takes all of it.
      form.pendingSaves -= 1
      form.isFailed = true
      return lateAnswer(action, words)
    case .saved, .notSaved: return lateAnswer(action, words)
    default: return update(&form, action, environment)
    }
  }

  private func update(
    _ form: inout HealthFormState, _ action: HealthFormAction, _ environment: Environment
  ) -> Effect<HealthFormAction> {
    let words = HealthWords(environment).records
    switch action {
    case .moved(let row):
      guard let saving = commit(&form, environment) else { return .none }
      form.row = row
      return saving
    case .editTapped(let row): return beginEdit(&form, row, environment)
    case .changed(let text): form.change(text)
    case .refused:
      let limit = form.field(words)?.limit ?? 0
      form.edit?.problem = .tooLong(limit: limit, count: limit + 1)
    case .submitted: return commit(&form, environment) ?? .none
    case .cancelled:
      // The text in the first field of a new record is all that there is of it.
      let isTyped = form.edit.map { $0.text != $0.original } ?? false
      if form.isNew, isTyped { form.isAskingToSave = true } else { form.edit = nil }
    case .typingKept: form.isAskingToSave = false
    case .stepped(let step):
      let count = form.entry.fields(words).count
      return beginEdit(&form, (form.row + step + count) % count, environment)
    case .clearTapped: return clear(&form, environment)
    case .dropCancelled:
      form.isAskingToDrop = false
      // A record that did not reach the disk is tried once more.
      if form.isFailed { return save(&form) }
    default: updateCalendar(&form, action, environment)
    }
    return .none
  }

  private func updateCalendar(
    _ form: inout HealthFormState, _ action: HealthFormAction, _ environment: Environment
  ) {
    guard let field = form.field(HealthWords(environment).records) else { return }
    switch action {
    case .calendarTapped:
      form.calendar = field.rules(environment).start(for: form.edit?.text ?? "")
    case .calendarMoved(let day): form.calendar = day
    case .calendarPicked(let day):
      form.change(environment.units.date.text(day))
      form.calendar = nil
    default: form.calendar = nil
    }
  }

  // MARK: Editing
  private func beginEdit(
    _ form: inout HealthFormState, _ row: Int, _ environment: Environment
  ) -> Effect<HealthFormAction> {
    guard let saving = commit(&form, environment) else { return .none }
    let fields = form.entry.fields(HealthWords(environment).records)
    if fields.indices.contains(row) { form.begin(at: fields[row].name, environment) }
    return saving
  }

  private func clear(
    _ form: inout HealthFormState, _ environment: Environment
  ) -> Effect<HealthFormAction> {
    let words = HealthWords(environment).records
    guard form.edit == nil, let field = form.field(words),
      !form.entry.text(field.name, words).isEmpty
    else { return .none }
    form.begin(at: field.name, environment)
    form.edit?.text = ""
    return commit(&form, environment) ?? .none
  }

  // MARK: Saving
  /// Saves what stands in the open editor and closes it; nil where it stays open, as that cannot be
  /// saved.
  private func commit(
    _ form: inout HealthFormState, _ environment: Environment
  ) -> Effect<HealthFormAction>? {
    let words = HealthWords(environment).records
    guard let edit = form.edit, edit.text != edit.original, let field = form.field(words) else {
      form.edit = nil
      return Effect.none
    }
    do throws(FieldProblem) {
      let typed = field.typed(edit.text, environment)
      let entry = try form.entry.setting(field.name, to: typed, today: environment.today)
      let isChanged = entry != form.entry
      form.entry = entry
      form.edit = nil
      form.isFilled = form.isFilled || isChanged
      return isChanged && entry.missing(words) == nil ? save(&form) : Effect.none
    } catch {
      form.edit?.problem = error
      return nil
    }
  }

  private func save(_ form: inout HealthFormState) -> Effect<HealthFormAction> {
    let entry = form.entry
    (form.isNew, form.isFailed, form.isSaved) = (false, false, false)
    form.pendingSaves += 1
    return .run("save record", queue: PetsFeature.saves) { [book] send in
      do {
        send(.saved(entry.id, try await entry.save(in: book)))
      } catch { send(.notSaved(entry.id, FailureReason(error))) }
    }
  }

  private func saved(
    _ form: inout HealthFormState, _ outcome: HealthEntry.Outcome, _ words: HealthWords
  ) -> Effect<HealthFormAction> {
    form.pendingSaves -= 1
    switch outcome {
    case .saved(let entry) where form.pendingSaves == 0:
      form.entry = entry
      form.isSaved = true
    case .refused: form.isFailed = true
    case .saved, .gone: break
    }
    return lateAnswer(.saved(form.entry.id, outcome), words)
  }

  /// Tells the answer to a save, also of a form that was left meanwhile.
  private func lateAnswer(
    _ action: HealthFormAction, _ words: HealthWords
  ) -> Effect<HealthFormAction> {
    switch action {
    case .notSaved(_, let reason): .notice(words.failed(reason.words(words.language)))
    case .saved(_, .refused(let problem)): .notice(words.failed(words.problem(problem, of: nil)))
    case .saved(_, .gone): .notice(words.gone)
    default: .none
    }
  }

  // MARK: Leaving
  /// Closes the form, or asks first where something would be lost.
  func leave(
    _ open: inout HealthFormState?, _ environment: Environment
  ) -> Effect<HealthFormAction> {
    guard var form = open else { return .none }
    guard let saving = commit(&form, environment) else {
      open = form
      return form.edit?.problem == nil ? .none : .notice(PetsWords(environment).stay)
    }
    if form.isFailed || form.isNew && form.isFilled {
      form.isAskingToDrop = true
      open = form
    } else {
      open = nil
    }
    return saving
  }

  /// Saves the form as a whole and closes it; where something is missing or wrong, the form stays, with
  /// that field open.
  func keep(
    _ open: inout HealthFormState?, _ environment: Environment
  ) -> Effect<HealthFormAction> {
    guard var form = open else { return .none }
    form.isAskingToSave = false
    guard let saving = commit(&form, environment) else {
      open = form
      return .none
    }
    if let missing = form.entry.missing(HealthWords(environment).records) {
      form.begin(at: missing.name, environment)
      form.edit?.problem = .missing
      open = form
      return saving
    }
    guard form.isFailed else {
      open = nil
      return saving
    }
    defer { open = form }
    return .merge(saving, save(&form))
  }

  /// Follows the records: the one of the form changed in the database, or is gone from it, as its
  /// adding was undone.
  func follow(
    _ open: inout HealthFormState?, _ entries: [HealthEntry], _ words: HealthWords
  ) -> Effect<HealthFormAction> {
    // While saves are on their way, the form is ahead of the database.
    guard let form = open, !form.isNew, form.pendingSaves == 0, !form.isFailed else { return .none }
    if let entry = entries.first(where: { $0.id == form.entry.id }) {
      open?.entry = entry
      return .none
    }
    open = nil
    return form.edit == nil ? .none : .notice(words.gone)
  }
}
