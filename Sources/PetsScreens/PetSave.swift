import PetsDomain

/// A save under way: what to go back to where it does not reach the disk.
public struct PetSave: Equatable, Sendable {
  /// The pet without the change.
  public var before: Pet
  public var edit: PetCardState.Edit
  /// Whether it is the one that makes the pet.
  public var isNew: Bool
}
