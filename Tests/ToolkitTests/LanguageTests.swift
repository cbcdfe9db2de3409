import Core
import Toolkit
import XCTest

final class LanguageTests: XCTestCase {
  private func cats(_ language: Language, _ count: Int) -> String {
    language.plural(count, en: ("cat", "cats"), ru: ("кошка", "кошки", "кошек"))
  }

  func testRussianHasThreeForms() {
    let cases = [
      0: "кошек", 1: "кошка", 2: "кошки", 4: "кошки", 5: "кошек", 11: "кошек", 12: "кошек",
      14: "кошек", 20: "кошек", 21: "кошка", 22: "кошки", 25: "кошек", 100: "кошек", 101: "кошка",
      111: "кошек", 112: "кошек", 121: "кошка", -1: "кошка", -3: "кошки",
    ]
    for (count, word) in cases { XCTAssertEqual(cats(.russian, count), word, "\(count)") }
  }

  func testEnglishHasTwo() {
    for count in [0, 2, 5, 11, 21, 22, 25, 111] { XCTAssertEqual(cats(.english, count), "cats") }
    XCTAssertEqual(cats(.english, 1), "cat")
    XCTAssertEqual(cats(.english, -1), "cat")
  }

  func testTheLeastNumberIsANumberToo() {
    XCTAssertEqual(cats(.russian, .min), "кошек")
    XCTAssertEqual(cats(.english, .min), "cats")
  }

  func testLocalesAreReadByTheirLanguage() {
    for name in ["ru_RU.UTF-8", "ru", "RU_ru", "ru-RU", "ru@x"] {
      XCTAssertEqual(Language(locale: name), .russian, name)
    }
    for name in ["", "C", "POSIX", "en_US.UTF-8", "de_DE", "rue_UA.UTF-8", "run_BI"] {
      XCTAssertEqual(Language(locale: name), .english, name)
    }
  }

  func testEachLanguageSaysItsOwn() {
    XCTAssertEqual(Language.allCases.map { $0.say(en: "yes", ru: "да") }, ["yes", "да"])
    XCTAssertEqual(Language.russian.name, "Русский")
  }
}
