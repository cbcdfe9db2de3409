import AppRuntime
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
    public var isFlat: Bool
    public var isMotionReduced: Bool
    public var pictureFolder: String?
    public var seed: UInt64

    public init(
      specimen: String? = nil, language: Language = .english, theme: ThemeName = .auto,
      isFlat: Bool = false, isMotionReduced: Bool = false, pictureFolder: String? = nil,
      seed: UInt64 = 1
    ) {
      self.specimen = specimen
      self.language = language
      self.theme = theme
      self.isFlat = isFlat
      self.isMotionReduced = isMotionReduced
      self.pictureFolder = pictureFolder
      self.seed = seed
    }
  }

  /// A session that has not been given its first action: send ``GalleryAction/started``.
  @MainActor
  public static func session(
    _ options: Options, activity: Activity = Activity(), clock: any AppClock, size: Size,
    colorDepth: ColorDepth
  ) -> Session<GalleryFeature> {
    let feature = GalleryFeature(
      clock: clock, pictureFolder: options.pictureFolder, seed: options.seed)
    let state = GalleryState(
      feature, specimen: options.specimen, language: options.language, theme: options.theme,
      isFlat: options.isFlat, isMotionReduced: options.isMotionReduced)
    let store = Store(feature, state: state, activity: activity, clock: clock)
    let themes = ThemeCatalogue()
    return Session(store, size: size) { state, terminal in
      let theme = themes.theme(
        state.theme, depth: colorDepth, isLightTerminal: terminal.background?.isLight ?? false)
      var context = RenderContext(theme: theme, language: state.language)
      context.isFlat = state.isFlat
      context.isMotionReduced = state.isMotionReduced
      context.pictures.depth = colorDepth
      return context
    }
  }
}
