import AppRuntime
import Core
import Maps
import Scheduling
import Terminal
import Toolkit

/// Puts the gallery together; the real program and a test start the same way.
public enum GallerySetup {
  /// What is decided before the gallery starts.
  public struct Options: Sendable {
    /// The only one to show; nil for all.
    public var specimen: String?
    public var language: Language
    public var theme: ThemeName
    public var view: ViewSettings
    /// What the process was started with, as terminals name themselves there.
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

  /// A session that has not been given its first action: send ``GalleryAction/started``.
  @MainActor
  public static func session(
    _ options: Options, activity: Activity = Activity(), clock: any AppClock, size: Size,
    colorDepth: ColorDepth
  ) -> Session<GalleryFeature> {
    let feature = GalleryFeature(
      clock: clock, pictureFolder: options.pictureFolder, seed: options.seed,
      atlas: options.atlas)
    let state = GalleryState(
      feature, specimen: options.specimen, language: options.language, theme: options.theme,
      view: options.view)
    let store = Store(feature, state: state, activity: activity, clock: clock)
    let themes = ThemeCatalogue()
    return Session(store, size: size) { state, terminal in
      let theme = themes.theme(
        state.theme, depth: colorDepth, isLightTerminal: terminal.background?.isLight ?? false)
      var context = RenderContext(theme: theme, language: state.language)
      state.view.apply(
        to: &context, depth: state.theme.depth(on: colorDepth), terminal: terminal,
        environment: options.environment)
      return context
    }
  }
}
