/// Sends a request and brings the whole answer, or says in one ``HTTPError`` why there is none.
///
/// An answer of any status is an answer: a provider's own words stand in its body. Every call ends
/// when its task is cancelled.
public protocol HTTPClient: Sendable {
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
