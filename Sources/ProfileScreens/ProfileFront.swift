/// What stands in front of the Profile tab.
public enum ProfileFront: Hashable, Sendable {
  case about
  /// The address, where no mail program can be started.
  case contact
  /// The question whether to set something back.
  case reset(ProfileReset)
}
