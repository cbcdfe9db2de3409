import Core
import Toolkit
import TrackersDomain

/// The words of the form for a tracker.
struct TrackerFormWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  var schedules: ScheduleWords { ScheduleWords(language: language) }
  var emoji: EmojiNames { EmojiNames(language: language) }

  // MARK: What it is to be

  var newTracker: String { language.say(en: "New tracker", ru: "Создание трекера") }
  func name(_ kind: TrackerForm.Kind) -> String {
    switch kind {
    case .habit: language.say(en: "Habit", ru: "Привычка")
    case .event: language.say(en: "Irregular event", ru: "Нерегулярное событие")
    }
  }

  func title(_ kind: TrackerForm.Kind, isNew: Bool) -> String {
    switch (kind, isNew) {
    case (.habit, true): language.say(en: "New habit", ru: "Новая привычка")
    case (.habit, false): language.say(en: "Edit habit", ru: "Редактирование привычки")
    case (.event, true):
      language.say(en: "New irregular event", ru: "Новое нерегулярное событие")
    case (.event, false): language.say(en: "Edit event", ru: "Редактирование события")
    }
  }

  func days(_ count: Int) -> String {
    let word = language.plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return "\(count) \(word)"
  }

  // MARK: Acts

  var create: String { language.say(en: "create", ru: "создать") }
  var save: String { language.say(en: "save", ru: "сохранить") }
  var cancel: String { language.say(en: "cancel", ru: "отменить") }
  var back: String { language.say(en: "back", ru: "назад") }
  var gone: String {
    language.say(en: "It has been deleted meanwhile.", ru: "Его тем временем удалили.")
  }
  func lack(_ parts: [TrackerPart]) -> String {
    let names = parts.map { name($0).lowercased() }.joined(separator: ", ")
    return language.say(en: "Missing: \(names)", ru: "Не хватает: \(names)")
  }

  // MARK: Fields

  func name(_ part: TrackerPart) -> String {
    switch part {
    case .name: language.say(en: "Name", ru: "Название")
    case .category: language.say(en: "Category", ru: "Категория")
    case .schedule: language.say(en: "Schedule", ru: "Расписание")
    case .day: language.say(en: "Date", ru: "Дата")
    case .target: language.say(en: "Amount", ru: "Сколько")
    case .unit: language.say(en: "Unit", ru: "Единица")
    case .emoji: language.say(en: "Emoji", ru: "Эмодзи")
    case .colour: language.say(en: "Colour", ru: "Цвет")
    case .reminder: language.say(en: "Reminder", ru: "Напомнить")
    case .question: language.say(en: "Question", ru: "Вопрос")
    case .note: language.say(en: "Note", ru: "Заметка")
    }
  }

  var namePlaceholder: String {
    language.say(en: "what do you want to track?", ru: "что будете отслеживать?")
  }
  var clearName: String { language.say(en: "clear the name", ru: "очистить название") }
  var noCategory: String { language.say(en: "choose…", ru: "выбрать…") }
  var chooseCategory: String { language.say(en: "choose", ru: "выбрать") }

  func name(_ rhythm: TrackerForm.Rhythm) -> String {
    switch rhythm {
    case .weekdays: language.say(en: "by days", ru: "по дням")
    case .perWeek: language.say(en: "times a week", ru: "N раз в неделю")
    case .perMonth: language.say(en: "times a month", ru: "N раз в месяц")
    }
  }

  var weekdays: String { language.say(en: "Days", ru: "Дни") }
  var presets: String { language.say(en: "Choose at once", ru: "Выбрать сразу") }
  var nextDay: String { language.say(en: "next day", ru: "следующий день") }
  var previousDay: String { language.say(en: "day before", ru: "предыдущий день") }
  var howOften: String { language.say(en: "How often", ru: "Как часто") }
  var calendar: String { language.say(en: "Date", ru: "Дата") }

  var measured: String { language.say(en: "Measured", ru: "Измерять") }
  var isMeasured: String { language.say(en: "in numbers", ru: "в числах") }
  var goal: String { language.say(en: "Goal", ru: "Цель") }
  var goals: [String] {
    [language.say(en: "at least", ru: "не меньше"), language.say(en: "at most", ru: "не больше")]
  }
  var unitPlaceholder: String {
    language.say(en: "km, pages, glasses", ru: "км, страниц, стаканов")
  }

  var allEmoji: String { language.say(en: "All emoji", ru: "Все эмодзи") }
  var allEmojiHint: String { language.say(en: "all emoji", ru: "все эмодзи") }
  var noEmoji: String { language.say(en: "none chosen", ru: "не выбран") }
  func take(_ emoji: String) -> String { language.say(en: "Take it", ru: "Взять его") }
  var takeHint: String { language.say(en: "take it", ru: "взять его") }

  var noColour: String { language.say(en: "none chosen", ru: "не выбран") }
  var reminderPlaceholder: String { language.say(en: "for example 9:30", ru: "например, 9:30") }
  var questionPlaceholder: String {
    language.say(en: "Did you go for a run today?", ru: "Вы сегодня бегали?")
  }
  var notePlaceholder: String {
    language.say(en: "what it is for", ru: "зачем это нужно")
  }
}
