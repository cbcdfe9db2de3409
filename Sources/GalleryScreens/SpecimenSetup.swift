import Core
import Maps
import Scheduling
import Toolkit

/// What a specimen may know of the world.
public struct SpecimenSetup: Sendable {
  public var language: Language
  public var clock: any AppClock
  /// The folder of the sample pictures; nil where there are none.
  public var pictureFolder: String?
  public var seed: UInt64
  /// The world for maps; nil where there is no file of places.
  public var atlas: MapAtlas?

  public init(
    language: Language, clock: any AppClock, pictureFolder: String? = nil, seed: UInt64 = 1,
    atlas: MapAtlas? = nil
  ) {
    self.language = language
    self.clock = clock
    self.pictureFolder = pictureFolder
    self.seed = seed
    self.atlas = atlas
  }

  /// One text in every language.
  public func say(en: String, ru: String) -> String { language.say(en: en, ru: ru) }
}
