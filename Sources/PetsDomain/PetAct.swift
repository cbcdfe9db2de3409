import Persistence

/// The acts of this feature that can be undone; the subject is the pet's name, or empty.
public enum PetAct: Sendable, Hashable {
  case add
  case delete
  case edit(PetField)
  /// Several fields at once.
  case editCard
  case photo
  case removePhoto
  case health(HealthKind, HealthDeed)
  /// The subject is empty.
  case importing

  /// Nil for an act of another feature.
  public init?(kind: String) {
    guard let act = Self.byKind[kind] else { return nil }
    self = act
  }

  private static let byKind = Dictionary(
    all.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })

  private static var all: [PetAct] {
    [.add, .delete, .editCard, .photo, .removePhoto, .importing]
      + PetField.allCases.map { .edit($0) }
      + HealthKind.allCases.flatMap { kind in HealthDeed.allCases.map { .health(kind, $0) } }
  }

  public var kind: String {
    switch self {
    case .add: "pets.add"
    case .delete: "pets.delete"
    case .edit(let field): "pets.edit.\(field.rawValue)"
    case .editCard: "pets.edit"
    case .photo: "pets.photo"
    case .removePhoto: "pets.photo.remove"
    case .health(let kind, let deed): "pets.\(kind.rawValue).\(deed.rawValue)"
    case .importing: "pets.import"
    }
  }

  func act(on pet: Pet) -> Act { Act(kind: kind, subject: pet.name ?? "") }
}

/// What was done to a record of the health book.
public enum HealthDeed: String, Sendable, CaseIterable {
  case add, edit, delete
}
