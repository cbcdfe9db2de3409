import Core
import Semantics
import Terminal

/// A date to type in any usual form, or to take from a calendar: `Alt-↓`, or a click on `▾`.
///
/// The state holds the text as it was typed; what it was read as stands beside it. The calendar is a
/// ``CalendarPopup`` of the screen that the field is on. A date that stands there is selected until it
/// is touched: what is typed takes its place, an arrow keeps it. What is no date yet is gone on with.
///
/// ```swift
/// DateField(
///   "visit.date", label: words.date, text: state.date, rules: rules, checksItself: true,
///   handlers: .init(onChange: { .dateChanged($0) }), onCalendar: .calendarTapped)
/// ```
public struct DateField<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let text: String
  private let rules: DateRules
  private let message: String?
  private let checksItself: Bool
  private let wish: FocusWish
  private let handlers: TextField<Action>.Handlers
  private let onCalendar: Action?

  /// - Parameters:
  ///   - message: what is wrong with the date, from the screen.
  ///   - checksItself: whether the field tells what is wrong by its rules: when it is left, and while
  ///     it is typed in as soon as no more typing can make it right.
  ///   - onCalendar: nil where there is no calendar.
  public init(
    _ id: Identifier, label: String, text: String, rules: DateRules, message: String? = nil,
    checksItself: Bool = false, wish: FocusWish = .none, handlers: TextField<Action>.Handlers,
    onCalendar: Action? = nil
  ) {
    (self.id, self.label, self.text, self.rules) = (id, label, text, rules)
    (self.message, self.checksItself, self.wish) = (message, checksItself, wish)
    (self.handlers, self.onCalendar) = (handlers, onCalendar)
  }

  public var flex: Flex { Flex(horizontal: 1) }

  private func notes(_ context: RenderContext) -> FieldNotes {
    FieldNotes(id: id, message: message(context))
  }

  private func message(_ context: RenderContext) -> String? {
    if message != nil || !checksItself { return message }
    if context.focus == id, DateReading(rules: rules).isUnfinished(text) { return nil }
    return rules.problem(with: text)?.words(context.language)
  }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1 + notes(context).rows(available.columns), available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard !rect.isEmpty else { return }
    let language = canvas.context.language
    let room = rect.columns - (onCalendar == nil ? 0 : 4)
    let line = Rect(origin: rect.origin, size: Size(max(1, min(18, room)), 1))
    TextField(
      id, label: label, text: text, placeholder: placeholder(language),
      isInvalid: message(canvas.context) != nil, isSelectedAtFirst: day != nil,
      wish: wish, handlers: handlers
    ).render(in: line, &canvas)
    var point = Point(x: line.maxX + 1, y: line.minY)
    if let onCalendar, point.x + 3 <= rect.maxX {
      let button = FieldButton(id: id.child("calendar"), field: id, sign: "▾") {
        Response<Action>.send(onCalendar)
      }
      point.x += button.draw(at: point, &canvas) + 1
      let title = language.say(en: "calendar", ru: "календарь")
      let keys = [KeyStroke(.down, .alt), KeyStroke(.function(4))]
      let open = KeyBinding("date.calendar", keys, title, onCalendar)
      canvas.add(BindingScope(title: label, owner: id, bindings: [open]))
    }
    drawReading(at: point, columns: rect.maxX - point.x, &canvas)
    notes(canvas.context).draw(in: rect.inset(Insets(top: 1)), canvas.painter)
  }

  private func placeholder(_ language: Language) -> String {
    switch rules.style {
    case .dayMonthYear: language.say(en: "dd.mm.yyyy", ru: "дд.мм.гггг")
    case .monthDayYear: language.say(en: "mm/dd/yyyy", ru: "мм/дд/гггг")
    case .yearMonthDay: language.say(en: "yyyy-mm-dd", ru: "гггг-мм-дд")
    }
  }

  private var day: CalendarDay? { try? rules.day(in: text) }

  /// The date that the text was read as, where it is a good one and there is room.
  private func drawReading(at point: Point, columns: Int, _ canvas: inout Canvas<Action>) {
    guard let day else { return }
    let words = rules.words(canvas.context.language)
    let texts = [words.full(day), words.date(day), words.brief(day)]
    guard let shown = texts.first(where: { DisplayWidth.of($0) <= columns }) else { return }
    canvas.write(shown, at: point, role: .muted)
    canvas.describe(
      SemanticNode(
        identifier: id.child("reading"), role: .text, label: shown,
        frame: Rect(origin: point, size: Size(DisplayWidth.of(shown), 1))))
  }
}

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

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    modal.render(in: rect, &canvas)
  }
}
