import Foundation
import Networking

/// A photo that somebody has taken of a country, with what has to stand beside it.
public struct CountryPhoto: Sendable, Equatable, Identifiable {
  /// Of the picture in the size that is shown; always over TLS, or on the server of a test.
  public let address: URL
  /// Its page at the service, which the terms want linked; nil where it tells none.
  public let page: URL?
  /// The title; empty where there is none.
  public let title: String
  /// The photographer; nil where nobody is named.
  public let author: String?
  /// By name, as `CC BY-SA 4.0`.
  public let licence: String
  public let service: PhotoServiceName

  public var id: URL { address }
}

/// A service with photos, by the name that stands in credits.
public enum PhotoServiceName: String, Sendable, CaseIterable {
  case wikimediaCommons = "Wikimedia Commons"
  case pexels = "Pexels"
}

/// Turns a query into a request, and its answer into photos.
protocol PhotoProvider: Sendable {
  func request(_ query: PhotoQuery) -> HTTPRequest

  /// In the order in which the service has them; none where it has none.
  func photos(_ answer: HTTPResponse, _ query: PhotoQuery) throws(PhotoError) -> [CountryPhoto]
}

extension PhotoProvider {
  /// The request, whose answer is kept only where there are photos to be read of it.
  func asking(_ query: PhotoQuery) -> HTTPRequest {
    var request = request(query)
    request.isUrgent = query.isUrgent
    // What a country looks like stays; a person who asks again wants to see what is new.
    request.freshness = Freshness(
      otherwise: .seconds(86_400), renewAfter: query.isUrgent ? .zero : nil)
    request.accepts = { (try? photos($0, query)) != nil }
    return request
  }
}

extension [CountryPhoto] {
  /// Returns the first photos, without those whose picture was there before.
  func firstOfEach(_ count: Int) -> [CountryPhoto] {
    var seen: Set<URL> = []
    return Array(filter { seen.insert($0.address).inserted }.prefix(count))
  }
}

/// The rule for addresses of an answer that are followed.
struct PhotoAddress: Sendable {
  /// Asked instead of the services; what it names on itself is taken without TLS too.
  let server: URL?

  /// Nil for what is no address, is not over TLS, or carries a login.
  func url(_ text: String?) -> URL? {
    guard let text, text.utf8.count <= 2048, let url = URL(string: text),
      let host = url.host(percentEncoded: false), !host.isEmpty, url.user == nil,
      url.password == nil
    else { return nil }
    return url.scheme?.lowercased() == "https" || isOnServer(url) ? url : nil
  }

  private func isOnServer(_ url: URL) -> Bool {
    guard let server else { return false }
    return url.scheme == server.scheme && url.host() == server.host() && url.port == server.port
  }
}
