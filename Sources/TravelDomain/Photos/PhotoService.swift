import Foundation
import Networking
import Scheduling
import Synchronization

/// Photos of countries: those of Wikimedia Commons, or those of Pexels where a person has a key.
public struct PhotoService: Sendable {
  /// News of a search, in this order.
  public enum News: Sendable, Equatable {
    /// The photos of the cache, of any age.
    case stored([CountryPhoto])
    /// The photos of a new answer.
    case found([CountryPhoto])
    /// The search failed; photos of the cache stay.
    case failed(PhotoError)
    /// The picture of one photo is there.
    case loaded(WebPicture)
    /// The picture at this address cannot be had.
    case missing(URL)
  }

  /// Pictures are fetched so many at a time.
  private static let lanes = 3

  private let http: CachedHTTPClient
  private let pictures: WebPictures
  private let key: KeptSecret
  private let server: URL?
  private let activity: Activity

  /// - Parameters:
  ///   - key: of Pexels; where one is named, Pexels is asked.
  ///   - server: asked instead of the services, for tests and mirrors.
  public init(
    http: CachedHTTPClient, pictures: WebPictures, key: KeptSecret, server: URL? = nil,
    activity: Activity
  ) {
    (self.http, self.pictures, self.key) = (http, pictures, key)
    (self.server, self.activity) = (server, activity)
  }

  /// Returns the requests that the terms of the services allow, by host: Pexels 200 an hour and
  /// 20,000 a month.
  public static func quotas() -> [String: RequestQuota] {
    [Pexels.host: RequestQuota([.init(200, per: .seconds(3600))])]
  }

  /// Tells what is kept, asks for what is not fresh, and then for the pictures, in their order; the
  /// call backs come from any thread.
  ///
  /// Counts as busy until the last of them has returned, but not while it waits for the clock to try
  /// again. Letting go of the returned value, or cancelling it, ends the search.
  public func watch(_ query: PhotoQuery, _ tell: @escaping @Sendable (News) -> Void) -> PhotoWatch {
    let watch = PhotoWatch()
    watch.add(
      CountedJob.start("photos", activity) { [weak watch] in
        let told: @Sendable (News) -> Void = { if !Task.isCancelled { tell($0) } }
        let missing = await search(query, told)
        guard let watch, !Task.isCancelled else { return }
        for task in fetch(missing, tell) { watch.add(task) }
      })
    return watch
  }

  // MARK: Photos
  /// Returns the addresses of the pictures that are still to be had.
  private func search(_ query: PhotoQuery, _ tell: @Sendable (News) -> Void) async -> [URL] {
    do throws(PhotoError) {
      let provider = try await provider()
      let request = provider.asking(query)
      var photos: [CountryPhoto] = []
      if let answer = await http.stored(request) {
        photos = try provider.photos(answer, query)
        tell(.stored(photos))
      }
      let kept = photos.compactMap { pictures.kept($0.address) }
      for picture in kept { tell(.loaded(picture)) }
      do throws(PhotoError) {
        photos = try provider.photos(try await send(request), query)
        tell(.found(photos))
      } catch {
        if error != .cancelled { tell(.failed(error)) }
      }
      let had = Set(kept.map(\.address))
      return photos.map(\.address).filter { !had.contains($0) }
    } catch {
      if error != .cancelled { tell(.failed(error)) }
      return []
    }
  }

  private func send(_ request: HTTPRequest) async throws(PhotoError) -> HTTPResponse {
    do throws(HTTPError) { return try await http.send(request) } catch { throw PhotoError(error) }
  }

  private func provider() async throws(PhotoError) -> any PhotoProvider {
    let addresses = PhotoAddress(server: server)
    guard key.isNamed
    else { return WikimediaCommons(base: try base(WikimediaCommons.host), addresses: addresses) }
    let secret: Secret?
    do throws(SecretError) { secret = try await key.value() } catch { throw .keyUnreadable(error) }
    guard let secret else { throw .keyMissing }
    return Pexels(base: try base(Pexels.host), key: secret, addresses: addresses)
  }

  private func base(_ host: String) throws(PhotoError) -> URL {
    guard let url = server ?? URL(string: "https://\(host)") else { throw .noConnection }
    return url
  }

  // MARK: Pictures
  /// Each lane takes the next picture that nobody has taken, so that a slow one holds up no other.
  private func fetch(
    _ addresses: [URL], _ tell: @escaping @Sendable (News) -> Void
  ) -> [Task<Void, Never>] {
    let queue = PictureQueue(addresses)
    return (0..<min(Self.lanes, addresses.count)).map { _ in
      CountedJob.start("photos", activity) {
        while let address = queue.next() {
          var picture = pictures.kept(address)
          if picture == nil { picture = await pictures.picture(at: address) }
          if Task.isCancelled { return }
          tell(picture.map { .loaded($0) } ?? .missing(address))
        }
      }
    }
  }

  private final class PictureQueue: Sendable {
    private let rest: Mutex<ArraySlice<URL>>

    init(_ addresses: [URL]) { rest = Mutex(addresses[...]) }

    func next() -> URL? { rest.withLock { $0.popFirst() } }
  }
}

/// A search for photos under way; letting go of it, or ``cancel()``, ends it.
public final class PhotoWatch: Sendable {
  private let state = Mutex<(isOver: Bool, tasks: [Task<Void, Never>])>((false, []))

  init() {}

  deinit { cancel() }

  public func cancel() {
    let tasks = state.withLock { state in
      state.isOver = true
      return state.tasks
    }
    for task in tasks { task.cancel() }
  }

  /// Returns when the last call back has.
  public func finished() async {
    var index = 0
    // A task adds those that follow it before it ends.
    while let task = state.withLock({ index < $0.tasks.count ? $0.tasks[index] : nil }) {
      await task.value
      index += 1
    }
  }

  func add(_ task: Task<Void, Never>) {
    let isOver = state.withLock { state in
      state.tasks.append(task)
      return state.isOver
    }
    if isOver { task.cancel() }
  }
}

/// A question for photos of a country.
public struct PhotoQuery: Sendable, Hashable {
  /// ISO 3166-1 alpha-2.
  public var country: String
  /// In English, which most photos are described in.
  public var name: String
  /// One of ``TravelSettings/photoCounts``.
  public var count: Int
  /// A person asks for them once more: a service that has failed is asked all the same.
  public var isUrgent = false

  public init(country: String, name: String, count: Int, isUrgent: Bool = false) {
    let range = TravelSettings.photoCounts
    (self.country, self.name, self.isUrgent) = (country, name, isUrgent)
    self.count = min(max(count, range.lowerBound), range.upperBound)
  }

  /// The words that find the country and no namesake: the name of Georgia is that of a state too.
  var words: String { country == "GE" ? "Georgia Caucasus" : name }
}
