import CatinderDomain
import Foundation

/// A demo cat, which nobody owns: its texts in both languages and its look.
struct DemoCat: Decodable, Sendable {
  struct Words: Decodable, Sendable {
    let name, short, extended: String
  }

  let age: Int
  /// The number of its pictures.
  let photos: Int
  let look: CatLook
  let english: Words
  let russian: Words

  func profile(_ uid: ProfileID, number: Int, inRussian: Bool) -> Profile {
    let words = inRussian ? russian : english
    return Profile(
      uid: uid, name: words.name, age: age,
      photosNames: (0..<photos).map { Self.photo(number, $0) },
      shortDescription: words.short, extendedDescription: words.extended, isDemo: true)
  }

  /// Returns the name of a picture, as `demo-7-0.jpg`.
  static func photo(_ cat: Int, _ photo: Int) -> String { "demo-\(cat)-\(photo).jpg" }

  /// All demo cats. The records store their places in this list: add new ones at the end of the file.
  static let all: [DemoCat] = {
    do {
      return try JSONDecoder().decode([DemoCat].self, from: Data(PackageResources.DemoCats_json))
    } catch {
      preconditionFailure("DemoCats.json: \(error)")
    }
  }()
}
