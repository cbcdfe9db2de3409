import Core
import FilePrompts
import PetsDomain

/// Every text about photos.
typealias PhotoWords = Words<PhotoFeature>

extension PhotoWords {
  var photo: String { say(en: "Photo", ru: "Фото") }
  var photoHint: String { say(en: "photo", ru: "фото") }
  var change: String { say(en: "Change", ru: "Заменить") }
  var changeHint: String { say(en: "change photo", ru: "заменить фото") }
  var viewHint: String { say(en: "photo", ru: "фото") }
  var remove: String { say(en: "Remove", ru: "Убрать") }
  var removeHint: String { say(en: "remove photo", ru: "убрать фото") }

  /// The effect of the key on the photos.
  func fitHint(_ fit: PhotoFit) -> String {
    switch fit {
    case .fill: say(en: "show all of it", ru: "вписать")
    case .fit: say(en: "fill the frame", ru: "заполнить")
    }
  }

  func fitButton(_ fit: PhotoFit) -> String {
    switch fit {
    case .fill: say(en: "Fit", ru: "Вписать")
    case .fit: say(en: "Fill", ru: "Заполнить")
    }
  }

  /// The picture in words, with the kind of its file.
  func alt(_ pet: Pet) -> String {
    let kind = pet.photo?.hasSuffix(".png") == true ? "PNG" : "JPEG"
    guard let name = pet.name else { return say(en: "photo, \(kind)", ru: "фото, \(kind)") }
    return say(en: "photo of \(name), \(kind)", ru: "фото, \(name), \(kind)")
  }

  // MARK: The prompt
  var prompt: PathPromptWords {
    PathPromptWords(
      language, title: photo,
      label: say(en: "The path of a PNG or JPEG file", ru: "Путь к файлу PNG или JPEG"),
      confirm: say(en: "Use", ru: "Взять"),
      busy: say(en: "Reading the picture…", ru: "Чтение картинки…"))
  }

  // MARK: The outcome
  var removed: String {
    say(en: "Photo removed. u brings it back.", ru: "Фото убрано. u — вернуть.")
  }
  var unchanged: String { say(en: "This is the photo already.", ru: "Это фото уже стоит.") }
  var keptAlone: String {
    say(
      en: "A new pet was saved, with its photo alone so far.",
      ru: "Новый питомец сохранён, пока с одним фото.")
  }
  var emptyMessage: String {
    say(
      en: "Without the photo nothing is left on the card. Delete the pet?",
      ru: "Без фото на карточке ничего не останется. Удалить питомца?")
  }

  func saveFailed(_ error: any Error) -> String { PetsWords(language).saveFailed(error) }

  func problem(_ problem: PhotoProblem) -> String {
    switch problem {
    case .file(let problem): PetsWords(language).records.problem(problem)
    case .folder: say(en: "This is a folder", ru: "Это папка")
    case .notKept(let reason): saveFailed(reason)
    }
  }
}
