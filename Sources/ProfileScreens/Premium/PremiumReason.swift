/// Why the Premium screen has opened, where nobody asked for it.
public enum PremiumReason: Hashable, Sendable {
  /// A pet was to be added, and the free slot is taken (P-44).
  case slotTaken
}
