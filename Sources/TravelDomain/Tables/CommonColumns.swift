import Foundation
import GRDB
import Interchange
import Persistence
import Places

/// What rows of both tables have in common. A damaged file must not bring the program down: what
/// does not fit counts as missing.
struct CommonColumns {
  let names: PlaceNames
  let coordinates: Coordinates
  let details: VisitDetails
  let createdAt: Date
  let updatedAt: Date

  /// From the columns of ``TravelSchema/commonColumns``, which begin at `start`.
  init(_ row: Row, from start: Int) {
    func text(_ column: Int) -> String? { String.fromDatabaseValue(row[start + column]) }
    func real(_ column: Int) -> Double { Double.fromDatabaseValue(row[start + column]) ?? .nan }
    func moment(_ column: Int) -> Date {
      Date(stored: Int64.fromDatabaseValue(row[start + column]) ?? 0)
    }
    names = PlaceNames(
      english: TextRules.stored(text(0) ?? ""), russian: TextRules.stored(text(1) ?? ""))
    let point = Coordinates(latitude: real(2), longitude: real(3))
    coordinates = point.isValid ? point : Coordinates(latitude: 0, longitude: 0)
    details = VisitDetails(
      text(4).flatMap(VisitState.init) ?? .been, from: text(5).flatMap(PartialDate.init(iso:)),
      until: text(6).flatMap(PartialDate.init(iso:)),
      note: TextRules.stored(text(7) ?? "", multiline: true))
    (createdAt, updatedAt) = (moment(10), moment(11))
  }

  static func values(
    _ names: PlaceNames, _ point: Coordinates, _ details: VisitDetails, _ createdAt: Date,
    _ updatedAt: Date
  ) -> StatementArguments {
    [
      names.english, names.russian, point.latitude, point.longitude, details.state.rawValue,
      details.from?.iso, details.until?.iso, details.note, TextRules.folded(names.english),
      TextRules.folded(names.russian), createdAt.milliseconds, updatedAt.milliseconds,
    ]
  }
}
