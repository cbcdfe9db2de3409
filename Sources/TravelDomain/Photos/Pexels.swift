import Foundation
import Interchange
import Networking

/// api.pexels.com, with the key of a person (pexels.com/api/documentation): wants a link to the photo
/// and the name of the photographer.
struct Pexels: PhotoProvider {
  static let host = "api.pexels.com"

  let base: URL
  let key: Secret
  let addresses: PhotoAddress

  func request(_ query: PhotoQuery) -> HTTPRequest {
    var request = HTTPRequest(
      base: base, path: "v1/search",
      query: [
        ("query", query.words + " landscape"), ("orientation", "landscape"),
        ("per_page", String(query.count)), ("page", "1"),
      ])
    request.secrets = [(.header("Authorization"), key)]
    return request
  }

  func photos(_ answer: HTTPResponse, _ query: PhotoQuery) throws(PhotoError) -> [CountryPhoto] {
    if let error = PhotoError(status: answer.status) { throw error }
    let json = try JSONValue(photosOf: answer)
    guard case .array(let photos) = json["photos"] else { throw .unreadable }
    return photos.compactMap { photo($0) }.firstOfEach(query.count)
  }

  private func photo(_ item: JSONValue) -> CountryPhoto? {
    guard let address = addresses.url(item["src"]["large"].string) else { return nil }
    return CountryPhoto(
      address: address, page: addresses.url(item["url"].string),
      title: item["alt"].line() ?? "", author: item["photographer"].line(),
      licence: "Pexels License", service: .pexels)
  }
}
