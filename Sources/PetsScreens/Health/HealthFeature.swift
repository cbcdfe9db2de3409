import AppRuntime
import Core
import FilePrompts
import Foundation
import PetsDomain
import Toolkit

/// The health books on the screen: the book of one pet, and the days that are due of all.
struct HealthState: Equatable, Sendable {
  /// The pet whose book is followed; nil for none.
  fileprivate(set) var watched: UUID?
  /// Nil while it is not loaded.
  fileprivate(set) var owner: Pet?
  fileprivate(set) var pages: HealthPages?
  /// The part that is open; nil where the card, or the due list, is in front.
  var page: HealthPageState?
  fileprivate(set) var due: DueState?
  /// The days that count as soon or as overdue; nil while they are not counted.
  fileprivate(set) var soon: DuePage?
  /// The day for which that was asked.
  fileprivate var countedOn: CalendarDay?
  /// The question for a path that is in front.
  fileprivate(set) var file = FileTransferState<HealthFilePurpose>()

  /// The book of a pet; nil while it is not loaded.
  func pages(of pet: UUID) -> HealthPages? { watched == pet ? pages : nil }
  /// The records of the open part.
  var entries: [HealthEntry] { page.flatMap { pages?.entries($0.kind) } ?? [] }

  /// The selected record of the open part.
  fileprivate var selected: HealthEntry? {
    guard let page else { return nil }
    let entries = entries
    return entries.indices.contains(page.index) ? entries[page.index] : nil
  }

  /// Opens a part of a book.
  mutating func open(_ page: HealthPageState) {
    self.page = page
    if let pages = pages(of: page.pet) { self.page?.take(pages.entries(page.kind)) }
  }

  /// Selects a record of the open part by its place.
  fileprivate mutating func select(_ index: Int) {
    let entries = entries
    page?.select(index, entries)
  }

  /// Selects a record; where it is not there, the place decides.
  fileprivate mutating func settle(on id: UUID) {
    page?.selectedID = id
    let entries = entries
    page?.take(entries)
  }

  /// Opens the form of a document that was kept; on the page of another pet the user is elsewhere.
  fileprivate mutating func show(_ document: Document) {
    guard page?.pet == document.pet else { return }
    settle(on: document.id)
    page?.form = HealthFormState(.document(document), isSaved: true)
  }
}

/// One part of a pet's health book, open on the screen.
struct HealthPageState: Equatable, Sendable {
  let pet: UUID
  let kind: HealthKind
  private(set) var index = 0
  /// The selected record; the place decides where it is gone.
  fileprivate(set) var selectedID: UUID?
  /// The records that were there, to tell a newcomer.
  private var known: Set<UUID>?
  var form: HealthFormState?

  init(pet: UUID, kind: HealthKind, selecting id: UUID? = nil) {
    (self.pet, self.kind) = (pet, kind)
    selectedID = id
  }

  /// Selects what has come, as undo brings it back, else stays on the record, or on its place.
  fileprivate mutating func take(_ entries: [HealthEntry]) {
    let ids = entries.map(\.id)
    let new = known.map { known in ids.filter { !known.contains($0) } } ?? []
    known = Set(ids)
    if new.count == 1 { selectedID = new[0] }
    if let selectedID, let found = ids.firstIndex(of: selectedID) { index = found }
    index = min(max(0, index), max(0, ids.count - 1))
    selectedID = ids.indices.contains(index) ? ids[index] : nil
  }

  fileprivate mutating func select(_ index: Int, _ entries: [HealthEntry]) {
    self.index = index
    selectedID = entries.indices.contains(index) ? entries[index].id : nil
  }
}

/// An event in the health books.
public enum HealthAction: Sendable {
  // From the database.
  case ownerLoaded(Pet?)
  case pagesLoaded(HealthPages)
  case soonLoaded(DuePage)

  // A part of a book.
  case moved(to: Int)
  case entryOpened(index: Int)
  case addTapped
  case deleteTapped(index: Int)
  case formDeleteTapped
  case copyTapped
  case backTapped
  /// Saves the form as a whole and closes it.
  case saveTapped

  case form(HealthFormAction)
  case file(FileTransferAction<HealthFilePurpose>)
  case dueTapped
  case due(DueAction)
}

/// The health books: five parts of a pet's book, the form of a record, and the days that are due of all
/// pets.
///
/// A part of the Pets tab: its saves stand in the same queue as those of the cards, so that undo comes
/// after them.
struct HealthFeature: Sendable {
  private let pets: PetRepository
  private let form: HealthFormFeature
  private let due: DueFeature
  private let paths: TypedPath

  private var book: HealthBook { pets.health }

  /// - Parameter paths: the reading of paths that a person types.
  init(pets: PetRepository, paths: TypedPath) {
    (self.pets, self.paths) = (pets, paths)
    form = HealthFormFeature(book: pets.health)
    due = DueFeature(book: pets.health)
  }

  func update(
    _ state: inout HealthState, _ action: HealthAction, _ environment: Environment
  ) -> Effect<HealthAction> {
    switch action {
    case .ownerLoaded(let pet):
      state.owner = pet
      // A book is gone with its pet.
      if pet == nil {
        state.page = nil
        state.file.close()
      }
    case .pagesLoaded(let pages): return pagesLoaded(&state, pages, environment)
    case .soonLoaded(let page): state.soon = page
    case .form(let action): return inForm(&state) { form.update(&$0, action, environment) }
    case .file(.looked(_, let document, let ticket)):
      guard state.file.isAsked(ticket) else { return .none }
      state.file.close()
      state.show(document)
    case .file(let action):
      return HealthFileFeature(pets: pets, paths: paths, pet: state.page?.pet)
        .update(&state.file, action, environment).map(HealthAction.file)
    case .dueTapped:
      state.due = DueState()
      return due.observe(state.due).map(HealthAction.due)
    case .due(let action): return updateDue(&state, action, environment)
    default: return updatePage(&state, action, environment)
    }
    return .none
  }

  // MARK: From the database
  /// Follows the book of another pet, or of none, and counts anew on another day.
  ///
  /// - Parameter card: the pet whose card is open.
  func follow(
    _ state: inout HealthState, card: UUID?, _ environment: Environment
  ) -> Effect<HealthAction> {
    let counting = count(&state, environment.today)
    let wanted = state.page?.pet ?? card
    guard wanted != state.watched else { return counting }
    state.watched = wanted
    (state.owner, state.pages) = (nil, nil)
    guard let wanted
    else { return .merge(counting, .cancel("health.owner"), .cancel("health.pages")) }
    return .merge(
      counting,
      .observe(
        "health.owner", { [pets] in pets.observePet(wanted, onChange: $0) },
        HealthAction.ownerLoaded),
      .observe(
        "health.pages", { [book] in book.observePages(of: wanted, onChange: $0) },
        HealthAction.pagesLoaded))
  }

  private func count(_ state: inout HealthState, _ today: CalendarDay) -> Effect<HealthAction> {
    if state.countedOn == today { return .none }
    state.countedOn = today
    return .merge(
      .observe(
        "health.soon", { [book] in book.observeDue(DueQuery(limit: 1), onChange: $0) },
        HealthAction.soonLoaded),
      due.observe(state.due).map(HealthAction.due))
  }

  private func pagesLoaded(
    _ state: inout HealthState, _ pages: HealthPages, _ environment: Environment
  ) -> Effect<HealthAction> {
    state.pages = pages
    guard let kind = state.page?.kind else { return .none }
    let entries = pages.entries(kind)
    state.page?.take(entries)
    let words = HealthWords(environment)
    return inForm(&state) { form.follow(&$0, entries, words) }
  }

  // MARK: One part of a book
  private func updatePage(
    _ state: inout HealthState, _ action: HealthAction, _ environment: Environment
  ) -> Effect<HealthAction> {
    let words = HealthWords(environment)
    switch action {
    case .moved(let index): state.select(index)
    case .entryOpened(let index):
      state.select(index)
      if let entry = state.selected { state.page?.form = HealthFormState(entry) }
    case .addTapped: return add(&state, environment)
    case .deleteTapped(let index):
      let entries = state.entries
      return entries.indices.contains(index) ? delete(entries[index], words) : .none
    case .formDeleteTapped:
      guard let form = state.page?.form, !form.isNew, form.edit == nil else { return .none }
      state.page?.form = nil
      return delete(form.entry, words)
    case .copyTapped:
      let entry = state.page?.form?.entry ?? state.selected
      return entry?.document.map { document in
        ask(.copy(document)) { $0 + document.fileName }
      } ?? .none
    case .backTapped:
      if let form = state.page?.form { return leave(form, &state, environment) }
      state.page = nil
    case .saveTapped:
      if let open = state.page?.form { return leave(open, &state, environment, keepsAll: true) }
    default: break
    }
    return .none
  }

  /// Begins a new record with the field that it cannot be without; a document begins with its file.
  private func add(_ state: inout HealthState, _ environment: Environment) -> Effect<HealthAction> {
    guard let page = state.page, page.form == nil else { return .none }
    guard let entry = HealthEntry.blank(page.kind, of: page.pet, in: book)
    else { return ask(.attach) { _ in "~/" } }
    var form = HealthFormState(entry, isNew: true)
    form.begin(at: entry.missing(HealthWords(environment).records)?.name, environment)
    state.page?.form = form
    return .none
  }

  /// Leaves the form; the list behind it selects its record.
  private func leave(
    _ left: HealthFormState, _ state: inout HealthState, _ environment: Environment,
    keepsAll: Bool = false
  ) -> Effect<HealthAction> {
    let effect = inForm(&state) {
      keepsAll ? form.keep(&$0, environment) : form.leave(&$0, environment)
    }
    if state.page?.form == nil { state.settle(on: left.entry.id) }
    return effect
  }

  private func inForm(
    _ state: inout HealthState, _ change: (inout HealthFormState?) -> Effect<HealthFormAction>
  ) -> Effect<HealthAction> {
    var open = state.page?.form
    defer { state.page?.form = open }
    return change(&open).map(HealthAction.form)
  }

  private func delete(_ entry: HealthEntry, _ words: HealthWords) -> Effect<HealthAction> {
    .run("delete record", queue: PetsFeature.saves) { [book] send in
      if try await entry.delete(in: book) {
        send.notice(words.deleted(entry.title(words.records), entry.kind))
      }
    }
  }

  /// Asks for a path.
  ///
  /// - Parameter text: makes the first text of the folder that files usually go to.
  private func ask(
    _ purpose: HealthFilePurpose, _ text: @escaping @Sendable (String) -> String
  ) -> Effect<HealthAction> {
    .run("usual folder") { [paths] send in
      send(.file(.asked(purpose, text: text(paths.usualFolder))))
    }
  }

  // MARK: The days that are due
  private func updateDue(
    _ state: inout HealthState, _ action: DueAction, _ environment: Environment
  ) -> Effect<HealthAction> {
    let effect = due.update(&state.due, action, environment).map(HealthAction.due)
    switch action {
    case .opened(let index):
      guard let item = state.due?.item(at: index) else { return effect }
      let kind: HealthKind = item.subject == .vaccination ? .vaccination : .medicine
      state.open(HealthPageState(pet: item.pet, kind: kind, selecting: item.id))
    case .exportTapped:
      guard let page = state.due?.page, page.total > 0 else { return effect }
      let name = HealthWords(environment).calendarFile
      return .merge(effect, ask(.calendar) { $0 + name })
    default: break
    }
    return effect
  }

  // MARK: View
  /// The screen in front of cards and list; nil where nothing is.
  ///
  /// - Parameter back: the screen that the due list leads back to.
  func view(
    _ state: HealthState, back: String, _ environment: Environment
  ) -> Element<HealthAction>? {
    guard let screen = screen(state, back, environment) else { return nil }
    return state.file.over(screen, HealthID.prompt, environment.language, send: { .file($0) })
  }

  private func screen(
    _ state: HealthState, _ back: String, _ environment: Environment
  ) -> Element<HealthAction>? {
    guard let page = state.page else {
      return state.due.map {
        DueView(due: $0, soon: state.soon?.total ?? 0, back: back, environment: environment).body
      }
    }
    guard let form = page.form
    else { return HealthPageView(state: state, page: page, environment: environment).body }
    return HealthFormView(
      kind: page.kind, form: form, pages: state.pages, owner: state.owner, environment: environment,
      place: { [book, paths] document in
        book.url(of: document).map { paths.short($0.path(percentEncoded: false)) }
      }
    ).body
  }
}
