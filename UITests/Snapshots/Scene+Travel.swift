import Core
import JourneyKit
import Terminal
import Toolkit

extension Scene {
  /// The map of what was visited, adding, the countries, one of them, and settings.
  static let travel = [
    Scene("Travel/Map", "empty", .none) { app, _ in try await app.press(.travelTab) },
    Scene("Travel/Map", "world", .none) { app, _ in
      try await addPlaces(app)
      try await app.press(.escape, "n", "n")
    },
    Scene("Travel/Map", "country", .none) { app, _ in try await addPlaces(app) },
    Scene("Travel/Map", "flat", .none, sizes: [Size(80, 24)]) { app, _ in
      try await addPlaces(app)
      try await app.press("z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Travel/Adding", "suggestions", .none) { app, _ in
      try await app.press(.travelTab, "a")
      try await app.type("nig")
    },
    Scene("Travel/Adding", "wrong", .none) { app, _ in
      try await addPlaces(app)
      try await app.press("a")
      try await app.type("Rome")
      try await app.press(.enter)
    },
    Scene("Travel/Countries", "empty", .none) { app, _ in try await app.press(.travelTab, "[") },
    Scene("Travel/Countries", "list", .none) { app, _ in
      try await addPlaces(app)
      try await app.press("[")
    },
    Scene("Travel/Countries", "found", .none) { app, _ in
      try await addPlaces(app)
      try await app.press("[", "/")
      try await app.type("ra")
      try await app.press(.enter)
    },
    Scene("Travel/Country", "cities", .none) { app, _ in
      try await addPlaces(app)
      try await app.press("i")
    },
    Scene("Travel/Country", "form", .none) { app, _ in
      try await addPlaces(app)
      try await app.press("i", "E")
    },
    Scene("Travel/Photos", "strip", .photos(PhotoAnswers(missing: [2]))) { app, _ in
      try await addFrance(app)
    },
    Scene("Travel/Photos", "one", .photos(PhotoAnswers())) { app, _ in
      try await addFrance(app)
      try await app.press("p", .right)
    },
    Scene("Travel/Settings", "counts", .none) { app, _ in
      try await addPlaces(app)
      try await app.press("]")
    },
    Scene("Travel/Settings", "deleting", .none) { app, _ in
      try await addPlaces(app)
      try await app.press("]", "D")
    },
    Scene("Travel/Settings", "information", .none) { app, _ in
      try await app.press(.travelTab, "]", "i")
    },
    Scene("Travel/Map", "samples") { app, _ in try await app.press(.travelTab) },
    Scene("Travel/Settings", "samples") { app, _ in try await app.press(.travelTab, "]") },
    Scene("Travel/Statistics", "samples") { app, _ in try await app.press(.travelTab, "S") },
    Scene("Travel/Statistics", "end") { app, _ in try await app.press(.travelTab, "S", "G") },
    Scene("Travel/Statistics", "empty", .none) { app, _ in try await app.press(.travelTab, "S") },
    Scene("Travel/Files", "export") { app, _ in try await app.press(.travelTab, "E") },
    Scene("Travel/Files", "preview") { app, language in
      try await app.press(.travelTab, "E", .enter, "[", "d", "I")
      try await app.type(language == .russian ? "поездки" : "travels")
      try await app.press(.tab, .enter)
      try await app.advance(by: .seconds(10))
    },
    Scene("Travel/Files", "poster") { app, _ in try await app.press(.travelTab, "P") },
  ]

  /// The page of one country, when all of its photos have come that will.
  @MainActor
  private static func addFrance(_ app: Journey) async throws {
    try await app.press(.travelTab, "a")
    try await app.type("France")
    try await app.press(.enter, "i")
    for _ in 0..<10 { try await app.advance(by: .seconds(1)) }
  }

  /// Three countries, with two cities of the last, whose view is left open.
  @MainActor
  private static func addPlaces(_ app: Journey) async throws {
    try await app.press(.travelTab)
    for name in ["Brazil", "Japan", "France"] {
      try await app.press(.escape, "a")
      try await app.type(name)
      try await app.press(.enter)
    }
    for name in ["Paris", "Lyon"] {
      try await app.press("a")
      try await app.type(name)
      try await app.press(.enter)
    }
    try await app.advance(by: .seconds(10))
  }
}
