/// What keeps a profile from being saved.
public enum ProfileProblem: Sendable, Hashable, CaseIterable {
  case nameMissing, nameTooLong, ageOutOfRange, shortDescriptionTooLong, extendedDescriptionTooLong
}
