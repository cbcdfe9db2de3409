import ConfigurationFile
import Foundation
import Measures
import Networking
import Places
import WeatherDomain
import WeatherScreens

/// What the file of settings and the locale say of the weather; for the screen and the command alike.
struct WeatherChoices {
  let section: WeatherSection
  let environment: [String: String]
  /// The folder of the file of settings; nil where there is none.
  let folder: URL?

  var configuration: WeatherConfiguration {
    var configuration = WeatherConfiguration()
    configuration.coordinates = section.coordinates.map {
      Coordinates(latitude: $0.latitude, longitude: $0.longitude)
    }
    configuration.author = section.author ?? configuration.author
    configuration.avatar = section.avatar
    configuration.pictureList = section.pictures
    configuration.server = section.server
    configuration.units = .usual(inRegion: LocaleRegion.code("LC_MEASUREMENT", environment))
    return configuration
  }

  /// Of OpenWeatherMap; nothing is read here.
  var key: KeptSecret {
    var sources: [SecretSource] = []
    if let file = section.keyFile.map(path) { sources.append(.file(file)) }
    if let name = section.keyVariable { sources.append(.environment(name)) }
    if let command = section.keyCommand { sources.append(.command(command)) }
    return KeptSecret(sources, environment: environment)
  }

  /// Beside the file of settings, unless it begins with `/` or `~/`.
  private func path(_ written: String) -> URL {
    if written.hasPrefix("~/"), let home = environment["HOME"], !home.isEmpty {
      return URL(filePath: home + written.dropFirst(1), directoryHint: .notDirectory)
    }
    return URL(filePath: written, directoryHint: .notDirectory, relativeTo: folder).absoluteURL
  }
}
