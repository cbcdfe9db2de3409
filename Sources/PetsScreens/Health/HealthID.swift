import PetsDomain
import Semantics
import Toolkit

/// The identifiers of the health books.
public enum HealthID {
  public static let page: Identifier = "health.page"
  public static let list: Identifier = "health.list"
  public static let back: Identifier = "health.back"
  public static let add: Identifier = "health.add"
  /// That of a list that has something already.
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
