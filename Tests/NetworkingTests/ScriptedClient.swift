import Foundation
import Networking
import Scheduling
import Synchronization

/// Gives the answers of a list, the last one for ever, and remembers what was asked.
final class ScriptedClient: HTTPClient {
  enum Answer: Sendable {
    case status(Int, String = "", HTTPFields = [:])
    case failure(HTTPError)
  }

  private let answers: [Answer]
  private let clock: any AppClock
  private let asked = Mutex<[HTTPRequest]>([])

  init(_ answers: [Answer], _ clock: any AppClock) {
    self.answers = answers
    self.clock = clock
  }

  var requests: [HTTPRequest] { asked.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let number = asked.withLock { asked in
      asked.append(request)
      return asked.count - 1
    }
    switch answers[min(number, answers.count - 1)] {
    case .failure(let error): throw error
    case .status(let status, let body, let headers):
      return HTTPResponse(
        status: status, headers: headers, body: Data(body.utf8), confirmed: clock.now)
    }
  }
}
