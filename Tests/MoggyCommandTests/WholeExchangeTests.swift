import Foundation
import XCTest

/// `moggy export` and `moggy import` of everything, on the real program.
final class WholeExchangeTests: PlacesCase {
  @discardableResult
  private func moggy(_ arguments: String..., data: String = "here") throws -> Ended {
    try run(
      arguments + ["--data", path(data), "--now", "2026-03-06T10:00:00Z", "--time-zone", "UTC"])
  }

  private func fill() throws {
    XCTAssertEqual(try moggy("pets", "add", "--name", "Rex", "--kind", "Dog").status, 0)
    try moggy("pets", "vaccination", "rex", "Rabies", "--until", "+1y")
    try moggy("trackers", "add", "Run", "--category", "Sport")
    try moggy("trackers", "done", "Run", "--date", "yesterday")
    try moggy("trackers", "note", "Run", "in the rain")
    try moggy("trackers", "add", "Water", "--category", "Health", "--target", "3", "--unit", "l")
    XCTAssertEqual(try moggy("travel", "add", "France", "--home").status, 0)
    XCTAssertEqual(try moggy("travel", "add", "Paris, Texas", "--state", "want").status, 0)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
      .replacing(/"(exportedAt|files)": "[^"]*"/, with: "")
  }

  func testThereAndBackIsTheSame() throws {
    try fill()
    XCTAssertEqual(try moggy("export", path("a.json")).status, 0)
    let looked = try moggy("import", "--preview", "--json", path("a.json"), data: "there")
    let counts = try XCTUnwrap(try looked.json() as? [String: Any], looked.errors)
    XCTAssertEqual(counts["added"] as? Int, 1)
    XCTAssertEqual(counts["trackers"] as? Int, 2)
    XCTAssertEqual(counts["countries"] as? Int, 2)
    XCTAssertEqual(counts["cities"] as? Int, 1)
    XCTAssertEqual(try moggy("trackers", "list", "--json", data: "there").output, "[]\n")
    let read = try moggy("import", path("a.json"), data: "there")
    XCTAssertEqual(read.status, 0, read.errors)
    XCTAssertTrue(read.output.contains("2 trackers"), read.output)
    XCTAssertEqual(try moggy("export", path("b.json"), data: "there").status, 0)
    XCTAssertEqual(try text("a.json"), try text("b.json"))
    // A second time there is nothing new.
    let again = try moggy("import", "--json", path("a.json"), data: "there")
    let none = try XCTUnwrap(try again.json() as? [String: Any])
    for name in ["added", "trackers", "days", "countries", "cities", "favourites", "settings"] {
      XCTAssertEqual(none[name] as? Int, 0, name)
    }
  }

  func testWhatIsOfNoUseIsToldAndTheRestIsTaken() throws {
    let file = """
      {"format": "moggy", "version": 1, "settings": {"premium.isOn": true, "theme": "dark"},
       "favourites": [{"id": "x"}, 5], "trackers": {"format": "moggy-trackers", "version": 1,
       "categories": [], "trackers": [{"name": 7}]}, "travel": "nowhere", "cats": [],
       "pets": [{"name": "Rex", "colour": "red"}]}
      """
    try write("odd.json", Array(file.utf8))
    let ended = try moggy("import", path("odd.json"))
    XCTAssertEqual(ended.status, 80, ended.errors)
    for part in ["settings.premium.isOn", "favourites[0]", "favourites[1]", "trackers", "cats"] {
      XCTAssertTrue(ended.errors.contains(part), ended.errors)
    }
    XCTAssertTrue(try moggy("pets", "list").output.contains("Rex"))
    // One pet is free, whatever a file says of Premium.
    XCTAssertEqual(try moggy("pets", "add", "--name", "Tom").status, 69)
  }

  func testSettingsThatWereChosenHereStay() throws {
    let file = { (theme: String) in
      """
      {"format": "moggy", "version": 1, "settings": {"theme": "\(theme)", "language": "ru"}, "pets": []}
      """
    }
    try write("one.json", Array(file("dark").utf8))
    try write("two.json", Array(file("light").utf8))
    XCTAssertEqual(try moggy("import", path("one.json")).status, 0)
    XCTAssertEqual(try moggy("import", path("two.json")).status, 0)
    XCTAssertEqual(try moggy("export", path("out.json")).status, 0)
    let kept = try text("out.json")
    XCTAssertTrue(kept.contains(#""theme": "dark""#), kept)
    XCTAssertTrue(kept.contains(#""language": "ru""#), kept)
  }
}
