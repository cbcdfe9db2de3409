import PetsDomain
import Semantics

/// The identifiers of the Pets tab.
public enum PetsID {
  public static let screen: Identifier = "pets"
  public static let grid: Identifier = "pets.list"
  public static let search: Identifier = "pets.search"
  public static let sort: Identifier = "pets.sort"
  public static let clearSearch: Identifier = "pets.search.clear"
  public static let add: Identifier = "pets.add"
  public static let retry: Identifier = "pets.retry"
  public static let count: Identifier = "pets.count"
  public static let card: Identifier = "pets.card"
  public static let back: Identifier = "pets.card.back"
  public static let fields: Identifier = "pets.card.fields"
  public static let status: Identifier = "pets.card.status"
  public static let delete: Identifier = "pets.card.delete"
  public static let table: Identifier = "pets.roster"
  public static let tableList: Identifier = "pets.roster.list"
  public static let tableBack: Identifier = "pets.roster.back"
  public static let tableEmpty: Identifier = "pets.roster.empty"
  public static let calendar: Identifier = "pets.card.calendar"
  /// The hint below a field.
  public static let hint: Identifier = "pets.card.hint"
  public static let export: Identifier = "pets.export"
  public static let exportButton: Identifier = "pets.export.open"
  public static let exportFormat: Identifier = "pets.export.format"
  public static let exportCopy: Identifier = "pets.export.copy"
  public static let emptyDialog: Identifier = "pets.card.empty"

  /// The list of pets beside the card, in wide terminals.
  public static let beside: Identifier = "pets.beside"
  public static let weightChart: Identifier = "pets.card.weight"
  /// The lines of what is due, each as an item.
  public static let due: Identifier = "pets.card.due"

  public static let portrait: Identifier = "pets.card.portrait"
  public static let photo: Identifier = "pets.card.photo"
  public static let photoButton: Identifier = "pets.card.photo.open"
  public static let photoPage: Identifier = "pets.photo"
  public static let photoPrompt: Identifier = "pets.photo.prompt"

  /// The editor of a field: `pets.name`.
  public static func field(_ name: String) -> Identifier { Identifier("pets." + name) }
}

/// The identifiers of the health books.
public enum HealthID {
  public static let page: Identifier = "health.page"
  public static let list: Identifier = "health.list"
  public static let back: Identifier = "health.back"
  public static let add: Identifier = "health.add"
  /// The button of a list that has something already.
  public static let more: Identifier = "health.more"
  public static let delete: Identifier = "health.delete"
  public static let copy: Identifier = "health.copy"
  public static let trend: Identifier = "health.trend"
  public static let chart: Identifier = "health.chart"
  public static let form: Identifier = "health.form"
  public static let fields: Identifier = "health.form.fields"
  public static let status: Identifier = "health.form.status"
  public static let calendar: Identifier = "health.form.calendar"
  public static let dropDialog: Identifier = "health.form.drop"
  public static let saveDialog: Identifier = "health.form.save"
  public static let place: Identifier = "health.form.place"
  public static let due: Identifier = "health.due"
  public static let dueButton: Identifier = "health.due.open"
  public static let dueList: Identifier = "health.due.list"
  public static let export: Identifier = "health.due.export"
  public static let prompt: Identifier = "health.path"

  /// The editor of a field: `health.form.validUntil`.
  public static func field(_ name: String) -> Identifier { form.child(name) }

  /// The row of a part in the card.
  public static func part(_ kind: HealthKind) -> Identifier {
    PetsID.fields.child("row").item(kind.rawValue)
  }
}
