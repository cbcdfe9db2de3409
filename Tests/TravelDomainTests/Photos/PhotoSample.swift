/// Pages of Wikimedia Commons, one of whose fields is as a test wants it.
enum PhotoSample {
  static func page(
    _ number: Int, title: String? = nil, artist: String = "\"Ann\"", address: String? = nil,
    mime: String = "\"image/jpeg\"", licence: String = "\"CC0\""
  ) -> String {
    let url = address ?? "\"https://upload.example.org/\(number).jpg\""
    return """
      {"index": \(number), "imageinfo": [{"mime": \(mime), "thumburl": \(url),
       "extmetadata": {"ObjectName": {"value": \(title ?? "\"\(number)\"")},
       "Artist": {"value": \(artist)}, "LicenseShortName": {"value": \(licence)}}}]}
      """
  }

  static func answer(_ pages: String...) -> String {
    "{\"query\": {\"pages\": [\(pages.joined(separator: ","))]}}"
  }
}
