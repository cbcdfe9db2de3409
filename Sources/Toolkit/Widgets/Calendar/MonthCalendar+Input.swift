import Core
import Terminal

/// What keys and pointer do in a calendar.
extension MonthCalendar {
  func target(_ room: Rect, _ days: [Place]) -> Target<Action> {
    func place(_ point: Point) -> Place? { days.first { $0.frame.contains(point) } }
    return Target(
      id, frame: room, isFocusable: true, wish: .whenFree,
      part: { place($0).map { dayID($0.day) } },
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): go(.previousMonth)
        case .wheel(.down): go(.nextMonth)
        case .press(.left, let clicks):
          place(event.position).map { click($0.day, clicks) } ?? Response()
        default: nil
        }
      })
  }

  private func click(_ day: CalendarDay, _ clicks: Int) -> Response<Action> {
    if let problem = rules.problem(with: day) { return refuse(problem) }
    if let onOpen, opensOnClick || clicks == 2 { return .send(onOpen(day)) }
    return day == selection ? Response() : .send(onMove(day))
  }

  func go(_ move: CalendarMove) -> Response<Action> {
    let wanted = move.target(from: selection, today: rules.today, firstWeekday: firstWeekday)
    let day = rules.nearest(to: wanted)
    if day != selection { return .send(onMove(day)) }
    return rules.problem(with: wanted).map(refuse) ?? Response()
  }

  private func refuse(_ problem: DateRules.Problem) -> Response<Action> {
    Response(control: (id, Refusal(problem: problem, selection: selection)))
  }

  func scope(_ language: Language) -> BindingScope<Action> {
    var bindings = CalendarMove.allCases.map { move in
      KeyBinding<Action>(
        "calendar.\(move.rawValue)", move.keys, move.title(language), hint: move.hint
      ) { go(move) }
    }
    if let onOpen {
      let title = openTitle ?? language.say(en: "choose", ru: "выбрать")
      let open = KeyBinding<Action>("calendar.open", [.enter, .space], title) {
        rules.problem(with: selection).map(refuse) ?? .send(onOpen(selection))
      }
      bindings.insert(open, at: 0)
    }
    return BindingScope(title: label, owner: id, bindings: bindings)
  }
}
