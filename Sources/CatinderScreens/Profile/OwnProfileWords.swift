import CatinderDomain
import Core
import FilePrompts
import Toolkit

/// One's own profile.
extension CatinderWords {
  var profile: String { language.say(en: "Profile", ru: "Профиль") }
  var profileHint: String { language.say(en: "profile", ru: "профиль") }
  var name: String { language.say(en: "Name", ru: "Имя") }
  var age: String { language.say(en: "Age", ru: "Возраст") }
  var untold: String { language.say(en: "not told", ru: "не указан") }
  var savedAsTyped: String {
    language.say(en: "Saved as you type.", ru: "Сохраняется, пока вы пишете.")
  }
  var about: String { language.say(en: "In short", ru: "Краткое описание") }
  var aboutPlaceholder: String { language.say(en: "What everybody sees", ru: "Увидят все") }
  var story: String { language.say(en: "In full", ru: "Расширенное описание") }
  var storyPlaceholder: String {
    language.say(en: "For those who want to know more", ru: "Для тех, кто хочет узнать больше")
  }
  var preview: String { language.say(en: "Preview", ru: "Просмотр") }
  var previewHint: String { language.say(en: "preview", ru: "просмотр") }
  var logOutButton: String { language.say(en: "Log out", ru: "Выйти") }

  func saveFailed(_ error: CatinderError) -> String {
    let plan = language.say(en: " Trying again.", ru: " Попробуем ещё раз.")
    return language.say(en: "Not saved. ", ru: "Не сохранено. ") + words(error)
      + (error.isPassing ? plan : "")
  }

  func problem(_ problem: ProfileProblem) -> String {
    switch problem {
    case .nameMissing: language.say(en: "A name is needed.", ru: "Нужно имя.")
    case .nameTooLong: tooLong(TextLimit.name)
    case .ageOutOfRange:
      language.say(en: "A whole number from 0 to 120.", ru: "Целое число от 0 до 120.")
    case .shortDescriptionTooLong: tooLong(TextLimit.shortDescription)
    case .extendedDescriptionTooLong: tooLong(TextLimit.extendedDescription)
    }
  }

  private func tooLong(_ limit: TextLimit) -> String {
    language.say(
      en: "At most \(limit.length) characters.", ru: "Не больше \(limit.length) знаков.")
  }

  // MARK: Photos

  var photos: String { language.say(en: "Photos", ru: "Фото") }
  var main: String { language.say(en: "main", ru: "главная") }
  func slot(_ number: Int, isFilled: Bool) -> String {
    let what =
      isFilled
      ? language.say(en: "photo \(number)", ru: "фото \(number)")
      : language.say(en: "slot \(number), empty", ru: "место \(number), пусто")
    return number == 1 && isFilled ? "\(what), \(main)" : what
  }
  var addPhoto: String { language.say(en: "Add from files", ru: "Выбрать из файлов") }
  var addHint: String { language.say(en: "add", ru: "добавить") }
  var deletePhoto: String { language.say(en: "Delete", ru: "Удалить") }
  var deleteHint: String { language.say(en: "delete", ru: "удалить") }
  var movePhoto: String { language.say(en: "Move", ru: "Переместить") }
  var pickUp: String { language.say(en: "move", ru: "переместить") }
  var putDown: String { language.say(en: "put down", ru: "положить") }
  var menu: String { language.say(en: "menu", ru: "меню") }
  var cancel: String { language.say(en: "Cancel", ru: "Отмена") }
  var cancelHint: String { language.say(en: "cancel", ru: "отмена") }
  var undoHint: String { language.say(en: "undo", ru: "вернуть") }
  var allSlotsFilled: String {
    language.say(en: "All six places are taken.", ru: "Все шесть мест заняты.")
  }
  var photoDeleted: String {
    language.say(en: "Photo deleted. u brings it back.", ru: "Фото удалено. u вернёт его.")
  }
  func go(_ direction: SlotMove) -> String {
    switch direction {
    case .left: language.say(en: "left", ru: "влево")
    case .right: language.say(en: "right", ru: "вправо")
    case .up: language.say(en: "up", ru: "вверх")
    case .down: language.say(en: "down", ru: "вниз")
    }
  }

  var photoPrompt: PathPromptWords {
    PathPromptWords(
      language, title: language.say(en: "Add a photo", ru: "Добавить фото"),
      about: language.say(en: "A JPEG or PNG of up to 5 MB.", ru: "JPEG или PNG до 5 МБ."),
      confirm: language.say(en: "Add", ru: "Добавить"),
      busy: language.say(en: "Adding…", ru: "Добавляем…"))
  }

  func problem(_ problem: PhotoProblem) -> String {
    switch problem {
    case .noFile: language.say(en: "There is no such file.", ru: "Такого файла нет.")
    case .notAFile: language.say(en: "That is no file.", ru: "Это не файл.")
    case .unreadable:
      language.say(en: "The file cannot be read.", ru: "Файл не удалось прочесть.")
    case .tooLarge: language.say(en: "It is larger than 5 MB.", ru: "Он больше 5 МБ.")
    case .refused(let error): words(error)
    }
  }
}
