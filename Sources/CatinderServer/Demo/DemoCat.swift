import CatinderDomain

/// A cat that nobody stands behind: what it says of itself in both languages, and how it looks.
struct DemoCat: Sendable {
  struct Words: Sendable {
    let name: String
    let short: String
    let extended: String
  }

  let age: Int
  /// How many pictures it has.
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

  /// As `demo-7-0.jpg`.
  static func photo(_ cat: Int, _ photo: Int) -> String { "demo-\(cat)-\(photo).jpg" }
}
