import Core
import Semantics
import Terminal

/// A calendar in front of the screen, below the field that it fills in; `Enter` or a click takes a
/// day, `Esc` leaves the field as it is.
///
/// ```
/// CalendarPopup(
///   "visit.popup", for: "visit.date", title: words.date, selection: day, rules: rules,
///   onMove: { .dayMoved($0) }, onPick: { .dayPicked($0) }, dismissTitle: words.cancel,
///   onDismiss: .calendarClosed)
/// ```
public struct CalendarPopup<Action>: Widget {
  private let modal: Modal<Action>

  /// - Parameters:
  ///   - field: the field that it stands at; drawn before it.
  ///   - selection: the day that the arrows have come to.
  public init(
    _ id: Identifier, for field: Identifier, title: String, selection: CalendarDay,
    rules: DateRules, onMove: @escaping (CalendarDay) -> Action,
    onPick: @escaping (CalendarDay) -> Action, dismissTitle: String? = nil, onDismiss: Action
  ) {
    modal = Modal(
      id, title: title, maxColumns: 41, dismissTitle: dismissTitle, onDismiss: onDismiss
    ) {
      MonthCalendar(
        id.child("month"), label: title, selection: selection, rules: rules, opensOnClick: true,
        onMove: onMove, onOpen: onPick)
    }.anchored(to: field)
  }

  public var flex: Flex { modal.flex }

  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    modal.render(in: rect, &canvas)
  }
}
