import PetsDomain

/// The rows of a pet's card: its nine fields, and below them the parts of its health book, once it is
/// kept.
enum PetCardRow: Equatable {
  case field(PetField)
  /// Above the parts of the book, or in their place; never selected.
  case heading
  case part(HealthKind)

  static func all(_ card: PetCardState) -> [PetCardRow] {
    PetField.allCases.map { .field($0) } + [.heading]
      + (card.isNew ? [] : HealthKind.allCases.map { .part($0) })
  }

  /// What stays the same about a row when others come and go.
  var key: String {
    switch self {
    case .field(let field): field.rawValue
    case .heading: "health"
    case .part(let kind): kind.rawValue
    }
  }
}

extension PetCardState {
  /// The place of the selected row among all.
  var selectedRow: Int {
    PetCardRow.all(self).firstIndex(of: part.map { .part($0) } ?? .field(field)) ?? row
  }

  /// The row that somebody gets to who goes to a place: the heading is passed over.
  func target(of place: Int) -> PetCardRow {
    let rows = PetCardRow.all(self)
    let place = min(max(0, place), rows.count - 1)
    guard rows[place] == .heading else { return rows[place] }
    let isDown = place > selectedRow && place + 1 < rows.count
    return rows[isDown ? place + 1 : place - 1]
  }
}
