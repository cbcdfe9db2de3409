import PetsDomain

/// What the open card does about its photo.
public struct CardPhotoState: Equatable, Sendable {
  /// A path that is being typed; nil while none is.
  public var prompt: PhotoPrompt?
  /// Stands in front of the prompt that has opened it.
  public var browser: PhotoBrowser?
  /// Whether the photo has all of the tab.
  public var isOpen = false
  /// The question about an empty pet is about its photo, not about a field.
  public var isRemoving = false
}

/// The path of a photo as far as it is typed.
public struct PhotoPrompt: Equatable, Sendable {
  public var text: String
  /// Why the last one was not taken; gone with the next letter.
  public var problem: PhotoProblem?
  /// How the text can go on.
  public var completions: [PathCompletion] = []
  /// The folder that these are of, where the text does not tell.
  public var folder: String?
  /// Which of these is marked.
  public var mark: Int?
  /// The completions are still those of the text before.
  public var isListing = false
  /// What was pressed meanwhile, to be done with the new ones.
  public var waiting: [Step] = []
  /// The photo is being read.
  public var isTaking = false

  /// What a key does with the completions.
  public enum Step: Equatable, Sendable {
    case complete, submit
    case move(Int)
  }

  init(_ text: String = "") {
    self.text = text
  }

  /// The same with another text, for which completions are to be found.
  func retyped(_ text: String) -> PhotoPrompt {
    var prompt = PhotoPrompt(text)
    prompt.completions = completions
    return prompt
  }
}

/// The photos settings, and what the list has to do with photos.
public struct PhotoSettings: Equatable, Sendable {
  public var fit: PhotoFit
  /// Where the last photo came from, without a slash at its end; nil before the first one.
  public var lastFolder: String?
  /// Where photos are kept; nil where none are.
  var stock: PhotoFolder?
  /// Whether the list has room for photos: some pet in it has one.
  var areListed = false

  public init(fit: PhotoFit = .usual, lastFolder: String? = nil) {
    self.fit = fit
    self.lastFolder = lastFolder
  }

  /// In a part of a long list, a photo that was seen once keeps the room of all: the list must not
  /// jump while it scrolls.
  mutating func note(_ page: PetPage) {
    let isSeen = page.pets.contains { $0.photo != nil }
    areListed = page.pets.count == page.total ? isSeen : areListed || isSeen
  }
}
