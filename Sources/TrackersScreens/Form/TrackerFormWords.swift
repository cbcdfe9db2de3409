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

/// The problems of a form or of a category's name, told beside their field.
extension TrackerFormWords {
  func problem(_ problem: TrackerProblem) -> String {
    switch problem {
    case .missing(let part): missing(part)
    case .tooLong(_, let most): tooLong(most)
    case .notAnAmount:
      language.say(
        en: "A number more than 0, such as 8 or 1.5.", ru: "Число больше 0, например 8 или 1,5.")
    case .notATime:
      language.say(en: "A time such as 9:30.", ru: "Время, например 9:30.")
    case .categoryIsThere(let category):
      language.say(
        en: "There is a category “\(category.name)” already.",
        ru: "Категория «\(category.name)» уже есть.")
    case .noSuchCategory:
      language.say(en: "The category has been deleted.", ru: "Эту категорию удалили.")
    case .future:
      language.say(en: "The day is still to come.", ru: "Этот день ещё не наступил.")
    case .otherTimes:
      language.say(en: "The day is too far away.", ru: "Этот день слишком далеко.")
    case .otherDay(let day):
      language.say(
        en: "It is of another day: \(CalendarWords(language).date(day)).",
        ru: "Оно другого дня: \(CalendarWords(language).date(day)).")
    case .doneAlready(let day):
      language.say(
        en: "Done already, on \(CalendarWords(language).date(day)).",
        ru: "Уже выполнено: \(CalendarWords(language).date(day)).")
    case .notForThis: language.say(en: "Not for this tracker.", ru: "Не для этого трекера.")
    }
  }

  func tooLong(_ most: Int) -> String {
    let characters = language.plural(
      most, en: ("character", "characters"), ru: ("символа", "символов", "символов"))
    return language.say(
      en: "No more than \(most) \(characters).", ru: "Не больше \(most) \(characters).")
  }

  private func missing(_ part: TrackerPart) -> String {
    switch part {
    case .name: language.say(en: "Type a name.", ru: "Введите название.")
    case .category: language.say(en: "Choose a category.", ru: "Выберите категорию.")
    case .schedule: language.say(en: "Choose at least one day.", ru: "Выберите хотя бы один день.")
    case .day: language.say(en: "Choose a day.", ru: "Выберите день.")
    case .target: language.say(en: "Type how much.", ru: "Введите, сколько.")
    case .emoji: language.say(en: "Choose an emoji.", ru: "Выберите эмодзи.")
    case .colour: language.say(en: "Choose a colour.", ru: "Выберите цвет.")
    case .unit, .reminder, .question, .note: name(part)
    }
  }
}

/// The words of the list of categories.
extension TrackerFormWords {
  var categories: String { language.say(en: "Category", ru: "Категория") }
  var addCategory: String { language.say(en: "Add a category", ru: "Добавить категорию") }
  var addCategoryHint: String { language.say(en: "add", ru: "новая") }
  var newCategory: String { language.say(en: "New category", ru: "Новая категория") }
  var editCategory: String { language.say(en: "Edit the category", ru: "Изменить категорию") }
  var renameHint: String { language.say(en: "rename", ru: "изменить") }
  var deleteHint: String { language.say(en: "delete", ru: "удалить") }
  var chooseHint: String { language.say(en: "choose", ru: "выбрать") }
  var upHint: String { language.say(en: "move up", ru: "поднять выше") }
  var downHint: String { language.say(en: "move down", ru: "опустить ниже") }
  var loading: String { language.say(en: "Loading…", ru: "Загрузка…") }
  var chosenCategory: String { language.say(en: "chosen", ru: "выбрана") }
  var noCategories: String { language.say(en: "No categories yet", ru: "Категорий пока нет") }
  var noCategoriesHint: String {
    language.say(
      en: "Put habits together that belong together.",
      ru: "Объединяйте привычки по смыслу.")
  }
  var categoryPlaceholder: String {
    language.say(en: "a name for the category", ru: "название категории")
  }
  var done: String { language.say(en: "Done", ru: "Готово") }
  var doneHint: String { language.say(en: "done", ru: "готово") }

  // MARK: Deleting

  var deletionTitle: String {
    language.say(en: "Delete the category?", ru: "Удалить категорию?")
  }
  func trackers(_ count: Int) -> String {
    let word = language.plural(
      count, en: ("tracker", "trackers"), ru: ("трекер", "трекера", "трекеров"))
    return "\(count) \(word)"
  }
  func deletionText(_ name: String, _ count: Int) -> String {
    language.say(
      en: "“\(name)” has \(trackers(count)).", ru: "В категории «\(name)» \(trackers(count)).")
  }
  var moveTo: String { language.say(en: "Move to", ru: "Перенести в") }
  var move: String { language.say(en: "Move and delete", ru: "Перенести и удалить") }
  var deleteAll: String { language.say(en: "Delete all", ru: "Удалить всё") }
  var deleteAllHint: String {
    language.say(en: "delete its trackers too", ru: "удалить и трекеры")
  }
  var keep: String { language.say(en: "Cancel", ru: "Отмена") }

  func deleted(_ category: TrackerCategory, _ target: TrackerCategory?) -> String {
    if let target {
      return language.say(
        en: "“\(category.name)” is deleted, its trackers are in “\(target.name)”. Undo: u",
        ru: "«\(category.name)» удалена, её трекеры — в «\(target.name)». Вернуть: u")
    }
    return language.say(
      en: "“\(category.name)” is deleted. Undo: u", ru: "«\(category.name)» удалена. Вернуть: u")
  }
}

/// A schedule in words: `Every day`, `Mon, Wed`, `3 times a week`.
struct ScheduleWords {
  let language: Language

  func text(_ schedule: Schedule) -> String {
    switch schedule {
    case .weekdays(.everyDay): everyDay
    case .weekdays(let days): days.days.map(short).joined(separator: ", ")
    case .perWeek(let count): "\(times(count)) \(aWeek)"
    case .perMonth(let count): "\(times(count)) \(aMonth)"
    case .paused: language.say(en: "Paused", ru: "На паузе")
    }
  }

  var everyDay: String { language.say(en: "Every day", ru: "Каждый день") }
  var workdays: String { language.say(en: "Weekdays", ru: "Будни") }
  var weekend: String { language.say(en: "Weekend", ru: "Выходные") }
  var aWeek: String { language.say(en: "a week", ru: "в неделю") }
  var aMonth: String { language.say(en: "a month", ru: "в месяц") }

  func short(_ day: Weekday) -> String {
    let calendar = CalendarWords(language)
    return language.say(en: calendar.inLine(day), ru: calendar.short(day))
  }

  func times(_ count: Int) -> String {
    let word = language.plural(count, en: ("time", "times"), ru: ("раз", "раза", "раз"))
    return "\(count) \(word)"
  }
}

/// The names of emoji, as pictures of a few pixels cannot be told apart.
struct EmojiNames {
  let language: Language

  /// Nil for an emoji that has none here: a flag, a family.
  func name(of emoji: String) -> String? {
    switch emoji {
    case "❤️": language.say(en: "red heart", ru: "красное сердце")
    case "🏝", "🏝️": language.say(en: "desert island", ru: "необитаемый остров")
    default:
      EmojiCatalogue.entry(of: emoji).map { entry in
        language.say(
          en: entry.english, ru: entry.russian.isEmpty ? entry.english : entry.russian)
      }
    }
  }

  /// For a reader: the emoji itself where it has no name.
  func label(of emoji: String) -> String { name(of: emoji) ?? emoji }
}
