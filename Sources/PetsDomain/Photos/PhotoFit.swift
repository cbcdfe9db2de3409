import Core
import Persistence

/// How photos stand in their frames, in the whole program.
public enum PhotoFit: String, Codable, Sendable, CaseIterable {
  /// All of the photo, with bands beside it.
  case fit
  /// All of the frame, with the photo's edges cut.
  case fill

  public static let setting = SettingKey<PhotoFit>("pets.photoFit", fallback: usual)
  public static let usual = PhotoFit.fill
}
