/// A message to begin in the user's own mail program.
public struct Mail: Hashable, Sendable {
  public var address: String
  public var subject: String
  public var body: String

  public init(address: String, subject: String, body: String) {
    (self.address, self.subject, self.body) = (address, subject, body)
  }
}
