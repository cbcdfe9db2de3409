import ConfigurationFile
import Core
import Foundation
import Networking
import Places
import WeatherDomain
import WeatherScreens

/// The choices of the file of settings and the locale about the weather; for the screen and the command alike.
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
    KeyPlaces(
      file: section.keyFile, variable: section.keyVariable, command: section.keyCommand
    ).key(environment, folder: folder)
  }
}
