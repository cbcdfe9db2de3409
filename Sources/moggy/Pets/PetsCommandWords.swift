import Core
import Foundation
import PetsDomain

/// The words of the commands about pets, besides those of the records themselves.
typealias PetsCommandWords = Words<PetsCommand>

extension PetsCommandWords {
  var records: PetWords { PetWords(self) }

  func noPet(_ text: String) -> String {
    say(en: "there is no pet “\(text)”", ru: "нет питомца «\(text)»")
  }

  func ambiguous(_ text: String) -> String {
    say(
      en: "“\(text)” is more than one pet; use the identifier",
      ru: "«\(text)» — не один питомец; укажите идентификатор")
  }

  func running(_ process: Int32?) -> String {
    let number = process.map { " (\($0))" } ?? ""
    return say(
      en: "the program is running\(number); change it there, or quit it first",
      ru: "программа запущена\(number); измените в ней или сначала закройте её")
  }

  func noFolder(_ folder: URL) -> String {
    let text = folder.path(percentEncoded: false)
    let path = text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
    return say(en: "there is no folder \(path)", ru: "нет папки \(path)")
  }

  func noFile(_ path: String) -> String {
    say(en: "“\(path)” is no path", ru: "«\(path)» — не путь")
  }

  var nothingGiven: String {
    say(
      en: "nothing is given: at least one field or a photo is needed",
      ru: "ничего не указано: нужно хотя бы одно поле или фото")
  }

  var wouldBeEmpty: String {
    say(
      en: "nothing would be left on the card; to delete it: moggy pets remove",
      ru: "на карточке ничего не останется; чтобы удалить её: moggy pets remove")
  }

  var slotTaken: String {
    say(
      en:
        "a second pet needs Premium: switch it on in the program, under Profile; it costs nothing",
      ru:
        "второй питомец — это Premium: включите его в программе, на вкладке «Профиль»; он бесплатный"
    )
  }

  // MARK: Pets
  func name(_ pet: Pet) -> String { pet.name ?? records.nameless }
  /// The digits that are enough to name it.
  func short(_ pet: Pet) -> String { String(pet.id.uuidString.prefix(8)) }

  func line(_ pet: Pet) -> String {
    ([short(pet), name(pet)] + [pet.kind, pet.breed].compactMap { $0 }).joined(separator: "  ")
  }

  func row(_ pet: Pet, today: CalendarDay) -> [String] {
    let age = pet.age(on: today).map(records.age) ?? ""
    let weight = pet.weight.map(records.weight) ?? ""
    return [short(pet), name(pet), pet.kind ?? "", pet.breed ?? "", age, weight]
  }

  func identifier(_ pet: Pet) -> String { "\(pet.id.uuidString)\n" }
  func added(_ pet: Pet) -> String { added(line(pet)) }
  func changed(_ pet: Pet) -> String { changed(line(pet)) }
  func unchanged(_ pet: Pet) -> String { unchanged(line(pet)) }
  func removed(_ pet: Pet) -> String { removed(line(pet)) }

  func added(_ kind: HealthKind, to pet: Pet) -> String {
    added("\(records.one(kind)), \(name(pet))")
  }

  // MARK: Records of a health book
  func noRecord(_ text: String) -> String {
    say(en: "there is no record “\(text)”", ru: "нет записи «\(text)»")
  }

  func ambiguousRecord(_ text: String) -> String {
    say(
      en: "“\(text)” is more than one record; give more digits",
      ru: "«\(text)» — не одна запись; укажите больше знаков")
  }

  /// An option that records of a kind do not have, and those that they have.
  func notOf(_ kind: HealthKind, _ option: String, has options: [String]) -> String {
    let all = options.map { "--\($0)" }.joined(separator: " ")
    return say(
      en: "--\(option) is not for “\(records.one(kind))”, which has \(all)",
      ru: "--\(option) не для записи «\(records.one(kind))», у неё есть \(all)")
  }

  // MARK: Lists and files
  func more(_ count: Int) -> String {
    say(en: "… \(count) more (--limit, --offset)", ru: "… ещё \(count) (--limit, --offset)")
  }

  var nothingDue: String { say(en: "nothing is due", ru: "ничего не нужно") }

  func exported(_ report: Exchange.ExportReport) -> String {
    let names = report.missingNames.map { "\n  " + $0 }.joined()
    let missing =
      report.missing == 0
      ? ""
      : say(en: ", \(report.missing) missing", ru: ", нет на диске: \(report.missing)") + names
    return say(
      en: "pets: \(report.pets), files: \(report.files)\(missing)",
      ru: "питомцев: \(report.pets), файлов: \(report.files)\(missing)")
  }

  func imported(_ report: ImportReport) -> String {
    say(
      en: "added: \(report.added), updated: \(report.updated), as before: \(report.kept)",
      ru: "добавлено: \(report.added), обновлено: \(report.updated), без изменений: \(report.kept)")
  }

  func notUnderstood(_ count: Int) -> String {
    say(en: "not understood: \(count)", ru: "не понято: \(count)")
  }
}
