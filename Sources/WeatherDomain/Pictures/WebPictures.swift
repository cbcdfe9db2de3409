import Foundation
import Networking
import Scheduling

/// Fetches pictures of the web into files, one for each address, for widgets that draw files.
///
/// What was fetched once is there without a network too, as long as the cache has it.
public struct WebPictures: Sendable {
  private let http: CachedHTTPClient
  private let folder: URL
  private let activity: Activity

  /// - Parameter folder: made with the first picture; what is in it can be fetched again.
  public init(http: CachedHTTPClient, folder: URL, activity: Activity) {
    (self.http, self.folder, self.activity) = (http, folder, activity)
  }

  /// Tells the picture when it is there; nothing where it cannot be had. Cancelling the task ends it.
  public func fetch(
    _ address: URL, _ tell: @escaping @Sendable (WebPicture) -> Void
  ) -> Task<Void, Never> {
    CountedJob.start("picture of the web", activity) {
      guard let content = await content(of: address, .picture), !Task.isCancelled,
        let picture = keep(content, address), !Task.isCancelled
      else { return }
      tell(picture)
    }
  }

  /// The same for a list of pictures in the shape of P-25.
  public func fetchList(
    _ address: URL, _ tell: @escaping @Sendable (WalkPictures) -> Void
  ) -> Task<Void, Never> {
    CountedJob.start("list of pictures", activity) {
      guard
        let content = await content(
          of: address, .document, { WalkPictures(json: $0.body, from: address) != nil }),
        !Task.isCancelled,
        let list = WalkPictures(json: content, from: address)
      else { return }
      tell(list)
    }
  }

  private func content(
    of address: URL, _ limit: BodyLimit,
    _ accepts: @escaping @Sendable (HTTPResponse) -> Bool = { !$0.body.isEmpty && !$0.isPage }
  ) async -> Data? {
    var request = HTTPRequest(
      .get, address, limit: limit, freshness: Freshness(otherwise: .seconds(86_400)))
    request.accepts = accepts
    let answer: HTTPResponse?
    do throws(HTTPError) {
      answer = try await http.send(request)
    } catch {
      answer = await http.stored(request)
    }
    guard let answer, answer.isSuccess, !answer.body.isEmpty else { return nil }
    return answer.body
  }

  private func keep(_ content: Data, _ address: URL) -> WebPicture? {
    let name = String(Self.checksum(Data(address.absoluteString.utf8)), radix: 16)
    let file = folder.appending(path: name, directoryHint: .notDirectory)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try content.write(to: file, options: .atomic)
    } catch {
      return nil
    }
    let version = Int(truncatingIfNeeded: Self.checksum(content))
    return WebPicture(address: address, file: file.path(percentEncoded: false), version: version)
  }

  /// FNV-1a of 64 bits (Fowler, Noll, Vo).
  private static func checksum(_ bytes: Data) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
