/// How a course of medicine stands.
public enum MedicineStatus: String, Sendable, CaseIterable {
  case upcoming, running, ended
}
