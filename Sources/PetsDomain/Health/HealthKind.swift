/// The parts of a health book.
public enum HealthKind: String, Sendable, CaseIterable {
  case vaccination, weighing, visit, medicine, document
}
