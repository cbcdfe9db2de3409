import CatinderDomain
import Foundation

/// What is shown was said some time ago, as the server cannot be reached.
public struct Outdated: Equatable, Sendable {
  let since: Date
  let error: CatinderError
}
