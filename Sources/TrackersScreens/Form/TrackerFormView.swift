import Core
import Foundation
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The form for a tracker, or the list of categories in its place, and the dialogs in front of it.
struct TrackerFormView {
  let state: TrackerFormState
  let words: TrackerFormWords
  let weekStart: WeekStart

  /// While it asks what the tracker is to be, that question alone: to stand in front of the page.
  var body: Element<TrackerFormAction> {
    switch state.front {
    case .kinds: return kinds.element
    case .categories(let list): return CategoryListView(state: list, form: state, words: words).body
    default: return page
    }
  }

  /// Returns true where the form shows in front of the page, and not in its place.
  static func isInFront(_ state: TrackerFormState) -> Bool { state.front == .kinds }

  private var kinds: ActionSheet<TrackerFormAction> {
    let items = [TrackerForm.Kind.habit, .event].map { kind in
      MenuItem<TrackerFormAction>(kind.rawValue, words.name(kind), action: .kindChosen(kind))
    }
    return ActionSheet(
      TrackerFormID.kinds, title: words.newTracker, items: items,
      cancel: sentence(words.cancel), onCancel: .leftTapped)
  }

  private var title: String { words.title(state.form.kind, isNew: state.isNew) }

  private var page: Element<TrackerFormAction> {
    ZStack {
      VStack {
        header
        form.padding(horizontal: 1)
      }
      if case .emoji(let query) = state.front { picker(query) }
      if case .calendar(let day, let isStart) = state.front { calendar(day, isStart: isStart) }
    }
    .semantics(TrackerFormID.screen, .screen, label: title)
  }

  private var header: Element<TrackerFormAction> {
    HStack(spacing: 1) {
      Button(TrackerFormID.back, "‹", hint: words.back, action: TrackerFormAction.leaveTapped)
      Text(title, .title, id: TrackerFormID.title, semantics: .heading)
        .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      if !state.isNew {
        Text(words.days(state.doneCount), .accent, id: TrackerFormID.doneCount)
      }
    }.padding(horizontal: 1)
  }

  private var form: Form<TrackerFormAction> {
    let missing = state.missing
    return Form(
      TrackerFormID.form, label: title,
      record: state.tracker?.id.uuidString ?? state.form.kind.rawValue,
      rows: TrackerFormRows(state: state, words: words, weekStart: weekStart).all,
      isChanged: state.isChanged,
      isAsking: state.front == .question, lack: missing.isEmpty ? nil : words.lack(missing),
      handlers: .init(
        onSubmit: TrackerFormAction.saveTapped, onAsk: .leaveTapped, onStay: .stayTapped,
        onLeave: .leftTapped, submitTitle: state.isNew ? words.create : words.save,
        leaveTitle: words.cancel))
  }

  // MARK: In front of it
  private func picker(_ query: String) -> Element<TrackerFormAction> {
    let typed = TypedEmojiOffer(query: query)
    return Responsive { room in
      Modal(
        TrackerFormID.picker, title: words.allEmoji, maxColumns: 60, dismissTitle: words.back,
        onDismiss: TrackerFormAction.emojiClosed
      ) {
        EmojiPicker(
          TrackerFormID.picker.child("all"), words.allEmoji, query: query,
          selection: state.form.emoji.isEmpty ? nil : state.form.emoji,
          onSearch: TrackerFormAction.emojiSearched, onPick: TrackerFormAction.emojiPicked
        ).frame(rows: max(4, min(14, room.rows - (typed.emoji == nil ? 2 : 3))))
        typed.row(words)
      }.element
    }.element
  }

  /// - Parameter isStart: true for the day from which a schedule holds, else that of an event.
  private func calendar(
    _ day: CalendarDay, isStart: Bool
  ) -> CalendarPopup<TrackerFormAction> {
    CalendarPopup(
      TrackerFormID.calendar, for: isStart ? TrackerFormID.startDay : TrackerFormID.day,
      title: words.calendar, selection: day,
      rules: isStart ? state.startRules : state.dayRules, onMove: { .calendarMoved($0) },
      onPick: { .calendarPicked($0) },
      dismissTitle: words.back, onDismiss: .calendarClosed)
  }
}

/// A title in the middle of a sentence, as a button has it.
func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

/// An offer to take an emoji that was typed or pasted into the search; the catalogue may lack it.
struct TypedEmojiOffer {
  /// Nil where the query is words.
  let emoji: String?

  init(query: String) { emoji = TypedEmoji(query)?.text }

  func row(_ words: TrackerFormWords) -> [Element<TrackerFormAction>] {
    guard let emoji else { return [] }
    let take = KeyBinding<TrackerFormAction>(
      "trackers.takeEmoji", [.enter], words.takeHint, hint: .whileTyping, .emojiPicked(emoji))
    return [
      HStack(spacing: 1) {
        Emoji(emoji, label: words.emoji.label(of: emoji))
        Button(
          TrackerFormID.takeEmoji, words.take(emoji), action: TrackerFormAction.emojiPicked(emoji))
      }
      .bindings(words.allEmoji, [take])
    ]
  }
}
