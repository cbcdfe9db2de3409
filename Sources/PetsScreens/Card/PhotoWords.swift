import Core
import FilePrompts
import PetsDomain
import Terminal
import Toolkit

/// Every text about photos.
struct PhotoWords {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var photo: String { language.say(en: "Photo", ru: "Фото") }
  var photoHint: String { language.say(en: "photo", ru: "фото") }
  var change: String { language.say(en: "Change", ru: "Заменить") }
  var changeHint: String { language.say(en: "change photo", ru: "заменить фото") }
  var viewHint: String { language.say(en: "photo", ru: "фото") }
  var remove: String { language.say(en: "Remove", ru: "Убрать") }
  var removeHint: String { language.say(en: "remove photo", ru: "убрать фото") }

  /// The effect of the key on the photos.
  func fitHint(_ fit: PhotoFit) -> String {
    switch fit {
    case .fill: language.say(en: "show all of it", ru: "вписать")
    case .fit: language.say(en: "fill the frame", ru: "заполнить")
    }
  }

  func fitButton(_ fit: PhotoFit) -> String {
    switch fit {
    case .fill: language.say(en: "Fit", ru: "Вписать")
    case .fit: language.say(en: "Fill", ru: "Заполнить")
    }
  }

  /// The picture in words, with the kind of its file.
  func alt(_ pet: Pet) -> String {
    let kind = pet.photo?.hasSuffix(".png") == true ? "PNG" : "JPEG"
    guard let name = pet.name else {
      return language.say(en: "photo, \(kind)", ru: "фото, \(kind)")
    }
    return language.say(en: "photo of \(name), \(kind)", ru: "фото, \(name), \(kind)")
  }

  // MARK: The prompt

  var prompt: PathPromptWords {
    PathPromptWords(
      language, title: photo,
      label: language.say(en: "The path of a PNG or JPEG file", ru: "Путь к файлу PNG или JPEG"),
      confirm: language.say(en: "Use", ru: "Взять"),
      busy: language.say(en: "Reading the picture…", ru: "Чтение картинки…"))
  }

  // MARK: The outcome

  var removed: String {
    language.say(en: "Photo removed. u brings it back.", ru: "Фото убрано. u — вернуть.")
  }
  var unchanged: String {
    language.say(en: "This is the photo already.", ru: "Это фото уже стоит.")
  }
  var keptAlone: String {
    language.say(
      en: "A new pet was saved, with its photo alone so far.",
      ru: "Новый питомец сохранён, пока с одним фото.")
  }
  var emptyMessage: String {
    language.say(
      en: "Without the photo nothing is left on the card. Delete the pet?",
      ru: "Без фото на карточке ничего не останется. Удалить питомца?")
  }

  func saveFailed(_ reason: String) -> String { PetsWords(language).saveFailed(reason) }

  func problem(_ problem: PhotoProblem) -> String {
    switch problem {
    case .file(let problem): PetsWords(language).records.problem(problem)
    case .folder: language.say(en: "This is a folder", ru: "Это папка")
    case .notKept(let reason): saveFailed(reason)
    }
  }
}
