import Foundation
import Networking

/// Who is logged in, and what proves it. To be kept in a file that only its owner reads.
public struct CatinderSession: Sendable, Equatable {
  public let uid: ProfileID
  public let token: Secret
  public let since: Date

  public init(uid: ProfileID, token: Secret, since: Date) {
    self.uid = uid
    self.token = token
    self.since = since
  }
}
