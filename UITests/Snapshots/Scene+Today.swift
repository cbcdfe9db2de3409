import JourneyKit
import Shell
import Terminal
import Toolkit

extension Scene {
  static let today = [
    Scene("Today/Page", "demo") { app, _ in try await app.press(.todayTab) },
    Scene("Today/Page", "empty", .none) { app, _ in try await app.press(.todayTab) },
    Scene("Today/Page", "weather", .weather(WeatherAnswers(code: 0, temperature: 12))) { app, _ in
      try await app.press(.todayTab)
    },
  ]
}
