import CursesHost
import Persistence
import Pictures
import Places
import ProfileScreens
import WeatherDomain

/// What the program is made of.
enum Versions {
  static let program = "0.1.0"

  /// How this program was built.
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

  static var about: AboutInfo { AboutInfo(version: program, build: build, parts: parts) }

  static var parts: [AboutInfo.Part] {
    [
      AboutInfo.Part("Swift", swift, licence: "Apache-2.0"),
      AboutInfo.Part("ncurses", CursesScreen.libraryVersion, licence: "MIT (X11)"),
      AboutInfo.Part("SQLite", DataStore.libraryVersion, licence: "public domain"),
      AboutInfo.Part("GRDB", "7.10", licence: "MIT"),
      AboutInfo.Part("swift-argument-parser", "1.8", licence: "Apache-2.0"),
      AboutInfo.Part("TOMLKit", "0.6", licence: "MIT"),
      AboutInfo.Part("toml++", "3.4", licence: "MIT"),
      AboutInfo.Part("libspng", PictureLibraries.spng, licence: "BSD-2-Clause"),
      // Neither its headers nor the library tell which it is before 3.0.
      AboutInfo.Part("libjpeg-turbo", "", licence: "IJG, BSD-3-Clause, Zlib"),
      AboutInfo.Part("libchafa", PictureLibraries.chafa, licence: "LGPL-3.0-or-later"),
      AboutInfo.Part("glib", PictureLibraries.glib, licence: "LGPL-2.1-or-later"),
    ] + network + [unicode] + data
  }

  /// What asks the network.
  private static var network: [AboutInfo.Part] {
    let apache = "Apache-2.0"
    return [
      AboutInfo.Part("AsyncHTTPClient", "1.37", licence: apache),
      AboutInfo.Part("SwiftNIO", "2.101, SSL 2.37, Extras 1.35, HTTP/2 1.46", licence: apache),
      AboutInfo.Part("BoringSSL", "", licence: "Apache-2.0, ISC, MIT"),
      AboutInfo.Part(
        "Swift Algorithms, Atomics, Collections, Distributed Tracing, Log, Numerics, "
          + "Service Context, System", "", licence: apache),
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
      + ProviderName.allCases.map { AboutInfo.Part($0.title, "", licence: $0.credit) }
      + [AboutInfo.Part("OpenStreetMap", "", licence: "\(Nominatim.credit), ODbL 1.0")]
  }

  /// What the program is built of, in as many lines as the smallest usual terminal has.
  static var text: String {
    let shown = Set(data.map(\.title))
    let rows = parts.map(\.title).filter { !shown.contains($0) }
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
