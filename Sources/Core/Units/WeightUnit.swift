/// What a weight is shown in, and typed in where it does not say so itself.
public enum WeightUnit: String, Sendable, Hashable, Codable, CaseIterable {
  case kilograms, pounds
}
