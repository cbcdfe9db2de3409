import Core
import Foundation
import PetsDomain
import Toolkit

/// The health books on the screen: of the pet that is looked at, and what is due of all.
public struct HealthState: Equatable, Sendable {
  public var language: Language
  public var weightUnit = WeightUnit.kilograms
  /// The local day, for what is due.
  public var today: CalendarDay
  /// The pet whose book is followed; nil for none.
  var watched: UUID?
  /// Nil while it is not loaded.
  public var owner: Pet?
  public var pages: HealthPages?
  /// The part that is open; nil where the card, or the due list, is in front.
  public var page: HealthPageState?
  public var due: DueState?
  /// How many days there are that count as soon or as overdue; nil while they are not counted.
  public var soon: DuePage?
  /// For which day that was asked.
  var countedOn: CalendarDay?
  /// The question for a path that is in front.
  public var file: HealthFileState?
  /// How many such questions there were.
  var fileTickets = 0

  public init(language: Language, today: CalendarDay) {
    self.language = language
    self.today = today
  }

  var words: HealthWords { HealthWords(language, weightUnit: weightUnit) }

  /// The records of the open part.
  var entries: [HealthEntry] { page.flatMap { pages?.entries($0.kind) } ?? [] }

  /// The selected record of the open part.
  var selected: HealthEntry? {
    guard let page else { return nil }
    let entries = entries
    return entries.indices.contains(page.index) ? entries[page.index] : nil
  }

  /// Selects a record of the open part by its place.
  mutating func select(_ index: Int) {
    let entries = entries
    page?.select(index, entries)
  }

  /// Holds the selection to the records that there are.
  mutating func settle() {
    let entries = entries
    page?.take(entries)
  }
}
