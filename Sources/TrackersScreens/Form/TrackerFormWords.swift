import Core
import Toolkit
import TrackersDomain

/// The words of the form for a tracker.
public typealias TrackerFormWords = Words<TrackerFormFeature>

extension TrackerFormWords {
  var schedules: ScheduleWords { ScheduleWords(language) }
  var emoji: EmojiNames { EmojiNames(language) }

  // MARK: What it is to be
  var newTracker: String { say(en: "New tracker", ru: "Создание трекера") }
  func name(_ kind: TrackerForm.Kind) -> String {
    switch kind {
    case .habit: say(en: "Habit", ru: "Привычка")
    case .event: say(en: "Irregular event", ru: "Нерегулярное событие")
    }
  }

  func title(_ kind: TrackerForm.Kind, isNew: Bool) -> String {
    switch (kind, isNew) {
    case (.habit, true): say(en: "New habit", ru: "Новая привычка")
    case (.habit, false): say(en: "Edit habit", ru: "Редактирование привычки")
    case (.event, true): say(en: "New irregular event", ru: "Новое нерегулярное событие")
    case (.event, false): say(en: "Edit event", ru: "Редактирование события")
    }
  }

  func days(_ count: Int) -> String {
    let word = plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return "\(count) \(word)"
  }

  // MARK: Acts
  var create: String { say(en: "create", ru: "создать") }
  var save: String { say(en: "save", ru: "сохранить") }
  var cancel: String { say(en: "cancel", ru: "отменить") }
  var back: String { say(en: "back", ru: "назад") }
  var gone: String { say(en: "It has been deleted meanwhile.", ru: "Его тем временем удалили.") }
  func lack(_ parts: [TrackerPart]) -> String {
    let names = parts.map { name($0).lowercased() }.joined(separator: ", ")
    return say(en: "Missing: \(names)", ru: "Не хватает: \(names)")
  }

  // MARK: Fields
  func name(_ part: TrackerPart) -> String {
    switch part {
    case .name: say(en: "Name", ru: "Название")
    case .category: say(en: "Category", ru: "Категория")
    case .schedule: say(en: "Schedule", ru: "Расписание")
    case .start: say(en: "Holds", ru: "Действует")
    case .day: say(en: "Date", ru: "Дата")
    case .target: say(en: "Amount", ru: "Сколько")
    case .unit: say(en: "Unit", ru: "Единица")
    case .emoji: say(en: "Emoji", ru: "Эмодзи")
    case .colour: say(en: "Colour", ru: "Цвет")
    case .reminder: say(en: "Reminder", ru: "Напомнить")
    case .question: say(en: "Question", ru: "Вопрос")
    case .note: say(en: "Note", ru: "Заметка")
    }
  }

  var namePlaceholder: String {
    say(en: "what do you want to track?", ru: "что будете отслеживать?")
  }
  /// The name of the category of whoever has none yet.
  public var usualCategory: String { say(en: TrackerCategory.usual, ru: "Общее") }
  var chooseCategory: String { say(en: "choose", ru: "выбрать") }

  func name(_ rhythm: TrackerForm.Rhythm) -> String {
    switch rhythm {
    case .weekdays: say(en: "by days", ru: "по дням")
    case .perWeek: say(en: "times a week", ru: "по неделям")
    case .perMonth: say(en: "times a month", ru: "по месяцам")
    case .everyDays: say(en: "every few days", ru: "раз в несколько дней")
    case .inDays: say(en: "times in some days", ru: "за несколько дней")
    }
  }

  var weekdays: String { say(en: "Days", ru: "Дни") }
  func checked(_ isOn: Bool) -> String {
    isOn ? say(en: "checked", ru: "отмечено") : say(en: "not checked", ru: "не отмечено")
  }
  var checkDay: String { say(en: "check", ru: "отметить") }
  var uncheckDay: String { say(en: "uncheck", ru: "снять отметку") }
  var nextDay: String { say(en: "next day", ru: "следующий день") }
  var previousDay: String { say(en: "day before", ru: "предыдущий день") }
  var firstDay: String { say(en: "first day", ru: "первый день") }
  var lastDay: String { say(en: "last day", ru: "последний день") }
  var everyDayHint: String { say(en: "every day", ru: "каждый день") }
  var workdaysHint: String { say(en: "weekdays", ru: "будни") }
  var weekendHint: String { say(en: "weekend", ru: "выходные") }
  var length: String { say(en: "Days", ru: "Дней") }
  var startDay: String { say(en: "From the day", ru: "С какого дня") }
  func from(_ start: TrackerForm.Start) -> String {
    switch start {
    case .today: say(en: "from today", ru: "с сегодня")
    case .beginning: say(en: "from the beginning", ru: "с самого начала")
    case .day: say(en: "from a date", ru: "с даты")
    }
  }
  var sum: String { say(en: "Amount of", ru: "Это") }
  /// Of a day, and of all days together.
  func sums(_ rhythm: TrackerForm.Rhythm) -> [String] {
    let all =
      switch rhythm {
      case .weekdays, .perWeek: say(en: "the whole week", ru: "за всю неделю")
      case .perMonth: say(en: "the whole month", ru: "за весь месяц")
      case .everyDays, .inDays: say(en: "all these days", ru: "за все эти дни")
      }
    return [say(en: "one day", ru: "за один день"), all]
  }
  var howOften: String { say(en: "How often", ru: "Как часто") }
  var calendar: String { say(en: "Date", ru: "Дата") }
  var measured: String { say(en: "Measured", ru: "Измерять") }
  var isMeasured: String { say(en: "in numbers", ru: "в числах") }
  var goal: String { say(en: "Goal", ru: "Цель") }
  var goals: [String] {
    [say(en: "at least", ru: "не меньше"), say(en: "at most", ru: "не больше")]
  }
  var amountPlaceholder: String { say(en: "for example 8", ru: "например, 8") }
  var unitPlaceholder: String { say(en: "for example km", ru: "например, км") }
  var allEmoji: String { say(en: "All emoji", ru: "Все эмодзи") }
  var allEmojiHint: String { say(en: "all emoji", ru: "все эмодзи") }
  var noEmoji: String { say(en: "none chosen", ru: "не выбран") }
  func take(_ emoji: String) -> String { say(en: "Take it", ru: "Взять его") }
  var takeHint: String { say(en: "take it", ru: "взять его") }
  var noColour: String { say(en: "none chosen", ru: "не выбран") }
  var reminderPlaceholder: String { say(en: "for example 9:30", ru: "например, 9:30") }
  var questionPlaceholder: String {
    say(en: "for example: Did you run today?", ru: "например: Вы сегодня бегали?")
  }
  var notePlaceholder: String { say(en: "what it is for", ru: "зачем это нужно") }
}

/// The problems of a form or of a category's name, told beside their field.
extension TrackerFormWords {
  func problem(_ problem: TrackerProblem) -> String {
    switch problem {
    case .missing(let part): missing(part)
    case .tooLong(_, let most): tooLong(most)
    case .notAnAmount:
      say(en: "A number more than 0, such as 8 or 1.5.", ru: "Число больше 0, например 8 или 1,5.")
    case .notATime: say(en: "A time such as 9:30.", ru: "Время, например 9:30.")
    case .categoryIsThere(let category):
      say(
        en: "There is a category “\(category.name)” already.",
        ru: "Категория «\(category.name)» уже есть.")
    case .noSuchCategory: say(en: "The category has been deleted.", ru: "Эту категорию удалили.")
    case .future: say(en: "The day is still to come.", ru: "Этот день ещё не наступил.")
    case .otherTimes: say(en: "The day is too far away.", ru: "Этот день слишком далеко.")
    case .otherDay(let day):
      say(
        en: "It is of another day: \(CalendarWords(language).date(day)).",
        ru: "Оно другого дня: \(CalendarWords(language).date(day)).")
    case .doneAlready(let day):
      say(
        en: "Done already, on \(CalendarWords(language).date(day)).",
        ru: "Уже выполнено: \(CalendarWords(language).date(day)).")
    case .notForThis: say(en: "Not for this tracker.", ru: "Не для этого трекера.")
    case .noTotal: noTotal
    }
  }

  var noTotal: String {
    say(
      en: "A habit of weekdays has an amount for each day.",
      ru: "У привычки по дням недели количество — на каждый день.")
  }

  func tooLong(_ most: Int) -> String {
    let characters = plural(
      most, en: ("character", "characters"), ru: ("символа", "символов", "символов"))
    return say(en: "No more than \(most) \(characters).", ru: "Не больше \(most) \(characters).")
  }

  private func missing(_ part: TrackerPart) -> String {
    switch part {
    case .name: say(en: "Type a name.", ru: "Введите название.")
    case .category: say(en: "Choose a category.", ru: "Выберите категорию.")
    case .schedule: say(en: "Choose at least one day.", ru: "Выберите хотя бы один день.")
    case .day, .start: say(en: "Choose a day.", ru: "Выберите день.")
    case .target: say(en: "Type how much.", ru: "Введите, сколько.")
    case .emoji: say(en: "Choose an emoji.", ru: "Выберите эмодзи.")
    case .colour: say(en: "Choose a colour.", ru: "Выберите цвет.")
    case .unit, .reminder, .question, .note: name(part)
    }
  }
}

/// The words of the list of categories.
extension TrackerFormWords {
  var categories: String { say(en: "Category", ru: "Категория") }
  var addCategory: String { say(en: "Add a category", ru: "Добавить категорию") }
  var addCategoryHint: String { say(en: "add", ru: "новая") }
  var newCategory: String { say(en: "New category", ru: "Новая категория") }
  var editCategory: String { say(en: "Edit the category", ru: "Изменить категорию") }
  var renameHint: String { say(en: "rename", ru: "изменить") }
  var deleteHint: String { say(en: "delete", ru: "удалить") }
  var chooseHint: String { say(en: "choose", ru: "выбрать") }
  var upHint: String { say(en: "move up", ru: "поднять выше") }
  var downHint: String { say(en: "move down", ru: "опустить ниже") }
  var loading: String { say(en: "Loading…", ru: "Загрузка…") }
  var chosenCategory: String { say(en: "chosen", ru: "выбрана") }
  var noCategories: String { say(en: "No categories yet", ru: "Категорий пока нет") }
  var noCategoriesHint: String {
    say(en: "Put habits together that belong together.", ru: "Объединяйте привычки по смыслу.")
  }
  var categoryPlaceholder: String { say(en: "a name for the category", ru: "название категории") }
  var done: String { say(en: "Done", ru: "Готово") }
  var doneHint: String { say(en: "done", ru: "готово") }

  // MARK: Deleting
  var deletionTitle: String { say(en: "Delete the category?", ru: "Удалить категорию?") }
  func trackers(_ count: Int) -> String {
    let word = plural(count, en: ("tracker", "trackers"), ru: ("трекер", "трекера", "трекеров"))
    return "\(count) \(word)"
  }
  func deletionText(_ name: String, _ count: Int) -> String {
    say(en: "“\(name)” has \(trackers(count)).", ru: "В категории «\(name)» \(trackers(count)).")
  }
  var moveTo: String { say(en: "Move to", ru: "Перенести в") }
  var move: String { say(en: "Move and delete", ru: "Перенести и удалить") }
  var deleteAll: String { say(en: "Delete all", ru: "Удалить всё") }
  var deleteAllHint: String { say(en: "delete its trackers too", ru: "удалить и трекеры") }
  var keep: String { say(en: "Cancel", ru: "Отмена") }

  func deleted(_ category: TrackerCategory, _ target: TrackerCategory?) -> String {
    if let target {
      return say(
        en:
          "“\(category.name)” is deleted, its trackers are in “\(target.name)”. u brings it back.",
        ru: "«\(category.name)» удалена, её трекеры — в «\(target.name)». Вернуть — u.")
    }
    return say(
      en: "“\(category.name)” is deleted. u brings it back.",
      ru: "«\(category.name)» удалена. Вернуть — u.")
  }
}

/// A schedule in words: `Every day`, `Mon, Wed`, `3 times a week`.
typealias ScheduleWords = Words<Schedule>

extension ScheduleWords {
  func text(_ schedule: Schedule) -> String {
    switch schedule {
    case .weekdays(.everyDay): everyDay
    case .weekdays(let days): days.days.map(short).joined(separator: ", ")
    case .perWeek(let count): "\(times(count)) \(aWeek)"
    case .perMonth(let count): "\(times(count)) \(aMonth)"
    case .inDays(1, let count): every(count)
    case .inDays(let count, let length): "\(times(count)) \(inDays(length))"
    case .paused: say(en: "Paused", ru: "На паузе")
    }
  }

  var everyDay: String { say(en: "Every day", ru: "Каждый день") }
  var workdays: String { say(en: "Weekdays", ru: "Будни") }
  var weekend: String { say(en: "Weekend", ru: "Выходные") }
  var aWeek: String { say(en: "a week", ru: "в неделю") }
  var aMonth: String { say(en: "a month", ru: "в месяц") }

  /// `Every 3 days`; `Раз в 3 дня`.
  private func every(_ count: Int) -> String {
    let days = plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return say(
      en: count == 2 ? "Every other day" : "Every \(count) \(days)",
      ru: count == 2 ? "Через день" : "Раз в \(count) \(days)")
  }

  /// `in 14 days`; `за 14 дней`.
  func inDays(_ count: Int) -> String {
    let days = plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return say(en: "in \(count) \(days)", ru: "за \(count) \(days)")
  }

  /// The days that a total is of, behind an amount: `10 km a week`.
  func aPeriod(_ schedule: Schedule) -> String {
    switch schedule {
    case .perWeek: aWeek
    case .perMonth: aMonth
    case .inDays(_, let days): inDays(days)
    case .weekdays, .paused: ""
    }
  }

  func short(_ day: Weekday) -> String {
    let calendar = CalendarWords(language)
    return calendar.leading(day)
  }

  func times(_ count: Int) -> String {
    let word = plural(count, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return "\(count) \(word)"
  }
}

/// The names of emoji, as pictures of a few pixels cannot be told apart.
typealias EmojiNames = Words<EmojiEntry>

extension EmojiNames {
  /// Nil for an emoji that has none here: a flag, a family.
  func name(of emoji: String) -> String? {
    switch emoji {
    case "❤️": say(en: "red heart", ru: "красное сердце")
    case "🏝", "🏝️": say(en: "desert island", ru: "необитаемый остров")
    default:
      EmojiCatalogue.entry(of: emoji).map { entry in
        say(en: entry.english, ru: entry.russian.isEmpty ? entry.english : entry.russian)
      }
    }
  }

  /// For a reader: the emoji itself where it has no name.
  func label(of emoji: String) -> String { name(of: emoji) ?? emoji }
}
