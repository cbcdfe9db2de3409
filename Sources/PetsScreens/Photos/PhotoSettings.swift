import PetsDomain

/// How photos are shown and where they come from and go; all but the last two are kept for the next
/// start.
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

  /// In a part of a long list, a photo that was seen once keeps the room of all, as the list must not
  /// jump while it scrolls; until the last one is taken from a pet that stays where it is.
  mutating func note(_ page: PetPage, after old: PetPage?) {
    let isSeen = page.pets.contains { $0.photo != nil }
    let isSamePart = old?.offset == page.offset && old?.pets.map(\.id) == page.pets.map(\.id)
    let isTaken = isSamePart && old?.pets.contains { $0.photo != nil } == true
    let isKnown = page.pets.count == page.total || isTaken
    areListed = isKnown ? isSeen : areListed || isSeen
  }
}
