/// What can be done with all records at once.
public enum DataDeed: String, Hashable, Sendable, CaseIterable {
  /// One file with everything, and back from it.
  case backUp, restore
  /// The documented file for other programs, and back from it.
  case export, load = "import"

  /// Whether a file is read, and looked at before anything is done.
  public var reads: Bool { self == .restore || self == .load }
}
