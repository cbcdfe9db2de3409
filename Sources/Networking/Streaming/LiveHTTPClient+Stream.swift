import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Scheduling

extension LiveHTTPClient: HTTPStreaming {
  /// Redirections are not followed: what goes on for hours is asked for where it lives.
  public func stream(
    _ request: HTTPRequest, _ take: @escaping @Sendable (HTTPStreamPiece) -> Void
  ) async throws(HTTPError) {
    do {
      let answer = try await head(of: request)
      var fields = HTTPFields()
      for (name, value) in answer.headers { fields.append(name, value) }
      let status = Int(answer.status.code)
      take(
        .head(HTTPResponse(status: status, headers: fields, body: Data(), confirmed: clock.now)))
      for try await piece in answer.body { take(.body(Data(piece.readableBytesView))) }
    } catch {
      throw HTTPError(transport: error, host: request.host, limit: request.limit.bytes)
    }
    // A task that was cancelled sees the end of the body like one that the server has ended.
    if Task.isCancelled { throw .cancelled }
  }
}
