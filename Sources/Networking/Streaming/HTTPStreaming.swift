import Foundation

/// Sends a request whose answer goes on for as long as there is news.
public protocol HTTPStreaming: Sendable {
  /// Whether a stream may have ended without anybody hearing of it, as the line to another machine: true
  /// unless said otherwise.
  var mayFallSilent: Bool { get }

  /// Hands over the head of the answer, then its body piece by piece; returns where the server ends
  /// it. `take` is called on any thread, one call after another.
  ///
  /// - Throws: also where a piece does not come within the limits of the head; between two pieces of
  ///   the body nothing limits the wait.
  func stream(
    _ request: HTTPRequest, _ take: @escaping @Sendable (HTTPStreamPiece) -> Void
  ) async throws(HTTPError)
}

extension HTTPStreaming {
  public var mayFallSilent: Bool { true }
}

/// What comes of an answer that goes on.
public enum HTTPStreamPiece: Sendable, Equatable {
  /// The status and the header fields; its body is empty.
  case head(HTTPResponse)
  case body(Data)
}
