import Core
import GalleryScreens
import JourneyKit
import JourneyKitInProcess
import Terminal
import Toolkit

/// A state of a specimen that is worth a look, and how a user gets there.
struct GalleryScene: Sendable {
  typealias Way = @MainActor @Sendable (_ app: Journey, _ language: Language) async throws -> Void

  let specimen: String
  let state: String
  /// Whether things move on the way; at the end the clock stands still.
  let moves: Bool
  let way: Way

  init(
    _ specimen: String, _ state: String = "start", moves: Bool = false,
    way: @escaping Way = { _, _ in }
  ) {
    self.specimen = specimen
    self.state = state
    self.moves = moves
    self.way = way
  }

  static let families: [[GalleryScene]] = [
    text, lists, forms, picks, containers, notices, motion, charts, pictures, maps,
    program,
  ]
}

/// How a specimen is looked at: in colours, without, and as a screen reader wants it.
enum GalleryLook: String, CaseIterable, Sendable {
  case dark, light, none, flat

  var theme: ThemeName {
    switch self {
    case .dark, .flat: .dark
    case .light: .light
    case .none: .none
    }
  }

  func apply(to launch: inout GalleryLaunch) {
    launch.theme = theme
    launch.isFlat = self == .flat
  }
}

extension GalleryCase {
  /// Goes to a scene in process, and says what is to be done there.
  @MainActor
  func visit(
    _ scene: GalleryScene, _ size: Size, _ language: Language, _ look: GalleryLook,
    _ body: (Journey, InProcessDriver<GalleryFeature>) async throws -> Void
  ) async throws {
    var launch = GalleryLaunch(scene.specimen)
    launch.language = language
    launch.isMotionReduced = !scene.moves
    look.apply(to: &launch)
    try await inProcess(launch, size: size) { app, driver in
      try await scene.way(app, language)
      try await body(app, driver)
    }
  }
}
