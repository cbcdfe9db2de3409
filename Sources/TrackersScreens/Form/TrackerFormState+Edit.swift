import Core
import TrackersDomain

extension TrackerFormState {
  mutating func apply(_ edit: TrackerFormEdit) {
    switch edit {
    case .name(let name): form.name = name
    case .rhythm(let rhythm): form.rhythm = rhythm
    case .weekdays(let days): form.weekdays = days.rawValue
    case .perWeek(let count): form.perWeek = count
    case .perMonth(let count): form.perMonth = count
    case .day(let text):
      day = text
      readDay()
    case .isMeasured(let isMeasured): form.isMeasured = isMeasured
    case .isAtMost(let isAtMost): form.isAtMost = isAtMost
    case .target(let text): form.target = text
    case .unit(let text): form.unit = text
    case .emoji(let emoji): form.emoji = emoji
    case .colour(let number): form.colour = number
    case .reminder(let text): form.reminder = text
    case .question(let text): form.question = text
    case .note(let text): form.note = text
    }
  }

  /// What stands in front of the fields comes, goes, or changes.
  mutating func changeFront(_ action: TrackerFormAction) {
    switch action {
    case .emojiTapped:
      entry = .emoji
      front = .emoji(query: "")
    case .emojiSearched(let query): front = .emoji(query: query)
    case .emojiPicked(let emoji):
      form.emoji = emoji
      front = nil
    case .calendarTapped: front = .calendar(form.eventDay ?? today)
    case .calendarMoved(let day): front = .calendar(day)
    case .calendarPicked(let picked):
      day = picked.dotted
      readDay()
      front = nil
    case .emojiClosed, .calendarClosed: front = nil
    default: break
    }
  }

  /// A category that is gone is chosen no more.
  mutating func take(_ categories: [TrackerCategory]) {
    self.categories = categories
    if let id = form.category, !categories.contains(where: { $0.id == id }) { form.category = nil }
    guard case .categories(var list)? = front else { return }
    list.follow(categories)
    front = .categories(list)
  }
}
