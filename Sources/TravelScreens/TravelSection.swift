/// The parts of the tab, in their order (T-01).
public enum TravelSection: String, Sendable, Hashable, CaseIterable {
  case countries, map, settings
}
