import AppRuntime
import Terminal

extension TrackersFeature {
  public static let actions = [
    onTheDay, onATracker, narrowed, inCategories, inStatistics, inTheForm,
  ]

  private static let onTheDay = ActionGroup(
    "trackers", way: Phrase("open the day first", "сначала откройте день"),
    [
      NamedAction("add", "a", "add a tracker", "добавить трекер"),
      NamedAction("statistics", "s", "open the statistics", "открыть статистику"),
      NamedAction("due", "D", "see which trackers wait", "посмотреть, что осталось сделать"),
      NamedAction("grid", "g", "open the grid of habits", "открыть таблицу привычек"),
      NamedAction(
        "calendar", "c", "choose a day of the month in the calendar",
        "выбрать день месяца в календаре"),
      NamedAction("search", "/", "search for a tracker", "найти трекер"),
      NamedAction("filter", "f", "filter the trackers", "фильтровать трекеры"),
      NamedAction("nextFilter", "F", "take the next filter", "включить следующий фильтр"),
      NamedAction("archived", "V", "open the archive of trackers", "открыть архив трекеров"),
      NamedAction("dayMenu", "M", "open the menu of the day", "открыть меню дня"),
      NamedAction("options", "o", "open the options of the trackers", "открыть настройки трекеров"),
      NamedAction("nextDay", "]", "go to the next day", "перейти к следующему дню"),
      NamedAction("previousDay", "[", "go to the previous day", "перейти к предыдущему дню"),
      NamedAction("nextWeek", "}", "go a week on", "перейти на неделю вперёд"),
      NamedAction("previousWeek", "{", "go a week back", "перейти на неделю назад"),
      NamedAction("today", "t", "go to today", "перейти к сегодняшнему дню"),
      NamedAction("back", .escape, "go back to the day", "вернуться к дню"),
    ])

  private static let onATracker = ActionGroup(
    "trackers", way: Phrase("select a tracker first", "сначала выберите трекер"),
    [
      NamedAction("toggle", .space, "mark the tracker as done", "отметить трекер"),
      NamedAction("skip", "x", "skip the habit today", "пропустить привычку сегодня"),
      NamedAction("amount", "=", "type the amount of the habit", "ввести количество привычки"),
      NamedAction("more", "+", "count one more of the habit", "увеличить количество привычки"),
      NamedAction("less", "-", "count one less of the habit", "уменьшить количество привычки"),
      NamedAction(
        "allDone", "C", "mark all of the category as done", "отметить все трекеры категории"),
      NamedAction("note", "w", "write a note for the day", "написать заметку к дню"),
      NamedAction(
        "details", "i", "see the details of the tracker", "посмотреть подробности трекера"),
      NamedAction("edit", "e", "edit the tracker", "изменить трекер"),
      NamedAction("pin", "p", "pin the tracker", "закрепить трекер"),
      NamedAction("archive", "A", "archive the tracker", "архивировать трекер"),
      NamedAction("delete", "d", "delete the tracker", "удалить трекер"),
      NamedAction("menu", "m", "open the menu of the tracker", "открыть меню трекера"),
    ])

  private static let narrowed = ActionGroup(
    "trackers", way: Phrase("search for a tracker first", "сначала найдите трекер"),
    [
      NamedAction("nextMatch", "n", "go to the next tracker found", "перейти к следующему трекеру"),
      NamedAction(
        "previousMatch", "N", "go to the previous tracker found", "перейти к предыдущему трекеру"),
      NamedAction("clearSearch", .escape, "show all trackers again", "показать все трекеры"),
    ])

  private static let inCategories = ActionGroup(
    "trackers",
    way: Phrase(
      "open the categories in the form of a tracker", "откройте категории в форме трекера"),
    [
      NamedAction("addCategory", "a", "add a category", "добавить категорию"),
      NamedAction("renameCategory", "e", "rename the category", "переименовать категорию"),
      NamedAction("categoryUp", "K", "move the category up", "поднять категорию выше"),
      NamedAction("categoryDown", "J", "move the category down", "опустить категорию ниже"),
      NamedAction("deleteCategory", "d", "delete the category", "удалить категорию"),
    ])

  private static let inStatistics = ActionGroup(
    "trackers", way: Phrase("open the statistics first", "сначала откройте статистику"),
    [
      NamedAction("import", "I", "import trackers", "импортировать трекеры"),
      NamedAction("export", "E", "export the trackers", "экспортировать трекеры"),
      NamedAction("addAll", "a", "add all trackers of the file", "добавить все трекеры из файла"),
      NamedAction("nextHabit", "n", "see the next habit", "посмотреть следующую привычку"),
      NamedAction("previousHabit", "N", "see the previous habit", "посмотреть предыдущую привычку"),
      NamedAction("nextYear", "]", "see the next year", "посмотреть следующий год"),
      NamedAction("previousYear", "[", "see the previous year", "посмотреть предыдущий год"),
      NamedAction("nextStep", "b", "put together by other periods", "сменить группировку"),
      NamedAction("rules", "i", "see how the statistics count", "узнать, как считается статистика"),
    ])

  private static let inTheForm = ActionGroup(
    "trackerForm",
    way: Phrase("open the form of a tracker first", "сначала откройте форму трекера"),
    [
      NamedAction(
        "nextWeekday", .right, "go to the next weekday", "перейти к следующему дню недели"),
      NamedAction(
        "previousWeekday", .left, "go to the previous weekday", "перейти к предыдущему дню недели"),
      NamedAction("firstWeekday", .home, "go to the first weekday", "перейти к первому дню недели"),
      NamedAction("lastWeekday", .end, "go to the last weekday", "перейти к последнему дню недели"),
      NamedAction("turnWeekday", .space, "check the weekday", "отметить день недели"),
      NamedAction("everyDay", "e", "choose every day", "выбрать каждый день"),
      NamedAction("workdays", "w", "choose the weekdays", "выбрать будни"),
      NamedAction("weekend", "s", "choose the weekend", "выбрать выходные"),
    ])
}
