import Foundation
import JourneyKit
import Shell
import Terminal
import Toolkit

extension Scene {
  static let weather = [
    Scene("Weather/Main", "content", .weather(WeatherAnswers())),
    Scene("Weather/Main", "days", .weather(WeatherAnswers(code: 0))) { app, _ in
      try await app.press(.end)
    },
    Scene("Weather/Main", "day", .weather(WeatherAnswers())) { app, _ in
      try await app.press("o", "n")
    },
    Scene("Weather/Main", "loading", .offline),
    Scene("Weather/Main", "offline", .offline) { app, _ in
      try await app.on(WeatherPage.self).exhaustTries()
    },
    Scene("Weather/Main", "nowhere", .nowhere),
    Scene(
      "Weather/Main", "flat", .weather(WeatherAnswers()), sizes: [Size(80, 24), Size(40, 12)]
    ) { app, _ in
      try await app.press("z", "f")
      try await app.advance(by: .seconds(10))
    },
  ]
}
