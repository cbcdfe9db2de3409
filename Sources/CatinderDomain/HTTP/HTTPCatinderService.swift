import Foundation
import Networking
import Scheduling
import Synchronization

/// A server at an address, asked over HTTP.
public final class HTTPCatinderService: CatinderService {
  private let address: CatinderAddress
  private let http: any HTTPClient
  private let streaming: any HTTPStreaming
  private let clock: any AppClock
  private let activity: Activity
  /// In which the cats of a demonstration are described, as `ru`.
  private let language: String
  private let kept = Mutex<CatinderSession?>(nil)

  public init(
    _ address: CatinderAddress, http: any HTTPClient, streaming: any HTTPStreaming,
    clock: any AppClock, activity: Activity, language: String = "en"
  ) {
    self.address = address
    self.http = http
    self.streaming = streaming
    self.clock = clock
    self.activity = activity
    self.language = language
  }

  public var session: CatinderSession? { kept.withLock { $0 } }

  public func resume(_ session: CatinderSession) { kept.withLock { $0 = session } }

  func forget() { kept.withLock { $0 = nil } }

  // MARK: - Requests

  /// - Throws: ``CatinderError/notLoggedIn`` where a session is needed and there is none.
  func request(
    _ method: HTTPMethod, _ path: String, body: Data? = nil, needsSession: Bool = true
  ) throws(CatinderError) -> HTTPRequest {
    var request = HTTPRequest(method, address.url(path))
    request.headers["Accept"] = "application/json"
    request.headers["Accept-Language"] = language
    request.isUrgent = true
    if let body {
      request.body = body
      request.headers["Content-Type"] = "application/json"
    }
    if needsSession {
      guard let session, let proof = Secret("Bearer " + session.token.reveal()) else {
        throw .notLoggedIn
      }
      request.secrets = [(.header("Authorization"), proof)]
    }
    return request
  }

  /// The answer's body, where it says that all went well.
  func data(for request: HTTPRequest) async throws(CatinderError) -> Data {
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await http.send(request)
    } catch {
      throw error == .cancelled ? .cancelled : .requestFailed(error)
    }
    guard response.isSuccess else { throw CatinderError(refusal: response) }
    guard !response.body.isEmpty else { throw .emptyData }
    return response.body
  }

  func answer<Value: Decodable>(
    _ type: Value.Type, to request: HTTPRequest
  ) async throws(CatinderError) -> Value {
    let data = try await data(for: request)
    do {
      return try CatinderJSON.decode(type, data)
    } catch {
      throw .couldNotParse
    }
  }

  /// What came of a call that says whether it was done.
  func outcome(of request: HTTPRequest) async throws(CatinderError) -> CatinderAnswers.Outcome {
    let outcome = try await answer(CatinderAnswers.Outcome.self, to: request)
    guard outcome.result else { throw .wrongData }
    return outcome
  }

  // MARK: - News

  public func watch(_ tell: @escaping @Sendable (CatinderNews) -> Void) -> CatinderWatch {
    let request: HTTPRequest
    do {
      request = try self.request(.get, CatinderPath.events)
    } catch {
      tell(.loggedOut)
      return CatinderWatch {}
    }
    let source = EventSource(
      "catinder.news", request, over: streaming, clock: clock, activity: activity
    ) { news in
      if let news = CatinderNews(news) { tell(news) }
    }
    return CatinderWatch { source.cancel() }
  }
}
