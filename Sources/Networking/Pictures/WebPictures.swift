import Foundation
import Interchange
import Scheduling

/// Fetches pictures of the web into files, one for each address, for widgets that draw files.
///
/// A picture that was fetched is available without a network too, as long as the cache has it. The
/// oldest files are removed when all have more than ``capacity`` bytes.
public struct WebPictures: Sendable {
  /// Bytes.
  public static let capacity = 128 << 20

  private let http: CachedHTTPClient
  private let folder: URL
  private let activity: Activity

  /// - Parameter folder: created with the first picture; its files can be fetched again.
  public init(http: CachedHTTPClient, folder: URL, activity: Activity) {
    (self.http, self.folder, self.activity) = (http, folder, activity)
  }

  /// Fetches a picture and hands it over; not called if there is none. Cancelling the task ends it.
  public func fetch(
    _ address: URL, _ tell: @escaping @Sendable (WebPicture) -> Void
  ) -> Task<Void, Never> {
    CountedJob.start("picture of the web", activity) {
      if let picture = await picture(at: address), !Task.isCancelled { tell(picture) }
    }
  }

  /// Fetches a document, such as a list of pictures, and hands it over if `accepts` takes it.
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

  /// Returns the picture, from the network if the cached one is stale; nil if there is none.
  public func picture(at address: URL) async -> WebPicture? {
    guard
      let content = await content(of: address, .picture, { !$0.body.isEmpty && !$0.isPage }),
      !Task.isCancelled
    else { return nil }
    return keep(content, address)
  }

  /// Returns the picture that was fetched before, however long ago; sends nothing. Blocks for the file.
  public func kept(_ address: URL) -> WebPicture? {
    guard let content = CacheFile(file(of: address)).content(), !content.isEmpty else { return nil }
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
    } catch { answer = await http.stored(request) }
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

  /// Returns FNV-1a of 64 bits (Fowler, Noll, Vo).
  private static func checksum(_ bytes: Data) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// A picture of the web in a file.
public struct WebPicture: Sendable, Hashable {
  public let address: URL
  public let file: String
  /// Differs with the content, as the file is replaced.
  public let version: Int

  public init(address: URL, file: String, version: Int) {
    (self.address, self.file, self.version) = (address, file, version)
  }
}
