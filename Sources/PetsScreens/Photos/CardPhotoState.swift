import FilePrompts

/// What the open card does about its photo.
public struct CardPhotoState: Equatable, Sendable {
  /// A path that is being typed; nil while none is.
  public var prompt: PathPrompt<PhotoProblem>?
  /// Whether the photo has all of the tab.
  public var isOpen = false
  /// The question about an empty pet is about its photo, not about a field.
  public var isRemoving = false
}
