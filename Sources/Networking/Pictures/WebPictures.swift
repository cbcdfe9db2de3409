import Foundation
import Interchange
import Scheduling

/// Fetches pictures of the web into files, one for each address, for widgets that draw files.
///
/// What was fetched once is there without a network too, as long as the cache has it. Of the files
/// the oldest go when there are more than ``capacity`` bytes of them.
public struct WebPictures: Sendable {
  /// In bytes.
  public static let capacity = 128 << 20

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
      if let picture = await picture(at: address), !Task.isCancelled { tell(picture) }
    }
  }

  /// Tells a document when it is there and `accepts` takes it, such as a list of pictures.
  public func fetchDocument(
    _ address: URL, accepts: @escaping @Sendable (HTTPResponse) -> Bool,
    _ tell: @escaping @Sendable (Data) -> Void
  ) -> Task<Void, Never> {
    CountedJob.start("list of pictures", activity) {
      guard let content = await content(of: address, .document, accepts), !Task.isCancelled
      else { return }
      tell(content)
    }
  }

  /// The picture, asked for where what is kept is no longer fresh; nil where it cannot be had.
  public func picture(at address: URL) async -> WebPicture? {
    guard
      let content = await content(of: address, .picture, { !$0.body.isEmpty && !$0.isPage }),
      !Task.isCancelled
    else { return nil }
    return keep(content, address)
  }

  /// The picture that was fetched before, however long ago; nothing is asked. Reads the file: from
  /// a job.
  public func kept(_ address: URL) -> WebPicture? {
    guard let content = CacheFile(file(of: address)).content(), !content.isEmpty else {
      return nil
    }
    return picture(content, address)
  }

  private func content(
    of address: URL, _ limit: BodyLimit, _ accepts: @escaping @Sendable (HTTPResponse) -> Bool
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
    guard let answer, answer.isSuccess, accepts(answer) else { return nil }
    return answer.body
  }

  // MARK: Files

  private func file(of address: URL) -> URL {
    let name = String(Self.checksum(Data(address.absoluteString.utf8)), radix: 16)
    return folder.appending(path: name, directoryHint: .notDirectory)
  }

  private func picture(_ content: Data, _ address: URL) -> WebPicture {
    let path = file(of: address).path(percentEncoded: false)
    let version = Int(truncatingIfNeeded: Self.checksum(content))
    return WebPicture(address: address, file: path, version: version)
  }

  private func keep(_ content: Data, _ address: URL) -> WebPicture? {
    do { try CacheFile(file(of: address)).replace(by: content) } catch { return nil }
    CacheFolder(folder).trim(to: Self.capacity)
    return picture(content, address)
  }

  /// FNV-1a of 64 bits (Fowler, Noll, Vo).
  private static func checksum(_ bytes: Data) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
