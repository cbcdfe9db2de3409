import Core
import CursesHost
import Interchange
import Networking
import Persistence
import Pictures
import Places
import ProfileScreens
import WeatherDomain

/// The program's version, build and parts.
enum Versions {
  static let program = "0.2.0"

  /// The way in which this program was built.
  static var build: String {
    #if DEBUG
      let kind = "debug"
    #else
      let kind = "release"
    #endif
    #if arch(arm64)
      return kind + ", arm64"
    #else
      return kind + ", x86_64"
    #endif
  }

  static var about: AboutInfo { AboutInfo(version: program, build: build, parts: parts(curl: "")) }

  /// - Parameter curl: its version, which only the loaded library tells; the program does without it
  ///   until it asks the network.
  private static func parts(curl: String) -> [AboutInfo.Part] {
    [
      AboutInfo.Part("Swift", swift, licence: "Apache-2.0"),
      AboutInfo.Part("ncurses", CursesScreen.libraryVersion, licence: "MIT (X11)"),
      AboutInfo.Part("SQLite", DataStore.libraryVersion, licence: "public domain"),
      AboutInfo.Part("OpenSSL", CryptographyLibrary.version, licence: "Apache-2.0"),
      AboutInfo.Part("zlib", CompressionLibrary.version, licence: "Zlib"),
      AboutInfo.Part("GRDB", "7.10", licence: "MIT"),
      AboutInfo.Part("swift-argument-parser", "1.8", licence: "Apache-2.0"),
      AboutInfo.Part("TOMLKit", "0.6", licence: "MIT"),
      AboutInfo.Part("toml++", "3.4", licence: "MIT"),
      AboutInfo.Part("libspng", PictureLibraries.spng, licence: "BSD-2-Clause"),
      // Neither its headers nor the library tell which it is before 3.0.
      AboutInfo.Part("libjpeg-turbo", "", licence: "IJG, BSD-3-Clause, Zlib"),
      AboutInfo.Part("libchafa", PictureLibraries.chafa, licence: "LGPL-3.0-or-later"),
      AboutInfo.Part("glib", PictureLibraries.glib, licence: "LGPL-2.1-or-later"),
    ] + network(curl: curl) + [unicode] + data
  }

  /// The libraries that ask the network.
  private static func network(curl: String) -> [AboutInfo.Part] {
    [
      AboutInfo.Part("libcurl", curl, licence: "curl (MIT)"),
      AboutInfo.Part("SwiftNIO", "2.101", licence: "Apache-2.0"),
      AboutInfo.Part("Swift Atomics, Collections, System", "", licence: "Apache-2.0"),
    ]
  }

  private static var unicode: AboutInfo.Part {
    AboutInfo.Part("Unicode data", "15.0, CLDR 41", licence: "Unicode-DFS-2016")
  }

  /// In the words that the licences ask for.
  private static var data: [AboutInfo.Part] {
    [
      AboutInfo.Part(
        "GeoNames", "(\(PlacesCredits.geoNamesSite))",
        licence: "\(PlacesCredits.geoNamesLicence), \(PlacesCredits.geoNamesChanges)"),
      AboutInfo.Part("Natural Earth", "2017", licence: "public domain"),
      AboutInfo.Part("tz database", "2025b", licence: "public domain"),
    ]
      + ProviderName.services.map { AboutInfo.Part($0.title, "", licence: $0.credit(.english)) }
      + [AboutInfo.Part("OpenStreetMap", "", licence: "\(Nominatim.credit), ODbL 1.0")]
  }

  /// The parts of the program, in as many lines as the smallest usual terminal has; without the version
  /// of libcurl, as every start makes this text.
  static let text = lines(curl: "")

  /// The same with the version of libcurl, which is loaded for it: some 4 ms.
  static var fullText: String { lines(curl: LiveHTTPClient.libraries ?? "missing") }

  private static func lines(curl: String) -> String {
    let shown = Set(data.map(\.title))
    let rows = parts(curl: curl).map(\.title).filter { !shown.contains($0) }
    return (["moggy \(program)"] + rows).joined(separator: "\n")
  }

  private static var swift: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
