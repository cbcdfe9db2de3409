import Core
import Persistence

/// What a person has chosen for this tab; kept with the settings of the program.
public struct TrackersSettings: Sendable, Hashable, Codable {
  public static let key = SettingKey<TrackersSettings>("trackers", fallback: TrackersSettings())

  /// Pinned habits stand on every day, whatever their schedule (H-21).
  public var showsPinnedDaily = false
  /// Events that were not done stand on every day until they are (H-65).
  public var carriesEventsOver = false
  public var hidesStreaks = false
  /// Whether the first words about the tab were read to the end (H-03).
  public var isOnboarded = false

  public init() {}

  /// What cannot be read stays as it is by default, and each by itself.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func flag(_ key: CodingKeys) -> Bool {
      (try? values.decodeIfPresent(Bool.self, forKey: key)) ?? false
    }
    showsPinnedDaily = flag(.showsPinnedDaily)
    carriesEventsOver = flag(.carriesEventsOver)
    hidesStreaks = flag(.hidesStreaks)
    isOnboarded = flag(.isOnboarded)
  }
}
