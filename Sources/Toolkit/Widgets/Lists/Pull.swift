import Core

/// How far a pull by the wheel at the top of a collection has come.
///
/// A touch pad sends dozens of notches for one stroke. The pull counts only after a pause, so that a
/// stroke which reaches the top does not refresh at once.
enum Pull: Equatable, Sendable {
  /// A notch has come that no frame has seen yet.
  case touched
  case settling(end: Duration)
  /// One more notch refreshes, until a time.
  case armed(end: Duration)

  /// How far a drag has to come, in rows.
  static let distance = 3
  static let pause = Duration.milliseconds(150)
  static let patience = Duration.seconds(2)

  /// The state at a time; nil when it is over.
  func at(_ now: Duration) -> Pull? {
    switch self {
    case .touched: return .settling(end: now + Self.pause)
    case .settling(let end): return now < end ? self : .armed(end: end + Self.patience).at(now)
    case .armed(let end): return now < end ? self : nil
    }
  }

  /// What the next notch does.
  static func words(_ language: Language) -> String {
    language.say(en: "↑ once more to refresh", ru: "↑ ещё раз, чтобы обновить")
  }

  /// When it changes by itself.
  var end: Duration? {
    switch self {
    case .touched: nil
    case .settling(let end), .armed(let end): end
    }
  }
}
