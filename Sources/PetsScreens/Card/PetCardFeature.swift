import AppRuntime
import Core
import FilePrompts
import Interchange
import PetsDomain
import Toolkit

/// The card of one pet, and what is being typed on it.
public struct PetCardState: Equatable, Sendable {
  struct Edit: Equatable, Sendable {
    var field: PetField
    var text: String
    /// The reason for which the text was refused, or nil.
    var problem: FieldProblem?
    /// The text that the editor began with; left as it was, nothing is to be saved.
    var original: String?
    /// The day that the open calendar has come to; nil while it is closed.
    var calendar: CalendarDay?
  }

  var pet: Pet
  /// Not in the database yet: a pet is kept once it has something.
  var isNew: Bool
  var row = 0
  /// The part of the health book that is selected in place of a field.
  var part: HealthKind?
  var edit: Edit?
  /// Texts that could not be saved while another field was being typed; each gets its turn.
  fileprivate var refused: [Edit] = []
  /// Saves on their way to the disk.
  var pendingSaves = 0
  /// True where something was saved since the card opened, and nothing is on its way or was refused.
  var isSaved = false
  /// Asks what to do with a pet of which nothing is left.
  var isAskingAboutEmpty = false
  var export = FileTransferState<CardFormat>()
  var photo = CardPhotoState()

  init(pet: Pet, isNew: Bool) { (self.pet, self.isNew) = (pet, isNew) }

  var field: PetField { PetField.allCases[row] }

  /// Opens the editor of a field; nil for the text leaves the one that the pet has.
  mutating func begin(_ field: PetField, text: String? = nil, _ words: PetsWords) {
    let original = words.shown(field, pet)
    select(field)
    edit = Edit(field: field, text: text ?? original, original: original)
  }

  fileprivate mutating func select(_ field: PetField) {
    row = PetField.allCases.firstIndex(of: field) ?? 0
    part = nil
  }

  fileprivate mutating func change(_ text: String) {
    edit?.text = text
    edit?.problem = nil
  }

  /// Closes the editor; a text that could not be saved and waits for its turn comes next.
  fileprivate mutating func close() {
    edit = nil
    if let next = refused.popLast() { reopen(next) }
  }

  private mutating func reopen(_ edit: Edit) {
    select(edit.field)
    self.edit = edit
  }

  /// The field is as it was before the save, and the text waits in its editor, or for its turn.
  fileprivate mutating func takeBack(_ save: PetSave, today: CalendarDay) {
    try? pet.set(save.edit.field, to: save.before[save.edit.field], today: today)
    if save.isNew { isNew = true }
    if edit == nil { reopen(save.edit) } else { refused.append(save.edit) }
  }
}

/// A save under way, with the state to go back to where it does not reach the disk.
public struct PetSave: Equatable, Sendable {
  /// The pet without the change.
  fileprivate var before: Pet
  fileprivate var edit: PetCardState.Edit
  /// True for the save that makes the pet.
  fileprivate var isNew: Bool
}

/// An event on the card of a pet.
public enum PetCardAction: Sendable {
  public enum Calendar: Sendable {
    case opened
    case moved(CalendarDay)
    case picked(CalendarDay)
    case closed
  }

  case petLoaded(Pet?)
  case backTapped
  case deleteTapped
  case fieldMoved(to: Int)
  case editTapped(index: Int)
  case editChanged(String)
  case editRefused
  case editSubmitted
  case editCancelled
  /// `Tab` in a field: save, and on to the next one (or the one before).
  case editStepped(Int)
  case calendar(Calendar)
  case clearTapped
  case export(CardExportAction)
  case photo(PhotoAction)
  case saved(PetSave, PetOutcome)
  /// A save that did not reach the disk, and the reason.
  case saveRefused(PetSave, FailureReason)
  case emptyConfirmed
  case emptyCancelled
  /// For the parent: a part of the health book is wanted in front of the card.
  case partOpened(HealthKind)

  // To the parent.
  /// A new pet is in the database now.
  case kept(Pet.ID)
  /// The card of a pet was closed.
  case left(Pet.ID)
  /// The pet is not in the database any more.
  case gone
}

/// The card of one pet: fields that are saved one by one, its photo, and its export.
///
/// A text shows at once and is saved behind it, so that keys typed meanwhile go where the user means
/// them; where it could not be saved, the field is as before and the editor opens again with the text.
struct PetCardFeature: Sendable {
  let pets: PetRepository
  private let paths: TypedPath
  private let photos: PhotoFeature

  init(pets: PetRepository, paths: TypedPath, settings: any SettingsService) {
    (self.pets, self.paths) = (pets, paths)
    photos = PhotoFeature(pets: pets, paths: paths, settings: settings)
  }

  func update(
    _ card: inout PetCardState?, _ settings: inout PhotoSettings, _ action: PetCardAction,
    _ environment: Environment
  ) -> Effect<PetCardAction> {
    let words = PetsWords(environment)
    switch action {
    case .photo(let action):
      guard let saving = action.leavesTheField ? commit(&card, environment) : Effect.none
      else { return .none }
      return .merge(saving, photos.update(&card, &settings, action, environment))
    case .export(let action): return export(&card, action, environment)
    case .petLoaded(let pet): return petLoaded(&card, pet, words)
    case .gone: return petGone(&card, words)
    case .kept(let id): return card?.pet.id == id ? observePet(id) : .none
    case .saved(let save, let outcome): return saved(&card, save, outcome, environment)
    case .saveRefused(let save, let reason): return saveRefused(&card, save, reason, environment)
    case .backTapped: return leave(&card, environment)
    case .deleteTapped:
      guard let card, !card.isNew else { return .none }
      return .delete(card.pet, from: pets, words)
    case .emptyConfirmed:
      guard let pet = card?.pet else { return .none }
      card = nil
      return .merge(.cancel("pet"), .delete(pet, from: pets, words))
    case .emptyCancelled:
      card?.isAskingAboutEmpty = false
      card?.photo.isRemoving = false
      card?.edit = nil
    case .left, .partOpened: break
    default: return edit(&card, action, environment)
    }
    return .none
  }

  private func export(
    _ card: inout PetCardState?, _ action: CardExportAction, _ environment: Environment
  ) -> Effect<PetCardAction> {
    if case .opened = action, card == nil || card?.isNew == true || card?.edit != nil {
      return .none
    }
    var export = card?.export ?? FileTransferState()
    defer { card?.export = export }
    return CardExportFeature(
      pets: pets, paths: paths, pet: card?.pet, chosen: [card?.pet.id].compactMap { $0 }
    )
    .update(&export, action, environment).map(PetCardAction.export)
  }

  // MARK: The pet in the database
  /// Follows the pet of a card; a new one is not there to be followed.
  func observe(_ card: PetCardState) -> Effect<PetCardAction> {
    card.isNew ? .cancel("pet") : observePet(card.pet.id)
  }

  private func observePet(_ id: Pet.ID) -> Effect<PetCardAction> {
    .observe("pet", { [pets] in pets.observePet(id, onChange: $0) }, PetCardAction.petLoaded)
  }

  /// The pet changed in the database, or is gone from it: deleted, or its adding undone.
  private func petLoaded(
    _ card: inout PetCardState?, _ pet: Pet?, _ words: PetsWords
  ) -> Effect<PetCardAction> {
    // While saves are on their way, the card is ahead of the database.
    guard let old = card, !old.isNew, old.pendingSaves == 0 else { return .none }
    guard let pet else { return petGone(&card, words) }
    if pet.id == old.pet.id { card?.pet = pet }
    return .none
  }

  private func petGone(_ card: inout PetCardState?, _ words: PetsWords) -> Effect<PetCardAction> {
    let wasTyping = card?.edit != nil
    card = nil
    return .merge(.cancel("pet"), wasTyping ? .notice(words.gone) : .none)
  }

  /// Closes the card. A pet of which nothing was filled in was never kept.
  private func leave(
    _ card: inout PetCardState?, _ environment: Environment
  ) -> Effect<PetCardAction> {
    let words = PetsWords(environment)
    guard let saving = commit(&card, environment), let left = card
    else { return card?.edit?.problem == nil ? .none : .notice(words.stay) }
    card = nil
    return .merge(
      saving, .cancel("pet"), left.isNew ? .notice(words.nothingKept) : .output(.left(left.pet.id)))
  }

  // MARK: Editing
  private func edit(
    _ card: inout PetCardState?, _ action: PetCardAction, _ environment: Environment
  ) -> Effect<PetCardAction> {
    switch action {
    case .fieldMoved(let row): return moveField(&card, row, environment)
    case .editTapped(let row): return beginEdit(&card, row, environment)
    case .editChanged(let text): card?.change(text)
    case .editRefused:
      card?.edit?.problem = .tooLong(limit: PetField.limit, count: PetField.limit + 1)
    case .editSubmitted: return commit(&card, environment) ?? .none
    case .editCancelled: card?.edit = nil
    case .editStepped(let step):
      let count = PetField.allCases.count
      return beginEdit(&card, ((card?.row ?? 0) + step + count) % count, environment)
    case .calendar(let action): updateCalendar(&card, action, environment)
    case .clearTapped:
      guard let open = card, open.edit == nil, open.part == nil, !open.pet[open.field].isEmpty
      else { return .none }
      card?.begin(open.field, text: "", PetsWords(environment))
      return commit(&card, environment) ?? .none
    default: break
    }
    return .none
  }

  /// The chosen day takes the place of what was typed, and is saved with it.
  private func updateCalendar(
    _ card: inout PetCardState?, _ action: PetCardAction.Calendar, _ environment: Environment
  ) {
    guard let edit = card?.edit, edit.field == .birthday else { return }
    switch action {
    case .opened: card?.edit?.calendar = DateRules.birthdays(environment).start(for: edit.text)
    case .moved(let day): card?.edit?.calendar = day
    case .closed: card?.edit?.calendar = nil
    case .picked(let day):
      card?.edit?.calendar = nil
      card?.change(environment.units.date.text(day))
    }
  }

  /// Moves to another row; what is being typed is saved first, or stays where it cannot be.
  private func moveField(
    _ card: inout PetCardState?, _ row: Int, _ environment: Environment
  ) -> Effect<PetCardAction> {
    guard let saving = commit(&card, environment), let open = card else { return .none }
    switch open.target(of: row) {
    case .field(let field): card?.select(field)
    case .part(let kind): card?.part = kind
    case .heading: break
    }
    return saving
  }

  private func beginEdit(
    _ card: inout PetCardState?, _ row: Int, _ environment: Environment
  ) -> Effect<PetCardAction> {
    guard let saving = commit(&card, environment), card != nil,
      PetField.allCases.indices.contains(row)
    else { return .none }
    card?.begin(PetField.allCases[row], PetsWords(environment))
    return saving
  }

  // MARK: Saving
  /// Saves what stands in the open editor and closes it.
  ///
  /// - Returns: what is to be done; nil where the text cannot be saved, or is to be asked about, and
  ///   the editor stays open.
  func commit(_ card: inout PetCardState?, _ environment: Environment) -> Effect<PetCardAction>? {
    guard let open = card, var edit = open.edit else { return Effect.none }
    if edit.text == edit.original {
      card?.close()
      return Effect.none
    }
    edit.text = edit.field.readable(edit.text, environment)
    var pet = open.pet
    do {
      try pet.set(edit.field, to: edit.text, today: environment.today)
    } catch {
      card?.edit?.problem = error
      return nil
    }
    if pet.isEmpty, !open.isNew {
      card?.isAskingAboutEmpty = true
      return nil
    }
    let save = PetSave(before: open.pet, edit: edit, isNew: open.isNew)
    let isChanged = pet != open.pet
    if isChanged {
      card?.pet = pet
      card?.isNew = false
      card?.isSaved = false
      card?.pendingSaves += 1
    }
    card?.close()
    return isChanged ? write(pet, save) : Effect.none
  }

  private func write(_ pet: Pet, _ save: PetSave) -> Effect<PetCardAction> {
    .run("save pet", queue: PetsFeature.saves) { [pets] send in
      do {
        // The first field that is filled in makes the pet.
        if save.isNew {
          _ = try await pets.add(pet)
          send(.saved(save, .saved(pet)))
        } else {
          send(.saved(save, try await pets.update(pet.id, save.edit.field, to: save.edit.text)))
        }
      } catch { send(.saveRefused(save, FailureReason(error))) }
    }
  }

  private func saved(
    _ card: inout PetCardState?, _ save: PetSave, _ outcome: PetOutcome, _ environment: Environment
  ) -> Effect<PetCardAction> {
    let kept = save.isNew ? Effect<PetCardAction>.output(.kept(save.before.id)) : .none
    guard card?.pet.id == save.before.id else { return kept }
    card?.pendingSaves -= 1
    switch outcome {
    case .saved(let pet), .unchanged(let pet):
      guard card?.pendingSaves == 0 else { break }
      card?.pet = pet
      card?.isSaved = true
    case .wouldBeEmpty: card?.isAskingAboutEmpty = true
    case .refused(let problem):
      var save = save
      save.edit.problem = problem
      card?.takeBack(save, today: environment.today)
    case .gone: return petGone(&card, PetsWords(environment))
    }
    return kept
  }

  private func saveRefused(
    _ card: inout PetCardState?, _ save: PetSave, _ reason: FailureReason,
    _ environment: Environment
  ) -> Effect<PetCardAction> {
    if card == nil {
      card = PetCardState(pet: save.before, isNew: save.isNew)
    } else if card?.pet.id == save.before.id {
      card?.pendingSaves -= 1
    }
    if card?.pet.id == save.before.id { card?.takeBack(save, today: environment.today) }
    return .notice(PetsWords(environment).saveFailed(reason))
  }
}
