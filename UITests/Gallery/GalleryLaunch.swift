import AppRuntime
import Core
import Foundation
import GalleryScreens
import JourneyKit
import JourneyKitInProcess
import Pictures
import Scheduling
import Terminal
import Toolkit

/// How the gallery is started in a journey; both drivers start from the same values.
struct GalleryLaunch: Sendable {
  /// The specimen that is shown alone; nil for the gallery with its list.
  var specimen: String?
  var language = Language.english
  var theme = ThemeName.dark
  var isFlat = false
  /// Nothing moves unless the journey is about motion.
  var isMotionReduced = true
  var now = Launch.moment

  init(_ specimen: String? = nil) {
    self.specimen = specimen
  }

  /// The options of the real program that say the same.
  var arguments: [String] {
    var arguments = ["--language", language.rawValue, "--theme", theme.rawValue, "--now", now]
    if let specimen { arguments += ["--specimen", specimen] }
    if isFlat { arguments.append("--flat") }
    return arguments + ["--animations", isMotionReduced ? "off" : "on"]
  }

  /// The world, read once for all journeys.
  private static let atlas = GallerySetup.atlas(environment: [:])

  @MainActor
  func inProcess(size: Size) -> InProcessDriver<GalleryFeature> {
    InProcessDriver(size: size) { size in
      let clock = ManualClock(now: (try? Date(now, strategy: .iso8601)) ?? .distantPast)
      let options = GallerySetup.Options(
        specimen: specimen, language: language, theme: theme,
        view: ViewSettings(hasMotion: !isMotionReduced, isFlat: isFlat),
        pictureFolder: GallerySetup.samplePictures, atlas: Self.atlas)
      let session = GallerySetup.session(
        options, clock: clock, size: size, colorDepth: .indexed256)
      let pictures = PictureService(cacheFolder: nil)
      session.loadPicture = { try await pictures.picture(for: $0) }
      session.send(.started)
      return (session, clock)
    }
  }

  @MainActor
  func program(home: String) -> Program {
    Program(
      MoggyDrivers.program(named: "gallery"), arguments: arguments,
      environment: Program.environment(home: home))
  }

  @MainActor
  func process(home: String, size: Size) -> ProcessDriver {
    ProcessDriver(program(home: home), size: size)
  }
}
