import Terminal

/// The page of the day and the tabs of the program, in their order.
enum ShellTab: String, Hashable, CaseIterable {
  case today, weather, pets, trackers, travel, catinder, profile
}

/// The keys of the tabs, whatever their order is.
extension KeyStroke {
  static let todayTab = key(of: .today)
  static let weatherTab = key(of: .weather)
  static let petsTab = key(of: .pets)
  static let trackersTab = key(of: .trackers)
  static let travelTab = key(of: .travel)
  static let catinderTab = key(of: .catinder)
  static let profileTab = key(of: .profile)

  static func key(of tab: ShellTab) -> KeyStroke {
    let number = ShellTab.allCases.firstIndex(of: tab) ?? 0
    return KeyStroke(.character(Character(String(number))))
  }
}
