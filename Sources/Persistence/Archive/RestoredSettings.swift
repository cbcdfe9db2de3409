/// What becomes of the settings where the records of a backup take the place of those here.
public enum RestoredSettings: Sendable, Hashable {
  /// They stay as they are.
  case stay
  /// Those of the backup count, but for these keys; what the backup does not say stays.
  case taken(but: Set<String>)

  /// Whether a setting stays as it is here.
  func keeps(_ key: String, isInBackup: Bool) -> Bool {
    switch self {
    case .stay: true
    case .taken(let others): others.contains(key) || !isInBackup
    }
  }
}
