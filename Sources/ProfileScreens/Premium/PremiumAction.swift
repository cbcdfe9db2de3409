/// What can be done on the Premium screen; the parent keeps what comes of it.
public enum PremiumAction: Sendable {
  case getTapped
  case closeTapped
}
