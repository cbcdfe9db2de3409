import CatinderDomain
import Foundation

/// What is sent back.
struct ServerAnswer: Sendable {
  enum Body: Sendable {
    case data(Data, type: String)
    /// Goes on with the news of an account until either side ends it.
    case events(account: Int64)
  }

  var status: Int
  var headers: [(name: String, value: String)] = []
  var body: Body

  static func json(_ tree: some Encodable, status: Int = 200) -> ServerAnswer {
    ServerAnswer(status: status, body: .data(CatinderJSON.encode(tree), type: jsonType))
  }

  static let jsonType = "application/json"
}
