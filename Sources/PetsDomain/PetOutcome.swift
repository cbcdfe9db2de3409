/// What came of saving a field.
public enum PetOutcome: Sendable, Equatable {
  case saved(Pet)
  /// The field already was what was typed; nothing was written.
  case unchanged(Pet)
  /// The last field would go, and with it the pet: ask, then ``PetRepository/delete(_:)``.
  case wouldBeEmpty(Pet)
  case refused(FieldProblem)
  /// There is no such pet any more.
  case gone
}
