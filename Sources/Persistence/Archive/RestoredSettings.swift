/// The settings that are in force where the records of a backup take the place of those here.
public enum RestoredSettings: Sendable, Hashable {
  /// They stay as they are.
  case stay
  /// They are what they were when the backup was made, but for these keys.
  case taken(but: Set<String>)

  /// Returns true if a setting stays as it is here.
  func keeps(_ key: String) -> Bool {
    // A repair is of the records here, whatever is restored.
    if key == Repair.key { return true }
    return switch self {
    case .stay: true
    case .taken(let others): others.contains(key)
    }
  }
}
