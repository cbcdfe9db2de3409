import Persistence

/// An act of this feature that can be undone. Its subject is the name of the pet, or empty.
public enum PetAct: Sendable, Hashable {
  case add
  case delete
  /// Several pets at once; the subject is their number.
  case deleteMany
  case edit(PetField)
  /// Several fields at once.
  case editCard
  case photo
  case removePhoto
  case health(HealthKind, HealthChange)
  /// The subject is empty.
  case importing

  /// Nil for an act of another feature.
  public init?(kind: String) {
    guard let act = Self.all.first(where: { $0.kind == kind }) else { return nil }
    self = act
  }

  private static var all: [PetAct] {
    [.add, .delete, .deleteMany, .editCard, .photo, .removePhoto, .importing]
      + PetField.allCases.map { .edit($0) }
      + HealthKind.allCases.flatMap { kind in HealthChange.allCases.map { .health(kind, $0) } }
  }

  public var kind: String {
    switch self {
    case .add: "pets.add"
    case .delete: "pets.delete"
    case .deleteMany: "pets.deleteMany"
    case .edit(let field): "pets.edit.\(field.rawValue)"
    case .editCard: "pets.edit"
    case .photo: "pets.photo"
    case .removePhoto: "pets.photo.remove"
    case .health(let kind, let change): "pets.\(kind.rawValue).\(change.rawValue)"
    case .importing: "pets.import"
    }
  }

  func act(on pet: Pet) -> Act { Act(kind: kind, subject: pet.name ?? "") }
}

/// A change to a record of the health book.
public enum HealthChange: String, Sendable, CaseIterable { case add, edit, delete }
