/// Whom one has decided on at some time, and how; as it can still be taken back.
public struct PastDecision: Sendable, Hashable, Codable {
  public let profile: Profile
  public let decision: Decision

  public init(_ profile: Profile, _ decision: Decision) {
    self.profile = profile
    self.decision = decision
  }
}
