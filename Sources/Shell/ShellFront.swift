import ProfileScreens

/// What takes the room of all tabs until the user is through with it.
public enum ShellFront: Hashable, Sendable {
  /// The pages of a first start; the page that shows.
  case introduction(page: Int)
  case premium(PremiumReason?)
}
