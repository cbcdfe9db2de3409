import Foundation

/// What the network answers about photos of a country, in the shape of Wikimedia Commons: a search,
/// and the pictures that it found.
struct PhotoAnswers: Sendable {
  var count = 5
  /// Which of them, from 1, cannot be had.
  var missing: Set<Int> = []
  /// Further answers, such as those of the weather.
  var rules: [[String: String]] = []
  var files: [String: Data] = [:]
  /// In front of the addresses of pictures.
  var pictureBase = "https://upload.example.org"

  /// For ``Launch/answers``.
  var all: [String: Data] {
    get throws {
      var answers = files
      var index: [[String: String]] = [["path": "/w/api.php", "file": "photos.json"]] + rules
      answers["photos.json"] = try search
      answers["hills.jpg"] = try PhotoFiles.hills
      answers["cat.png"] = try PhotoFiles.cat
      for number in 1...max(1, count) where !missing.contains(number) {
        index.append([
          "path": "/thumb/\(number).jpg", "file": number % 2 == 1 ? "hills.jpg" : "cat.png",
        ])
      }
      answers["index.json"] = try WeatherAnswers.json(["answers": index])
      return answers
    }
  }

  /// The body of a search; the pages are not in their order.
  var search: Data {
    get throws {
      if count == 0 { return Data(#"{"batchcomplete": true}"#.utf8) }
      let pages = (1...count).reversed().map(page)
      return try WeatherAnswers.json(["batchcomplete": true, "query": ["pages": pages]])
    }
  }

  private func page(_ number: Int) -> [String: Any] {
    func value(_ text: String) -> [String: String] {
      ["value": text, "source": "commons-desc-page"]
    }
    let facts = [
      "ObjectName": value("View \(number)"),
      "Artist": value("<a href=\"//example.org/u\">Author &amp; son \(number)</a>"),
      "LicenseShortName": value(number % 2 == 1 ? "CC BY-SA 4.0" : "CC0"),
    ]
    let info: [String: Any] = [
      "mime": "image/jpeg", "thumburl": "\(pictureBase)/thumb/\(number).jpg",
      "descriptionurl": "https://commons.example.org/wiki/File:View_\(number).jpg",
      "extmetadata": facts,
    ]
    return ["index": number, "title": "File:View \(number).jpg", "imageinfo": [info]]
  }
}
