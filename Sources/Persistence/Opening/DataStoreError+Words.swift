import Core
import Foundation
import Interchange

extension DataStoreError: WordedError {
  public func words(_ language: Language) -> String { language.say(en: english, ru: russian) }

  private var english: String {
    switch self {
    case .notAPlainFile(let url, let kind): "\(Self.path(url)) is \(kind.words(.english))"
    case .emptyFile(let url):
      "\(Self.path(url)) is empty; move it away to begin anew, or with the newest backup"
    case .otherProgram(let url): "\(Self.path(url)) belongs to another program"
    case .foreignSchema(let url, let object):
      "\(Self.path(url)) is not as this program makes it (\(object.words(.english))); "
        + "nothing was changed"
    case .newerVersion(let url): "\(Self.path(url)) was made by a newer version of this program"
    case .olderVersion(let url): "\(Self.path(url)) was made by an older version of this program"
    case .settingRefused(let name, let value): "SQLite refused \(name): it is \(value)"
    case .fileReplaced(let url): "\(Self.path(url)) was deleted or replaced while it was open"
    case .file(let problem): problem.words(.english)
    case .interrupted(let problem):
      problem.words(.english)
        + "; a save was cut short, and has to be taken back before anything is read"
    case .unsteady(let url):
      "\(Self.path(url)): each reading gives other bytes; nothing was changed"
    case .io(let code, let path, let step):
      "\(path ?? "the database"): \(step.words(.english)) (SQLite \(code))"
    case .diskFull: "the disk is full"
    case .numbersUsedUp(let table): "no number is left for a new row of the table \(table)"
    case .readOnly: "the records cannot be written: the file or the file system is read-only"
    case .busy(let holder?): "\(holder.words(.english)) is using the database"
    case .busy(nil): "another program is using the database"
    case .damaged: "the database is damaged"
    case .badCopy: "the copy cannot be read back; it was not kept"
    case .constraint(let message): "the records do not allow it: \(message)"
    case .engine(let code, let message): "SQLite error \(code): \(message)"
    }
  }

  private var russian: String {
    switch self {
    case .notAPlainFile(let url, let kind): "\(Self.path(url)) — \(kind.words(.russian))"
    case .emptyFile(let url):
      "\(Self.path(url)) — пустой файл; уберите его, чтобы начать заново или с последней копии"
    case .otherProgram(let url): "\(Self.path(url)) — файл другой программы"
    case .foreignSchema(let url, let object):
      "\(Self.path(url)) устроен не так, как у этой программы (\(object.words(.russian))); "
        + "ничего не изменено"
    case .newerVersion(let url): "\(Self.path(url)) — файл более новой версии этой программы"
    case .olderVersion(let url): "\(Self.path(url)) — файл более старой версии этой программы"
    case .settingRefused(let name, let value): "SQLite не принимает \(name): там \(value)"
    case .fileReplaced(let url): "\(Self.path(url)) удалили или заменили, пока он был открыт"
    case .file(let problem): problem.words(.russian)
    case .interrupted(let problem):
      problem.words(.russian)
        + "; прерванное сохранение сначала нужно отменить, до этого читать нельзя"
    case .unsteady(let url):
      "\(Self.path(url)): каждый раз читаются другие данные; ничего не изменено"
    case .io(let code, let path, let step):
      "\(path ?? "база данных"): \(step.words(.russian)) (SQLite \(code))"
    case .diskFull: "диск заполнен"
    case .numbersUsedUp(let table): "в таблице \(table) кончились номера для новых строк"
    case .readOnly: "записи нельзя изменить: файл или файловая система только для чтения"
    case .busy(let holder?): "\(holder.words(.russian)) использует базу данных"
    case .busy(nil): "базу данных использует другая программа"
    case .damaged: "база данных повреждена"
    case .badCopy: "копия не читается; она не сохранена"
    case .constraint(let message): "записи этого не допускают: \(message)"
    case .engine(let code, let message): "ошибка SQLite \(code): \(message)"
    }
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
