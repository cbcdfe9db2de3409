import Foundation
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
    let json = try PhotoAnswer(answer)
    guard json["photos"].isList else { throw .unreadable }
    return json["photos"].items.compactMap { photo($0) }.firstOfEach(query.count)
  }

  private func photo(_ item: PhotoAnswer) -> CountryPhoto? {
    guard let address = addresses.url(item["src"]["large"].rawText) else { return nil }
    return CountryPhoto(
      address: address, page: addresses.url(item["url"].rawText),
      title: item["alt"].line() ?? "", author: item["photographer"].line(),
      licence: "Pexels License", service: .pexels)
  }
}
