import Semantics
import Toolkit
import TrackersDomain

/// The dialogs in front of a day.
struct DayDialogView {
  let dialog: DayDialog
  let day: DayState
  let settings: TrackersSettings
  let words: TrackersWords

  var body: Element<DayAction> {
    switch dialog {
    case .menu(let id):
      day.card(id).map {
        CardMenu(
          card: $0, words: words, heading: heading(of: $0.id), isFuture: day.day > day.today
        ).body
      } ?? Spacer().element
    case .dayMenu: DayMenu(words: words).body
    case .calendar(let calendar): month(calendar)
    default: asked.map(DayAction.dialog)
    }
  }

  private func heading(of id: Tracker.ID) -> String {
    let section = day.page?.sections.first { $0.cards.contains { $0.id == id } }
    return section.map { words.header($0.header) } ?? ""
  }

  private var asked: Element<DayDialogAction> {
    switch dialog {
    case .filters: filters
    case .deleting(_, let name): question(name)
    case .amount(let amount): prompt(amount)
    case .note(let note): noteDialog(note)
    case .options(let quietHours): options(quietHours)
    case .details(let details):
      day.card(details.id).map {
        CardDetailsView(
          card: $0, category: day.page?.category(of: $0.tracker), figures: details.figures,
          words: words
        ).body
      } ?? Spacer().element
    case .menu, .dayMenu, .calendar: Spacer().element
    }
  }

  // MARK: The filter
  private var filters: Element<DayDialogAction> {
    ActionSheet(
      TrackersID.filters, title: words.filterTitle,
      items: DayChoice.allCases.map { choice in
        let mark = choice == day.choice ? "✓ " : "  "
        return MenuItem(
          choice.rawValue, mark + words.name(choice), action: DayDialogAction.filterChosen(choice))
      }, cancel: words.cancel, onCancel: .closed
    ).element
  }

  // MARK: The month
  private func month(_ calendar: DayCalendarState) -> Element<DayAction> {
    Modal(
      TrackersID.calendar, title: words.calendarTitle, maxColumns: 41, dismissTitle: words.cancel,
      onDismiss: DayAction.dialog(.closed)
    ) {
      MonthCalendar(
        TrackersID.calendar.child("month"), label: words.calendarTitle, selection: calendar.day,
        rules: DateRules(today: day.today),
        marks: { calendar.counts[$0] != nil }, markTitle: words.hasRecords, opensOnClick: true,
        onMove: { DayAction.calendar(.moved($0)) },
        onOpen: { DayAction.calendar(.picked($0)) })
    }.element
  }

  // MARK: Questions
  private func question(_ name: String) -> Element<DayDialogAction> {
    ConfirmDialog(
      TrackersID.question, title: words.deleteTitle, message: words.deleteText(name),
      confirm: words.delete, cancel: words.cancel, onConfirm: .deleteAnswered(true),
      onCancel: .deleteAnswered(false)
    ).element
  }

  private func prompt(_ amount: DayAmountState) -> Element<DayDialogAction> {
    PromptDialog(
      TrackersID.amount, title: amount.name, message: words.amountQuestion(amount.target),
      text: amount.text, placeholder: words.amountPlaceholder(isCleared: !amount.opened.isEmpty),
      isSelectedAtFirst: true,
      problem: amount.isWrong ? words.problem(.notAnAmount) : nil, confirm: words.save,
      cancel: words.cancel,
      actions: .init(onChange: { .amountTyped($0) }, onSubmit: .amountSaved, onCancel: .closed)
    ).element
  }

  private func noteDialog(_ note: DayNoteState) -> Element<DayDialogAction> {
    Modal(TrackersID.note, title: note.name, dismissTitle: words.cancel, onDismiss: .closed) {
      Text(words.noteFor(note.day), .muted)
      TextArea(
        TrackersID.noteText, label: words.noteFor(note.day), text: note.text,
        placeholder: words.notePlaceholder, limit: Tracker.longestText, height: .rows(2...5),
        enter: .submits, wish: .atOnce,
        handlers: .init(onChange: { .noteTyped($0) }, onSubmit: .noteSaved))
      Spacer(1)
      HStack(spacing: 2) {
        Button(TrackersID.note.child("save"), words.save, action: DayDialogAction.noteSaved)
        Button(TrackersID.note.child("cancel"), words.cancel, action: DayDialogAction.closed)
      }
    }.element
  }

  /// - Parameter quietHours: as they are typed; nil for as they are set.
  private func options(_ quietHours: String?) -> Element<DayDialogAction> {
    Modal(
      TrackersID.options, title: words.optionsTitle, dismissTitle: words.close, onDismiss: .closed
    ) {
      CheckBox(
        TrackersID.options.child("pinned"), words.pinnedDaily,
        isOn: settings.showsPinnedDaily, onChange: DayDialogAction.pinnedDailyTurned)
      CheckBox(
        TrackersID.options.child("carried"), words.carriedOver,
        isOn: settings.carriesEventsOver, onChange: DayDialogAction.carriedOverTurned)
      CheckBox(
        TrackersID.options.child("streaks"), words.streaksHidden,
        isOn: settings.hidesStreaks, onChange: DayDialogAction.streaksHiddenTurned)
      CheckBox(
        TrackersID.options.child("grid"), words.gridFirst,
        isOn: settings.startsWithGrid, onChange: DayDialogAction.gridFirstTurned)
      Text(words.quietHours)
      TextField(
        TrackersID.options.child("quiet"), label: words.quietHours,
        text: quietHours ?? settings.quietHours.text, placeholder: words.quietHoursPlaceholder,
        message: quietHours.flatMap { QuietHours(typed: $0) == nil ? words.notQuietHours : nil },
        handlers: .init(
          onChange: DayDialogAction.quietHoursTyped, onSubmit: .closed, onCancel: .closed,
          submitTitle: words.close, cancelTitle: words.close))
      Spacer(1)
      Button(TrackersID.options.child("close"), words.close, action: DayDialogAction.closed)
    }.element
  }
}

/// The menu of the places to which a day leads; each has a key of its own too.
struct DayMenu {
  let words: TrackersWords

  var body: Element<DayAction> {
    ActionSheet(
      TrackersID.dayMenu, title: words.dayMenuTitle, items: items, cancel: words.cancel,
      onCancel: .dialog(.closed)
    ).element
  }

  private var items: [MenuItem<DayAction>] {
    [
      item("due", words.dueTitle, .dueTapped),
      item("grid", words.gridTitle, .gridTapped()),
      item("statistics", words.name(.statistics), .statisticsTapped),
      item("archived", words.archiveName, .archivedTapped), .separator,
      item("calendar", words.calendarItem, .calendarTapped),
      item("search", words.search, .search(.opened)),
      item("filter", words.filterTitle, .filterTapped),
      item("options", words.optionsTitle, .optionsTapped),
    ]
  }

  private func item(_ key: String, _ title: String, _ action: DayAction) -> MenuItem<DayAction> {
    MenuItem(key, title, shortcut: "trackers.\(key)", action: .menuChosen(action))
  }
}
