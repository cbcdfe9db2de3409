import Core
import Foundation
import Places
import XCTest

/// The reason for which there are no places, in both languages.
final class PlacesWordsTests: XCTestCase {
  func testEveryErrorIsTold() {
    let errors: [(PlacesError, String, String)] = [
      (
        .missing(["/a", "/b"]), "there is no file of places; looked for /a, /b",
        "файла с местами нет: /a, /b"
      ),
      (
        .unreadable(path: "/a", code: EACCES), "/a: cannot be read: Permission denied",
        "/a: не удалось прочитать: нет доступа"
      ),
      (
        .damaged(path: "/a", reason: .header),
        "/a is no file of places, or is damaged: its header is another one",
        "/a — не файл с местами, или он повреждён: другой заголовок"
      ),
      (
        .outdated(path: "/a", format: 7),
        "/a has places in the form 7, and this program reads 2",
        "/a — места в форме 7, а эта программа читает 2"
      ),
    ]
    for (error, english, russian) in errors {
      XCTAssertEqual("\(error)", english)
      XCTAssertEqual(error.words(.russian), russian)
    }
  }

  func testEverySignOfDamageIsTold() {
    let signs: [(PlacesDamage, String, String)] = [
      (.tables("view more"), "its tables are others (view more)", "другие таблицы (view more)"),
      (.vocabulary, "its words do not fit", "слова не подходят"),
      (.missing("names"), "no names", "нет names"),
      (.block("land.points"), "land.points", "land.points"),
      (.engine("malformed"), "malformed", "malformed"),
    ]
    for (sign, english, russian) in signs {
      XCTAssertEqual(sign.words(.english), english)
      XCTAssertEqual(sign.words(.russian), russian)
    }
  }
}
