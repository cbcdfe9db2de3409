import Core
import Foundation
import JourneyKit
import Persistence
import PetsDomain
import PetsScreens
import ProfileScreens
import Shell
import Terminal
import Toolkit

extension Scene {
  static let shell = [
    Scene("Shell/Help", "list") { app, _ in try await app.press("?") },
    Scene("Shell/Help", "end") { app, _ in try await app.press("?", "G") },
    Scene("Shell/Help", "field") { app, _ in
      try await app.press(.enter, .enter, KeyStroke(.function(1)))
    },
    Scene("Shell/Notice", "deleted") { app, _ in try await app.press("d") },
    Scene(
      "Shell/Notice", "restored",
      first: [
        .started,
        .records(
          .repaired(
            Repair(backup: Date(timeIntervalSince1970: 1_772_000_000), damaged: "/moggy.damaged"))),
      ]),
    Scene(
      "Shell/Small", "small", sizes: [Size(39, 12), Size(40, 11), Size(20, 6), Size(5, 2)]),
  ]

  static let introduction = [
    Scene("Shell/Introduction", "day", .untold),
    Scene("Shell/Introduction", "pets", .untold) { app, _ in try await app.press(.right) },
    Scene("Shell/Introduction", "world", .untold) { app, _ in
      try await app.press(.right, .right)
    },
    Scene("Shell/Introduction", "begin", .untold) { app, _ in
      try await app.press(.right, .right, .right)
    },
    Scene("Shell/Introduction", "welcome", .first),
    Scene("Shell/Introduction", "flat", .first, sizes: [Size(80, 24), Size(40, 12)]) { app, _ in
      try await app.press("z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Profile/Premium", "offered", .first) { app, _ in
      try await app.press("s", .profileTab, "p")
    },
    Scene("Profile/Premium", "flat", .first, sizes: [Size(80, 24), Size(40, 12)]) { app, _ in
      try await app.press("z", "f", "s", .profileTab, "p")
      try await app.advance(by: .seconds(10))
    },
    Scene("Profile/Premium", "slot-taken", .first) { app, _ in
      try await app.press("s", "a")
      try await app.type("Rex")
      try await app.press(.enter, .escape, "a")
    },
  ]

  static let profile = [
    Scene("Profile/Settings", "content") { app, _ in try await app.press(.profileTab) },
    Scene("Profile/Settings", "language-focused") { app, _ in try await app.press(.profileTab, .tab)
    },
    Scene("Profile/Settings", "theme-focused") { app, _ in
      try await app.press(.profileTab, .tab, .tab)
    },
    Scene("Profile/Settings", "developer") { app, _ in
      try await app.press(.profileTab, "G", .enter, "G")
    },
    Scene("Profile/Settings", "question") { app, _ in
      try await app.press(.profileTab, "G", .enter, "G", .enter)
    },
    Scene("Profile/Settings", "flat", sizes: [Size(80, 24), Size(40, 12)]) { app, _ in
      try await app.press(.profileTab, "z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Profile/Pets", "list") { app, _ in try await app.press(.profileTab, .enter) },
    Scene("Profile/Pets", "nameless", .one(.colour, "grey")) { app, _ in
      try await app.press(.profileTab, .enter)
    },
    Scene("Profile/Pets", "empty", .one(.name, "Rex")) { app, _ in
      try await app.press(.profileTab, .enter, "d")
      try await app.advance(by: .seconds(10))
    },
    Scene("Profile/Premium", "owned") { app, _ in try await app.press(.profileTab, "j", .enter) },
    Scene("Profile/Contact", "address", contact: "moggy@example.org") { app, _ in
      try await app.press(.profileTab, "j", "j", .enter)
    },
    Scene("Profile/About", "open") { app, _ in
      try await app.press(.profileTab, "i")
    },
    Scene("Profile/About", "end") { app, _ in
      try await app.press(.profileTab, "i", "G")
    },
    Scene("Profile/Files", "back-up") { app, _ in try await files(.backUp, app) },
    Scene("Profile/Files", "no-such-file") { app, _ in
      try await files(.restore, app).retype("~/nothing.tar")
      try await app.press(.enter)
    },
    Scene("Profile/Files", "restore") { app, _ in
      try await files(.backUp, app)
      try await app.press(.enter)
      try await app.on(ProfilePage.self).begin(.restore)
      try await app.on(FilesPage.self).retype("~/moggy-backup-2026-03-06.tar")
      try await app.press(.enter)
      try await app.advance(by: .seconds(10))
    },
  ]

  @discardableResult
  @MainActor
  private static func files(_ operation: DataOperation, _ app: Journey) async throws -> FilesPage {
    try await app.press(.profileTab)
    try await app.on(ProfilePage.self).begin(operation)
    return try app.on(FilesPage.self)
  }
}
