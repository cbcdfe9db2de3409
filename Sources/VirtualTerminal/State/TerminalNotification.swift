/// What a program asked to tell the user (OSC 9, 99 and 777). Recorded, never shown or run.
public struct TerminalNotification: Hashable, Sendable {
  public let title: String
  public let body: String

  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }
}
