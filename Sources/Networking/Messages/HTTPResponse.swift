import Foundation

/// A whole answer: its body is complete, decompressed and within the request's ``BodyLimit``.
public struct HTTPResponse: Sendable, Equatable {
  public var status: Int
  public var headers: HTTPFields
  public var body: Data
  /// When this body was last known to be the service's answer, by our clock.
  public var confirmed: Date
  /// Until when the service need not be asked again; not after ``confirmed`` where it must.
  public var freshUntil: Date

  public init(
    status: Int, headers: HTTPFields, body: Data, confirmed: Date, freshUntil: Date? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.confirmed = confirmed
    self.freshUntil = freshUntil ?? confirmed
  }

  public var isSuccess: Bool { (200..<300).contains(status) }

  /// The time since the body was confirmed; never negative, whatever became of the clock.
  public func age(at now: Date) -> Duration {
    .seconds(max(0, now.timeIntervalSince(confirmed)))
  }

  /// False also for a body that was confirmed in the future: the clock was set back.
  public func isFresh(at now: Date) -> Bool { now >= confirmed && now < freshUntil }
}
