import Core
import FoundationEssentials
import Scheduling
import Terminal
import Toolkit

/// The choices of the user, the terminal and the moment: all that every screen may know.
///
/// The ``Store`` holds the only one and hands it to each update and view. A feature changes it by
/// ``Effect/change(_:)`` and keeps no copy of any part.
public struct Environment: Equatable, Sendable {
  public var language = Language.english
  /// The units that the user has chosen.
  public var chosenUnits = UnitSettings()
  /// The units of the region, for what nobody has chosen.
  public var regionUnits = Units()
  public var theme = ThemeName.auto
  /// Motion, the flat view, the mouse and pictures.
  public var view = ViewSettings()
  /// True where the user has got Premium.
  public var hasPremium = false
  /// The answers of the terminal to questions about itself, as far as they have come.
  public var terminal = TerminalCapabilities()
  /// The moment of the update or the frame.
  public var now = Date.distantPast
  /// The zone of the user's days.
  public var timeZone = TimeZone.gmt

  public init() {}

  /// The units that hold, by choice or by region.
  public var units: Units { chosenUnits.units(in: regionUnits) }

  /// The user's local day.
  public var today: CalendarDay { CalendarDay(now, in: timeZone) }

  /// The wait until the user's local day ends; at least a second, so that a timer that comes a moment
  /// early is set once more.
  public var untilMidnight: Duration {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let end = calendar.dateInterval(of: .day, for: now)?.end ?? now.addingTimeInterval(3600)
    return .seconds(max(1, end.timeIntervalSince(now).rounded(.up)))
  }
}

/// The ways of showing things besides theme and language, as a user turns them on and off while the
/// program runs.
public struct ViewSettings: Hashable, Sendable, Codable {
  /// True where things move by themselves.
  public var hasMotion: Bool
  /// True for screen readers: no frames, one thing a line.
  public var isFlat: Bool
  /// True where the program takes the mouse; without it the terminal's own selection works.
  public var hasMouse: Bool
  public var pictures: PictureSetting

  public init(
    hasMotion: Bool = true, isFlat: Bool = false, hasMouse: Bool = true,
    pictures: PictureSetting = .auto
  ) {
    (self.hasMotion, self.isFlat, self.hasMouse) = (hasMotion, isFlat, hasMouse)
    self.pictures = pictures
  }

  /// Writes them into what a frame is drawn with.
  ///
  /// - Parameter environment: the variables of the process, as terminals name themselves there.
  public func apply(
    to context: inout RenderContext, depth: ColorDepth, terminal: TerminalCapabilities,
    environment: [String: String]
  ) {
    context.isMotionReduced = !hasMotion
    context.isFlat = isFlat
    context.depth = depth
    context.pictures.cellPixels = terminal.cellPixels
    context.pictures.graphics = PictureProtocol.choose(
      setting: pictures, environment: environment, capabilities: terminal, depth: depth)
  }
}

/// A way of showing things that is on or off.
public enum ViewSwitch: String, Hashable, Sendable, CaseIterable {
  case motion, mouse, flat

  /// Returns true where it is on.
  public func isOn(in view: ViewSettings) -> Bool { view[keyPath: keyPath] }

  /// Turns it on or off.
  public func set(_ isOn: Bool, in view: inout ViewSettings) { view[keyPath: keyPath] = isOn }

  private var keyPath: WritableKeyPath<ViewSettings, Bool> {
    switch self {
    case .motion: \.hasMotion
    case .mouse: \.hasMouse
    case .flat: \.isFlat
    }
  }
}

extension Words {
  /// Takes the language and the units of the user.
  public init(_ environment: Environment) {
    self.init(environment.language, units: environment.units)
  }
}
