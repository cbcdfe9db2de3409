import Core
import Foundation
import Interchange
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// A pet's photo, with the drawing of its kind as long as that does not show.
struct PetPortrait {
  let state: PetsState
  let pet: Pet

  /// Nil for a pet without a photo.
  func photo(_ id: Identifier) -> PictureView<PetsAction>? {
    guard let file = state.photos.stock?.path(of: pet) else { return nil }
    return PictureView(
      id, file: file, mode: state.photos.fit == .fit ? .fit : .fill,
      alt: PhotoWords(state.language).alt(pet), standIn: PetArt.lines(for: pet.kind))
  }

  /// In the list: in a room of its own, or the drawing alone in as much.
  func thumbnail(_ size: Size) -> Element<PetsAction> {
    if let photo = photo(PetsID.grid.child("photo").item(pet.id.text)) {
      return photo.frame(columns: size.columns, rows: size.rows)
    }
    return drawing.fill(horizontal: .center, vertical: .center)
      .frame(columns: size.columns, rows: size.rows)
  }

  /// On the card; a click shows all of it, or asks for one.
  func cardPicture(_ size: Size) -> Element<PetsAction> {
    let photo = photo(PetsID.photo).map { $0.frame(columns: size.columns, rows: size.rows) }
    let picture = photo ?? drawing
    return picture.onClick(PetsID.portrait) { .photo(.viewTapped) }
  }

  private var drawing: Element<PetsAction> {
    VStack(alignment: .center) {
      for line in PetArt.lines(for: pet.kind) { Text(line, .accent, semantics: nil) }
    }.element
  }

  /// As many rows as a picture may have in a room, and as many columns as look square with them.
  static func size(rows: Int, in columns: Int) -> Size {
    let rows = max(PetArt.rows, min(rows, columns / 2))
    return Size(min(columns, max(PetArt.columns, rows * 2)), rows)
  }
}
