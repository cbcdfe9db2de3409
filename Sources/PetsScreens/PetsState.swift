import AppRuntime
import Core
import Foundation
import Interchange
import PetsDomain
import Semantics
import Toolkit

/// All that the Pets tab shows.
public struct PetsState: Equatable, Sendable {
  /// The list as far as it is loaded.
  public enum Phase: Equatable, Sendable {
    case loading
    case loaded(PetPage)
    case failed(String)

    var isFailed: Bool {
      if case .failed = self { true } else { false }
    }
  }

  public var language: Language
  public var weightUnit = WeightUnit.kilograms
  /// The local day, for ages.
  public var today: CalendarDay
  public var phase = Phase.loading
  public var search = Search()
  public var sort = PetQuery.Order.newest
  /// The selected pet, by identity and by place; the place decides where the identity is gone.
  public var selectedID: UUID?
  public var selectedIndex = 0
  /// The pet that the last change of the list has brought in, nil where it was another change.
  public var newcomer: UUID?
  /// The place in the middle of the screen, where that has been scrolled away from the selection.
  public var viewed: Int?
  /// The first pet of the part of the list that is asked for.
  public var window = 0
  /// The number of all pets, whatever is searched for; nil until it is known.
  var count: Int?
  /// True once left files were looked for in this run.
  var isSwept = false
  @Boxed public var card: PetCardState? = nil
  @Boxed public var health: HealthState
  public var photos = PhotoSettings()

  public init(
    language: Language, today: CalendarDay, settings: PetSettings = PetSettings()
  ) {
    sort = settings.sort
    photos = PhotoSettings(fit: settings.photoFit, lastFolder: settings.photoFolder)
    self.language = language
    self.today = today
    health = HealthState(language: language, today: today)
  }

  public var page: PetPage? {
    if case .loaded(let page) = phase { return page }
    return nil
  }

  /// What the search has found in the texts of a pet.
  var found: TextSearch { TextSearch(search.text) { TextRules.folded(String($0)) } }

  /// The pet at a place of the whole list, nil where that part is not loaded.
  public func pet(at index: Int) -> Pet? {
    guard let page, page.pets.indices.contains(index - page.offset) else { return nil }
    return page.pets[index - page.offset]
  }

  /// The pet at a place, by identity; that of the selected one is known where it is not loaded too.
  func id(at index: Int) -> UUID? {
    pet(at: index)?.id ?? (index == selectedIndex ? selectedID : nil)
  }

  /// Selects a pet, wherever it stands now.
  mutating func select(_ id: UUID) {
    selectedID = id
    guard let page, let found = page.pets.firstIndex(where: { $0.id == id }) else { return }
    selectedIndex = page.offset + found
  }

  /// Whether the selected pet may stand in a part of the list that is not loaded.
  var isSelectionElsewhere: Bool {
    guard let selectedID, let page, page.pets.count < page.total else { return false }
    return !page.pets.contains { $0.id == selectedID }
  }

  var query: PetQuery {
    PetQuery(search: search.text, order: sort, offset: window, limit: PetsState.windowSize)
  }

  /// How many pets are loaded at a time.
  static let windowSize = 200
}

/// The card of one pet, and what is being typed on it.
public struct PetCardState: Equatable, Sendable {
  public struct Edit: Equatable, Sendable {
    public var field: PetField
    public var text: String
    /// Why the text was refused, or nil.
    public var problem: FieldProblem?
    /// The text that the editor began with; left as it was, nothing is to be saved.
    public var original: String?
    /// The day that the open calendar has come to; nil while it is closed.
    public var calendar: CalendarDay?

    init(field: PetField, text: String, original: String? = nil) {
      self.field = field
      self.text = text
      self.original = original
    }
  }

  public var pet: Pet
  /// Not in the database yet: a pet is kept once it has something.
  public var isNew: Bool
  public var row = 0
  /// The part of the health book that is selected in place of a field.
  public var part: HealthKind?
  public var edit: Edit?
  /// Texts that could not be saved while another field was being typed; each gets its turn.
  public var refused: [Edit] = []
  /// Saves on their way to the disk.
  public var pendingSaves = 0
  /// Whether something was saved since the card opened, and nothing is on its way or was refused.
  public var isSaved = false
  /// Asks what to do with a pet of which nothing is left.
  public var isAskingAboutEmpty = false
  /// What is asked before the card is written to a file, nil while nobody wants it.
  public var export: CardExport?
  public var photo = CardPhotoState()

  var field: PetField { PetField.allCases[row] }
}
