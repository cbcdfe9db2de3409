import ArgumentParser
import Core
import Interchange
import Persistence
import TrackersDomain
import TrackersScreens

/// `moggy trackers options`.
struct TrackersOptions: AppCommand {
  enum Switch: String, ExpressibleByArgument, CaseIterable, Sendable { case on, off }

  static let configuration = CommandConfiguration(
    commandName: "options", abstract: "Print the options of Trackers, or set those that are given.")

  @OptionGroup var options: RecordsOptions
  @Option(help: "Show pinned habits every day: on or off.") var pinnedDaily: Switch?
  @Option(help: "Carry over events that were not done: on or off.") var carryOver: Switch?
  @Option(help: "Hide streaks on cards: on or off.") var hideStreaks: Switch?
  @Option(help: "Begin with the grid, from 100 columns: on or off.") var gridFirst: Switch?
  @Option(
    help: ArgumentHelp("Without reminders, as 22:00-8:00; empty for none.", valueName: "times"))
  var quietHours: String?

  private var isReading: Bool {
    quietHours == nil && [pinnedDaily, carryOver, hideStreaks, gridFirst].allSatisfy { $0 == nil }
  }

  var access: RecordsAccess { isReading ? .look : .write }

  func perform(in context: TrackersContext) async throws {
    let kept = Settings(context.store)
    var settings = try await kept.value(of: TrackersSettings.key)
    func set(_ path: WritableKeyPath<TrackersSettings, Bool>, _ wanted: Switch?) {
      if let wanted { settings[keyPath: path] = wanted == .on }
    }
    set(\.showsPinnedDaily, pinnedDaily)
    set(\.carriesEventsOver, carryOver)
    set(\.hidesStreaks, hideStreaks)
    set(\.startsWithGrid, gridFirst)
    if let quietHours {
      guard let hours = QuietHours(typed: quietHours)
      else { throw CommandFailure(.wrongUse, context.words.screen.notQuietHours) }
      settings.quietHours = hours
    }
    if !isReading { try await kept.set(TrackersSettings.key, to: settings) }
    context.tell(JSONValue(settings), rows: context.words.rows(settings))
  }
}

extension TrackersCommandWords {
  fileprivate func rows(_ settings: TrackersSettings) -> [[String]] {
    func told(_ isOn: Bool) -> String { isOn ? say(en: "on", ru: "да") : say(en: "off", ru: "нет") }
    let quiet = settings.quietHours
    return [
      [screen.pinnedDaily, told(settings.showsPinnedDaily)],
      [screen.carriedOver, told(settings.carriesEventsOver)],
      [screen.streaksHidden, told(settings.hidesStreaks)],
      [screen.gridFirst, told(settings.startsWithGrid)],
      [screen.quietHours, quiet.isNone ? screen.quietHoursPlaceholder : quiet.text],
    ]
  }
}

extension JSONValue {
  fileprivate init(_ settings: TrackersSettings) {
    let quiet = settings.quietHours
    self = [
      "pinned_daily": .bool(settings.showsPinnedDaily),
      "carry_over": .bool(settings.carriesEventsOver),
      "hide_streaks": .bool(settings.hidesStreaks), "grid_first": .bool(settings.startsWithGrid),
      "quiet_hours": quiet.isNone
        ? .null : ["from": .string(quiet.start.text), "to": .string(quiet.end.text)],
    ]
  }
}
