import AppRuntime
import Terminal

extension PetsFeature {
  public static let actions = [
    ActionGroup(
      "pets", way: Phrase("open a pet or the list of pets", "откройте питомца или список питомцев"),
      [
        NamedAction("add", "a", "add a pet", "добавить питомца"),
        NamedAction("search", "/", "search for a pet", "найти питомца"),
        NamedAction("sort", "s", "sort the pets", "сортировать питомцев"),
        NamedAction(
          "dense", "v", "show the pets as lines or as cards",
          "показать питомцев строками или карточками"),
        NamedAction("due", "D", "see what is due for the pets", "посмотреть сроки питомцев"),
        NamedAction("edit", "e", "edit the pet", "изменить питомца"),
        NamedAction("delete", "d", "delete the pet", "удалить питомца"),
        NamedAction("export", "o", "export the pet's card", "экспортировать карточку питомца"),
        NamedAction("mark", .space, "mark the pet", "отметить питомца"),
        NamedAction(
          "unmark", .escape, "take the marks of all pets away", "снять отметки со всех питомцев"),
        NamedAction("back", .escape, "go back to the pets", "вернуться к питомцам"),
        NamedAction("retry", "r", "read the pets again", "прочитать питомцев снова"),
      ]),
    ActionGroup(
      "pets", way: Phrase("search for a pet first", "сначала найдите питомца"),
      [
        NamedAction(
          "nextMatch", "n", "go to the next pet found", "перейти к следующему найденному"),
        NamedAction(
          "previousMatch", "N", "go to the previous pet found", "перейти к предыдущему найденному"),
        NamedAction("clearSearch", .escape, "clear the search for pets", "сбросить поиск питомцев"),
      ]),
    ActionGroup(
      "pets", way: Phrase("open a pet first", "сначала откройте питомца"),
      [
        NamedAction("clear", "x", "clear a field of the pet", "очистить поле питомца"),
        NamedAction(
          "save", .control("s"), "save the field of the pet", "сохранить поле питомца"),
        NamedAction("photo", "p", "choose the pet's photo", "выбрать фото питомца"),
        NamedAction("viewPhoto", "v", "look at the pet's photo", "посмотреть фото питомца"),
        NamedAction("photoFit", "f", "fit the photo into its room", "вписать фото в рамку"),
        NamedAction("removePhoto", "P", "remove the pet's photo", "убрать фото питомца"),
      ]),
    ActionGroup(
      "health",
      way: Phrase("open the health book of a pet first", "сначала откройте медкарту питомца"),
      [
        NamedAction("add", "a", "add a health record", "добавить запись о здоровье"),
        NamedAction("edit", "e", "edit the health record", "изменить запись о здоровье"),
        NamedAction("clear", "x", "clear a field of the health record", "очистить поле записи"),
        NamedAction(
          "save", .control("s"), "save the health record", "сохранить запись о здоровье"),
        NamedAction("copy", "s", "save a copy of the document", "сохранить копию документа"),
        NamedAction("delete", "d", "delete the health record", "удалить запись о здоровье"),
        NamedAction("back", .escape, "leave the health book", "выйти из медкарты"),
      ]),
    ActionGroup(
      "health", way: Phrase("open the list of what is due first", "сначала откройте список сроков"),
      [
        NamedAction(
          "done", "t", "mark what is due as done today", "отметить срок как сделанное сегодня"),
        NamedAction(
          "export", "s", "export what is due as a calendar file",
          "экспортировать сроки в файл календаря"),
      ]),
  ]
}
