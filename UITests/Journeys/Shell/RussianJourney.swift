import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user who reads Russian, with the Russian layout switched on the whole time.
final class RussianJourney: JourneyCase {
  @MainActor
  func testSession() async throws {
    try await session(Size(80, 24))
  }

  @MainActor
  func testSessionOnTheSmallestScreen() async throws {
    try await session(Size(40, 12))
  }

  @MainActor
  func testSessionOnALargeScreen() async throws {
    try await session(Size(120, 40))
  }

  @MainActor
  func testWhatIsNotKnownAgreesWithItsWord() async throws {
    try await inBoth(Launch(language: .russian, pets: [Launch.pet(.name, "Рекс")])) { app in
      try app.expectText("порода не указана")
      try await app.press("j")
      try app.expectText("порода не указана")
    }
  }

  @MainActor
  func testEveryCommandOnItsKey() async throws {
    try await inBoth(Launch(language: .russian, demo: true)) { app in
      let list = try app.on(PetListPage.self)
      for (key, name) in [
        ("о" as KeyStroke, "Байкал"), ("д", "Ириска"), ("л", "Муся"), ("р", "Заря"),
        ("П", "Барсик"), ("п", "Заря"),
      ] {
        try await app.press(key)
        XCTAssertEqual(list.selected, name)
      }
      try await app.press("ы")
      try app.expect(list.sortButton).toHave(label: "По кличке")
      try await app.press("ы", "в")
      try app.expectToast("Заря: карточка удалена. u — отменить.")
      try await app.press("г")
      try app.expectToast("Отменено: удаление (Заря)")
      try await app.press("у")
      let card = try app.on(PetCardPage.self)
      try await card.go(to: .colour)
      try await app.press("ч")
      try app.expect(card.row(.colour)).toShow("не указано")
      try await app.press("г", .escape, "й")
      try app.expectEnded()
    }
  }

  @MainActor
  func testMatchesByRussianKeys() async throws {
    try await inBoth(Launch(language: .russian, demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.search("кот")
      try await app.press(.enter)
      try app.expect(list.count).toHave(label: "найдено: 2")
      XCTAssertEqual(list.selected, "Рыжик")
      try await app.press("т")
      XCTAssertEqual(list.selected, "Барсик")
      try await app.press("Т")
      XCTAssertEqual(list.selected, "Рыжик")
    }
  }

  @MainActor
  func testAgesInWords() async throws {
    try await inBoth(Launch(language: .russian)) { app in
      let card = try await app.on(PetListPage.self).add()
      for (born, age) in [
        ("06.09.2019", "6 лет 6 мес."), ("06.03.2025", "1 год"), ("01.03.2023", "3 года"),
        ("06.02.2026", "1 мес."),
      ] {
        try await card.edit(.birthday)
        try await card.retype(born)
        try await app.press(.enter)
        try app.expect(card.row(.birthday)).toShow("\(born)  (\(age))")
      }
    }
  }

  @MainActor
  func testPluralWords() async throws {
    try await inBoth(Launch(language: .russian)) { app in
      let list = try app.on(PetListPage.self)
      let words = ["1 питомец", "2 питомца", "3 питомца", "4 питомца", "5 питомцев"]
      for (number, words) in words.enumerated() {
        try await list.add(named: "Кот \(number)")
        try app.expect(list.count).toHave(label: words)
      }
    }
  }

  @MainActor
  func testPluralWordsOfManyPets() async throws {
    for (count, words) in [(11, "11 питомцев"), (21, "21 питомец"), (102, "102 питомца")] {
      let launch = Launch(language: .russian, pets: Launch.pets(count))
      try await inBoth(launch) { app in
        try app.expect(app.on(PetListPage.self).count).toHave(label: words)
        try await app.press("п")
      }
    }
  }

  @MainActor
  func testMessagesAreRussian() async throws {
    try await inBoth(Launch(language: .russian)) { app in
      let card = try await app.on(PetListPage.self).add()
      for (field, typed, message) in [
        (PetField.weight, "тяжёлый", "! число, например 4,2"),
        (.weight, "4,2345", "! до 3 цифр после «,»"),
        (.birthday, "1.1.2030", "! это дата в будущем"),
        (.birthday, "когда-то", "! нет такой даты; пример: 14.05.2021"),
      ] {
        try await card.edit(field)
        try await card.retype(typed)
        try await app.press(.enter)
        try app.expect(card.message(field)).toHave(label: message)
        try await app.press(.escape)
      }
      try await card.edit(.name)
      try await app.type("йцукенгшщзхъфывапролджэ")
      try app.expect(card.editor(.name)).toHave(value: "йцукенгшщзхъфывапрол")
      try app.expect(card.message(.name)).toHave(label: "! не более 20 знаков")
    }
  }

  /// Adds, looks for, changes and deletes a pet with Russian letters as commands.
  @MainActor
  private func session(_ size: Size) async throws {
    try await inBoth(Launch(language: .russian), size: size) { app in
      let list = try app.on(PetListPage.self)
      try await app.press("ф")
      let card = try app.on(PetCardPage.self)
      let typed = ["Барсик", "кот", "Сибирская", "14.05.2021", "6,25", "да", "серый", "длинная"]
      for (row, text) in typed.enumerated() { try await card.fill(row, text) }
      try await card.go(to: .weight)
      try app.expect(card.row(.weight)).toShow("6,25")
      try await card.go(to: .birthday)
      try app.expect(card.row(.birthday)).toShow("14.05.2021")
      try await app.press(.escape, "ф")
      try await card.fill(.name, "фод")
      try await card.back()
      XCTAssertEqual(list.selected, "фод")
      try await app.press("в", "г")
      try app.expectToast("Отменено: удаление (фод)")
      try await list.search("сиб кот")
      XCTAssertEqual(list.names, ["Барсик"])
      try await app.press(.enter, .escape, .profileTab)
      try app.expect(Query(.tab, "Профиль")).toBe(.selected)
      try await app.press(.petsTab, "й")
      try app.expectEnded()
    }
  }
}
