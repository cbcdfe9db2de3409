import Foundation
import PetsDomain
import Pictures
import Shell
import XCTest

/// What a command takes for a photo: what its decoder can show, and nothing else.
final class PhotoCommandTests: CommandCase {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "PictureFixtures")

  private func fixture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.fixtures.appending(path: name)))
  }

  private func png(changing change: (inout [UInt8]) -> Void) -> [UInt8] {
    var bytes = Self.png
    change(&bytes)
    return bytes
  }

  private func keptFiles() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path("data/data/pets"))) ?? []
  }

  func testAPhotoThatCannotBeDecodedIsRefusedInWords() throws {
    let (broken, many) = ("The picture is broken", "The picture has too many pixels")
    let (foreign, empty) = ("Neither PNG nor JPEG", "The file is empty")
    let jpeg = try fixture("baseline.jpg")
    let cases: [(name: String, bytes: [UInt8], words: String)] = [
      ("nine bytes", Self.png.prefix(8) + [1], broken),
      ("a header alone", Array(Self.png.prefix(33)), broken),
      ("half a PNG", Array(Self.png.prefix(33 + 20)), broken),
      ("a wrong sum of the header", png { $0[29] ^= 1 }, broken),
      ("a wrong sum of the pixels", png { $0[$0.count - 13] ^= 1 }, broken),
      ("no pixels", png { $0.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 0]) }, broken),
      (
        "65,535 by 65,535",
        png { $0.replaceSubrange(16..<24, with: [0, 0, 255, 255, 0, 0, 255, 255]) },
        many
      ),
      ("half a JPEG", Array(jpeg.prefix(jpeg.count / 2)), broken),
      ("the beginning of a JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3], broken),
      ("a GIF", Array("GIF89a".utf8) + [UInt8](repeating: 7, count: 40), foreign),
      ("nothing", [], empty),
    ]
    for (name, bytes, words) in cases {
      let file = try write("photo.png", bytes)
      let answer = try pets("add", "--name", "Rex", "--photo", file)
      XCTAssertEqual(answer.status, 65, name)
      XCTAssertEqual(answer.errors, "moggy: \(words)\n", name)
      XCTAssertEqual(answer.output, "", name)
    }
    let russian = try pets(
      "add", "--photo", try write("photo.png", Self.png.prefix(8) + [1]), language: "ru")
    XCTAssertEqual(russian.errors, "moggy: Картинка повреждена\n")
    XCTAssertEqual(try pets("list").output, try pets("list", data: "other").output, "no pet")
    XCTAssertEqual(keptFiles(), [])
  }

  func testAPetKeepsThePhotoThatItHasWhereAnotherIsRefused() throws {
    let added = try pets("add", "--name", "Rex", "--photo", try picture("cat.png"), "--json")
    XCTAssertEqual(added.status, 0, added.errors)
    let before = try pets("show", "rex", "--json").output
    let cut = try write("cut.jpg", Array(try fixture("baseline.jpg").dropLast(200)))
    XCTAssertEqual(try pets("edit", "rex", "--photo", cut, "--colour", "black").status, 65)
    XCTAssertEqual(try pets("show", "rex", "--json").output, before)
    XCTAssertEqual(keptFiles().count, 1)
  }

  func testWhatCanBeShownIsTakenWhateverItsInks() throws {
    try pets("add", "--name", "Rex")
    for name in ["inks.jpg", "grey.jpg", "progressive.jpg", "orientation-6.jpg"] {
      let file = try write("photo.jpg", try fixture(name))
      let answer = try pets("edit", "rex", "--photo", file)
      XCTAssertEqual(answer.status, 0, name + answer.errors)
    }
  }

  /// A picture that was not looked at is not called broken.
  func testADecoderThatDoesNotStartIsTold() async throws {
    let nowhere = PictureService(cacheFolder: nil, helper: path("nothing"))
    let check = ShellSetup.photoCheck { try await nowhere.picture(for: $0) }
    let problem = await check(try picture("cat.png"))
    XCTAssertEqual(problem, .noDecoder)
    let good = PictureService(cacheFolder: nil)
    let none = await ShellSetup.photoCheck { try await good.picture(for: $0) }(path("cat.png"))
    XCTAssertNil(none)
  }
}
