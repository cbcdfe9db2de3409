import Core
import FoundationEssentials
import Scheduling
import Terminal
import Toolkit

/// The choices of the user, the terminal and the moment: what every screen may know.
///
/// The ``Store`` holds the only one and hands it to each update and view. A feature changes it by
/// ``Effect/change(_:)`` and keeps no copy of any part.
public struct Environment: Equatable, Sendable {
  public var language = Language.english
  /// The units that hold, by choice or by region.
  public var units = Units()
  public var theme = ThemeName.auto
  /// Motion, the flat view, the mouse and pictures.
  public var view = ViewSettings()
  /// The answers of the terminal to questions about itself, as far as they have come.
  public var terminal = TerminalCapabilities()
  /// The moment of the update or the frame.
  public var now = Date.distantPast
  /// The zone of the user's days.
  public var timeZone = TimeZone.gmt

  public init() {}

  /// The user's local day.
  public var today: CalendarDay { CalendarDay(now, in: timeZone) }
}
