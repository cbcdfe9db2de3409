import Core
import Toolkit
import TrackersDomain

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
