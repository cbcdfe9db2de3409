import Persistence

/// The acts of this feature that can be undone; the subject is the pet's name, or empty.
public enum PetAct: Sendable, Hashable {
  case add
  case delete
  case edit(PetField)

  /// Nil for an act of another feature.
  public init?(kind: String) {
    let parts = kind.split(separator: ".").map(String.init)
    switch parts {
    case ["pets", "add"]: self = .add
    case ["pets", "delete"]: self = .delete
    case _ where parts.count == 3 && parts.starts(with: ["pets", "edit"]):
      guard let field = PetField(rawValue: parts[2]) else { return nil }
      self = .edit(field)
    default: return nil
    }
  }

  public var kind: String {
    switch self {
    case .add: "pets.add"
    case .delete: "pets.delete"
    case .edit(let field): "pets.edit.\(field.rawValue)"
    }
  }

  func act(on pet: Pet) -> Act { Act(kind: kind, subject: pet.name ?? "") }
}
