/// The parts of the tab, in their order (H-04).
public enum TrackersSection: String, Sendable, Hashable, CaseIterable {
  case day, statistics
}
