import Semantics
import Toolkit

/// The identifiers of the Pets tab.
public enum PetsID {
  public static let screen: Identifier = "pets"
  public static let grid: Identifier = "pets.list"
  public static let search: Identifier = "pets.search"
  public static let sort: Identifier = "pets.sort"
  public static let searchButton: Identifier = "pets.search.open"
  public static let clearSearch: Identifier = "pets.search.clear"
  public static let add: Identifier = "pets.add"
  public static let retry: Identifier = "pets.retry"
  public static let count: Identifier = "pets.count"
  public static let card: Identifier = "pets.card"
  public static let back: Identifier = "pets.card.back"
  public static let fields: Identifier = "pets.card.fields"
  public static let status: Identifier = "pets.card.status"
  public static let delete: Identifier = "pets.card.delete"
  public static let roster: Identifier = "pets.roster"
  public static let rosterList: Identifier = "pets.roster.list"
  public static let rosterBack: Identifier = "pets.roster.back"
  public static let rosterEmpty: Identifier = "pets.roster.empty"
  public static let calendar: Identifier = "pets.card.calendar"
  /// What the text of a field tells, below it.
  public static let hint: Identifier = "pets.card.hint"
  public static let export: Identifier = "pets.export"
  public static let exportButton: Identifier = "pets.export.open"
  public static let exportFormat: Identifier = "pets.export.format"
  public static let exportCopy: Identifier = "pets.export.copy"
  public static let emptyDialog: Identifier = "pets.card.empty"

  public static let portrait: Identifier = "pets.card.portrait"
  public static let photo: Identifier = "pets.card.photo"
  public static let photoButton: Identifier = "pets.card.photo.open"
  public static let photoPage: Identifier = "pets.photo"
  public static let photoPrompt: Identifier = "pets.photo.prompt"

  /// The editor of a field: `pets.name`.
  public static func field(_ name: String) -> Identifier { Identifier("pets." + name) }
}
