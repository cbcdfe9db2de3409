import CatinderDomain
import Core
import FilePrompts

/// One's own profile.
extension CatinderWords {
  var profile: String { say(en: "Profile", ru: "Профиль") }
  var profileHint: String { say(en: "profile", ru: "профиль") }
  var name: String { say(en: "Name", ru: "Имя") }
  var age: String { say(en: "Age", ru: "Возраст") }
  var untold: String { say(en: "not told", ru: "не задан") }
  var savedAsTyped: String { say(en: "Saved as you type.", ru: "Сохраняется, пока вы пишете.") }
  var about: String { say(en: "Short description", ru: "Краткое описание") }
  var aboutPlaceholder: String { say(en: "Shown on your card", ru: "Видно на карточке") }
  var story: String { say(en: "Full description", ru: "Полное описание") }
  var storyPlaceholder: String {
    say(en: "Shown to those who want to know more", ru: "Видно тем, кто хочет узнать больше")
  }
  var preview: String { say(en: "Preview", ru: "Просмотр") }
  var previewHint: String { say(en: "preview", ru: "просмотр") }
  var logOutButton: String { say(en: "Log out", ru: "Выйти") }

  func saveFailed(_ error: CatinderError) -> String {
    let plan = say(en: " Trying again.", ru: " Попробуем ещё раз.")
    return say(en: "Not saved. ", ru: "Не сохранено. ") + words(error)
      + (error.isPassing ? plan : "")
  }

  func problem(_ problem: ProfileProblem) -> String {
    switch problem {
    case .nameMissing: say(en: "A name is needed.", ru: "Нужно имя.")
    case .nameTooLong: tooLong(TextLimit.name)
    case .ageOutOfRange: say(en: "A whole number from 0 to 120.", ru: "Целое число от 0 до 120.")
    case .shortDescriptionTooLong: tooLong(TextLimit.shortDescription)
    case .extendedDescriptionTooLong: tooLong(TextLimit.extendedDescription)
    }
  }

  func tooLong(_ limit: TextLimit) -> String {
    say(en: "At most \(limit.length) characters.", ru: "Не больше \(limit.length) знаков.")
  }

  // MARK: Photos
  var photos: String { say(en: "Photos", ru: "Фото") }
  var main: String { say(en: "main", ru: "главное") }
  func slot(_ number: Int, isFilled: Bool) -> String {
    let what =
      isFilled
      ? say(en: "photo \(number)", ru: "фото \(number)")
      : say(en: "slot \(number), empty", ru: "место \(number), пусто")
    return number == 1 && isFilled ? "\(what), \(main)" : what
  }
  var addPhoto: String { say(en: "Add from files", ru: "Выбрать из файлов") }
  var addHint: String { say(en: "add", ru: "добавить") }
  var deletePhoto: String { say(en: "Delete", ru: "Удалить") }
  var deleteHint: String { say(en: "delete", ru: "удалить") }
  var movePhoto: String { say(en: "Move", ru: "Переместить") }
  var pickUp: String { say(en: "move", ru: "переместить") }
  var putDown: String { say(en: "put down", ru: "положить") }
  var menu: String { say(en: "menu", ru: "меню") }
  var cancel: String { say(en: "Cancel", ru: "Отмена") }
  var cancelHint: String { say(en: "cancel", ru: "отмена") }
  var undoHint: String { say(en: "undo", ru: "вернуть") }
  var allSlotsFilled: String { say(en: "All six places are taken.", ru: "Все шесть мест заняты.") }
  var photoDeleted: String {
    say(en: "Photo deleted. u brings it back.", ru: "Фото удалено. u вернёт его.")
  }
  func go(_ direction: SlotMove) -> String {
    switch direction {
    case .left: say(en: "left", ru: "влево")
    case .right: say(en: "right", ru: "вправо")
    case .up: say(en: "up", ru: "вверх")
    case .down: say(en: "down", ru: "вниз")
    }
  }

  var photoPrompt: PathPromptWords {
    PathPromptWords(
      language, title: say(en: "Add a photo", ru: "Добавить фото"),
      about: say(en: "A JPEG or PNG of up to 5 MB.", ru: "JPEG или PNG до 5 МБ."),
      confirm: say(en: "Add", ru: "Добавить"), busy: say(en: "Adding…", ru: "Добавляем…"))
  }

  func problem(_ problem: PhotoProblem) -> String {
    switch problem {
    case .noFile: say(en: "There is no such file.", ru: "Такого файла нет.")
    case .notAFile: say(en: "That is no file.", ru: "Это не файл.")
    case .unreadable: say(en: "The file cannot be read.", ru: "Файл не удалось прочесть.")
    case .tooLarge: say(en: "It is larger than 5 MB.", ru: "Он больше 5 МБ.")
    case .refused(let error): words(error)
    }
  }
}
