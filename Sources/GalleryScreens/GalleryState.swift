import AppRuntime
import Core
import Toolkit

/// What the gallery remembers.
public struct GalleryState: Equatable, Sendable {
  public var isHelpOpen = false
  /// What has been typed into the palette; nil while it is closed.
  public var palette: PaletteState?
  /// Only one specimen is shown, and all the room is its own.
  public let isSolo: Bool
  /// The place of the open one in ``GallerySpecimens/all``.
  public internal(set) var selection: Int
  var toasts = ToastQueue()
  var specimen: RunningSpecimen.State

  /// - Parameter specimen: the name of the only one to show; nil for all of them.
  public init(
    _ feature: GalleryFeature, specimen: String? = nil, language: Language = .english
  ) {
    isSolo = specimen != nil
    selection = GallerySpecimens.all.firstIndex { $0.name == specimen } ?? 0
    self.specimen = feature.open(selection, language).initial()
  }
}
