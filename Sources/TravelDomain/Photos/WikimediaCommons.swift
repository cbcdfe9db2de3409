import Foundation
import Interchange
import Networking

/// commons.wikimedia.org, without a key: the search for files, with who made them and under which
/// licence (mediawiki.org/wiki/API:Search, API:Imageinfo).
struct WikimediaCommons: PhotoProvider {
  static let host = "commons.wikimedia.org"
  /// One of the widths that thumbnails are made in; others are refused
  /// (mediawiki.org/wiki/Common_thumbnail_sizes).
  private static let width = 960
  /// The number of files that are asked for beyond the photos, as some cannot be drawn. Always as
  /// many are asked for, so that an answer in the cache serves any number of photos.
  private static let spare = 10
  /// The types of pictures that can be drawn.
  private static let kinds: Set<String> = ["image/jpeg", "image/png"]
  private static let fields = [
    "ObjectName", "ImageDescription", "Artist", "Credit", "LicenseShortName", "UsageTerms",
  ]

  let base: URL
  let addresses: PhotoAddress

  func request(_ query: PhotoQuery) -> HTTPRequest {
    HTTPRequest(
      base: base, path: "w/api.php",
      query: [
        ("action", "query"), ("format", "json"), ("formatversion", "2"),
        ("generator", "search"), ("gsrnamespace", "6"),
        ("gsrlimit", String(TravelSettings.photoCounts.upperBound + Self.spare)),
        ("gsrsearch", "\(query.words) landscape filetype:bitmap"), ("prop", "imageinfo"),
        ("iiprop", "url|size|mime|extmetadata"), ("iiurlwidth", String(Self.width)),
        ("iiextmetadatafilter", Self.fields.joined(separator: "|")),
        ("maxage", "86400"), ("smaxage", "86400"),
      ])
  }

  func photos(_ answer: HTTPResponse, _ query: PhotoQuery) throws(PhotoError) -> [CountryPhoto] {
    if answer.status == 403 { throw .refused }
    if let error = PhotoError(status: answer.status) { throw error }
    let json = try JSONValue(photosOf: answer)
    if json["error"].members != nil { throw Self.error(json["error"]["code"].string) }
    // Nothing found is an answer without this field, and says that it is whole.
    guard json["query"].members != nil || json["batchcomplete"] != .null else { throw .unreadable }
    let pages = json["query"]["pages"].items.sorted { Self.place($0) < Self.place($1) }
    return pages.compactMap { photo($0) }.firstOfEach(query.count)
  }

  private static func place(_ page: JSONValue) -> Double { page["index"].number ?? .infinity }

  private static func error(_ code: String?) -> PhotoError {
    switch code {
    case "maxlag", "readonly": .serviceDown
    case "ratelimited": .limitReached
    default: .refused
    }
  }

  private func photo(_ page: JSONValue) -> CountryPhoto? {
    guard let info = page["imageinfo"].items.first, let kind = info["mime"].string,
      Self.kinds.contains(kind),
      let address = addresses.url(info["thumburl"].string)
    else { return nil }
    let facts = info["extmetadata"]
    func fact(_ name: String) -> String? { facts[name]["value"].line() }
    // Without a licence nobody may show it.
    guard let licence = fact("LicenseShortName") ?? fact("UsageTerms") else { return nil }
    return CountryPhoto(
      address: address, page: addresses.url(info["descriptionurl"].string),
      title: fact("ObjectName") ?? fact("ImageDescription") ?? "",
      author: fact("Artist") ?? fact("Credit"), licence: licence, service: .wikimediaCommons)
  }
}
