import Foundation
import Networking

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
