import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// The small picture of a cat beside its name; the first letter of that where there is none.
struct FacePart<Action> {
  let id: Identifier
  let profile: Profile
  let photos: [String: DeckState.Photo]
  let words: CatinderWords

  static var columns: Int { 6 }
  static var rows: Int { 3 }

  var body: Element<Action> {
    picture.frame(columns: Self.columns, rows: Self.rows)
  }

  private var picture: Element<Action> {
    let alt = words.alt(profile.name)
    if case .ready(let file) = profile.photosNames.first.flatMap({ photos[$0] }) {
      return PictureView(id, file: file, mode: .fill, alt: alt, standIn: [initial]).element
    }
    return Text(initial, .accent, semantics: nil).fill(horizontal: .center, vertical: .center)
      .semantics(id, .image, label: alt, value: words.noPhoto)
  }

  private var initial: String { "(\(profile.name.prefix(1)))" }
}
