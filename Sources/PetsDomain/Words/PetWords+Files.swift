import Core
import Interchange

extension PetWords {
  public func problem(_ problem: AttachmentProblem) -> String {
    switch problem {
    case .noPath: language.say(en: "Which file?", ru: "Какой файл?")
    case .noFile(let path): language.say(en: "There is no \(path)", ru: "Нет файла \(path)")
    case .notAFile(let path): language.say(en: "\(path) is no file", ru: "\(path) — не файл")
    case .unreadable(let path, let reason):
      language.say(
        en: "\(path) cannot be read: \(reason)", ru: "\(path) не читается: \(reason)")
    case .tooLarge(let limit):
      language.say(
        en: "More than \(limit / 1_048_576) MB", ru: "Больше \(limit / 1_048_576) МБ")
    case .notAPicture:
      language.say(en: "Neither PNG nor JPEG", ru: "Это не PNG и не JPEG")
    case .brokenPicture:
      language.say(en: "The picture is broken", ru: "Картинка повреждена")
    case .tooManyPixels:
      language.say(en: "The picture has too many pixels", ru: "В картинке слишком много точек")
    case .tooCostly:
      language.say(en: "The picture cannot be decoded", ru: "Картинку не удалось раскодировать")
    case .noDecoder:
      language.say(
        en: "Not looked at: the decoder does not start",
        ru: "Не проверено: декодер не запускается")
    case .empty: language.say(en: "The file is empty", ru: "Файл пуст")
    case .nowhereToKeep:
      language.say(
        en: "Nothing is kept here, so no files either", ru: "Здесь ничего не хранится, и файлы тоже"
      )
    case .notKept(let reason, _):
      language.say(en: "Not kept: \(reason)", ru: "Не сохранено: \(reason)")
    }
  }
}

extension PetWords {
  /// Why a file was not written.
  public func problem(_ problem: FileExportProblem) -> String {
    switch problem {
    case .noPath: language.say(en: "Which file?", ru: "Какой файл?")
    case .noFolder(let path):
      language.say(en: "There is no folder \(path)", ru: "Нет папки \(path)")
    case .isFolder(let path):
      language.say(en: "\(path) is a folder", ru: "\(path) — это папка")
    case .exists(let path):
      language.say(
        en: "There is a file \(path); it is not replaced",
        ru: "Файл \(path) уже есть; он не заменяется")
    case .nothing:
      language.say(en: "There is nothing to write", ru: "Записывать нечего")
    case .failed(let reason, _):
      language.say(en: "Not written: \(reason)", ru: "Не записано: \(reason)")
    }
  }
}
