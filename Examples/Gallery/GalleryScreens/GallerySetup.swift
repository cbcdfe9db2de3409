import AppRuntime
import Core
import Foundation
import Maps
import Places
import Scheduling
import Terminal
import Toolkit

/// Puts the gallery together; the real program and a test start the same way.
public enum GallerySetup {
  /// The options that the gallery starts with.
  public struct Options: Sendable {
    /// The only one to show; nil for all.
    public var specimen: String?
    public var language: Language
    public var theme: ThemeName
    public var view: ViewSettings
    /// The environment of the process, in which terminals name themselves.
    public var environment: [String: String] = [:]
    public var pictureFolder: String?
    public var seed: UInt64
    public var atlas: MapAtlas?

    public init(
      specimen: String? = nil, language: Language = .english, theme: ThemeName = .auto,
      view: ViewSettings = ViewSettings(), pictureFolder: String? = nil,
      seed: UInt64 = 1, atlas: MapAtlas? = nil
    ) {
      self.specimen = specimen
      self.language = language
      self.theme = theme
      self.view = view
      self.pictureFolder = pictureFolder
      self.seed = seed
      self.atlas = atlas
    }
  }

  /// Returns a session that has not been given its first action: send ``GalleryAction/started``.
  @MainActor
  public static func session(
    _ options: Options, activity: Activity = Activity(), clock: any AppClock, size: Size,
    colorDepth: ColorDepth
  ) -> Session<GalleryFeature> {
    let feature = GalleryFeature(
      clock: clock, pictureFolder: options.pictureFolder, seed: options.seed,
      atlas: options.atlas)
    let state = GalleryState(feature, specimen: options.specimen, language: options.language)
    var known = Environment()
    (known.language, known.theme, known.view) = (options.language, options.theme, options.view)
    let store = Store(
      feature, state: state, environment: known, activity: activity, clock: clock)
    let themes = ThemeCatalogue()
    return Session(store, size: size) { environment in
      let terminal = environment.terminal
      let theme = themes.theme(
        environment.theme, depth: colorDepth, isLightTerminal: terminal.background?.isLight ?? false
      )
      var context = RenderContext(theme: theme, language: environment.language)
      environment.view.apply(
        to: &context, depth: environment.theme.depth(on: colorDepth), terminal: terminal,
        environment: options.environment)
      return context
    }
  }

  /// The folder of the sample pictures, in the resources of this module.
  public static var samplePictures: String? {
    Bundle.module.url(forResource: "Pictures", withExtension: nil)?.path(percentEncoded: false)
  }

  /// Returns the world for the map, from the file of places beside the program; nil where there is
  /// none.
  public static func atlas(environment: [String: String]) -> MapAtlas? {
    (try? Gazetteer(PlacesFile(environment: environment))).map { MapAtlas($0.outlines) }
  }
}
