import Foundation
import GalleryScreens
import XCTest

/// Picture files for journeys, in the folder `pics` of a home.
struct PhotoFiles {
  let folder: String

  /// A cat, hills, one in a folder below, and files that are no photo.
  init(in home: DataFolder) throws {
    folder = home.path + "/pics"
    try FileManager.default.createDirectory(
      atPath: folder + "/old ones", withIntermediateDirectories: true)
    try add(Self.cat, as: "cat.png")
    try add(Self.hills, as: "hills.jpg")
    try add(Self.cat, as: ".hidden.png")
    try add(Self.hills, as: "old ones/hills.jpg")
    try add(Data("no picture".utf8), as: "fake.png")
    try add(Data(), as: "nothing.png")
    try add(Data("a note".utf8), as: "notes.txt")
  }

  func path(_ name: String) -> String { folder + "/" + name }

  func add(_ content: Data, as name: String) throws {
    try content.write(to: URL(filePath: path(name)))
  }

  static var cat: Data { get throws { try sample("cat.png") } }

  static var hills: Data { get throws { try sample("hills.jpg") } }

  private static func sample(_ name: String) throws -> Data {
    let folder = try XCTUnwrap(GallerySetup.samplePictures)
    return try Data(contentsOf: URL(filePath: folder + "/" + name))
  }

  /// The beginning of a PNG that promises far too many pixels.
  static var huge: Data {
    let side: [UInt8] = [0, 0, 0x4E, 0x20]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data(side + side + [8, 2, 0, 0, 0, 0, 0, 0, 0])
  }

  /// What the program has kept for its pets.
  static func kept(in home: DataFolder) -> [String] {
    let folder = home.path + "/data/pets"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
