import Core

/// The settings of this tab; kept with those of the program.
public struct TrackersSettings: Sendable, Hashable, Codable {
  public static let key = SettingKey<TrackersSettings>("trackers", fallback: TrackersSettings())

  /// True if pinned habits stand on every day, whatever their schedule.
  public var showsPinnedDaily = false
  /// True if events that were not done stand on every day until they are.
  public var carriesEventsOver = false
  public var hidesStreaks = false
  /// True if the grid is the first page of the tab where there is room for it.
  public var startsWithGrid = false
  /// The hours in which no reminder is told.
  public var quietHours = QuietHours.usual
  /// True if the introduction to the tab was read to the end.
  public var isOnboarded = false

  public init() {}

  /// Reads each setting by itself; one that cannot be read keeps its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func flag(_ key: CodingKeys) -> Bool {
      (try? values.decodeIfPresent(Bool.self, forKey: key)) ?? false
    }
    showsPinnedDaily = flag(.showsPinnedDaily)
    carriesEventsOver = flag(.carriesEventsOver)
    hidesStreaks = flag(.hidesStreaks)
    startsWithGrid = flag(.startsWithGrid)
    isOnboarded = flag(.isOnboarded)
    quietHours = (try? values.decode(QuietHours.self, forKey: .quietHours)) ?? .usual
  }
}
