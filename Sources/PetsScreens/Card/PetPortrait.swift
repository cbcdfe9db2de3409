import Foundation
import Interchange
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The way in which photos are shown, and the folder that they lie in; nil where none are kept.
struct PhotoLook {
  let fit: PhotoFit
  let folder: PhotoFolder?
}

/// A pet's photo, with the drawing of its kind as long as that does not show.
struct PetPortrait<Action> {
  let pet: Pet
  let photos: PhotoLook
  let words: PhotoWords

  /// Nil for a pet without a photo.
  func photo(_ id: @autoclosure () -> Identifier) -> PictureView<Action>? {
    guard let file = photos.folder?.path(of: pet) else { return nil }
    return PictureView(
      id(), file: file, mode: photos.fit == .fit ? .fit : .fill,
      alt: words.alt(pet), standIn: PetArt.lines(for: pet.kind))
  }

  /// In the list: in a room of its own, or the drawing alone in as much.
  func thumbnail(_ size: Size) -> Element<Action> {
    if let photo = photo(PetsID.grid.child("photo").item(pet.id.text)) {
      return photo.frame(columns: size.columns, rows: size.rows)
    }
    return drawing.fill(horizontal: .center, vertical: .center)
      .frame(columns: size.columns, rows: size.rows)
  }

  /// On the card.
  ///
  /// - Parameter onClick: shows all of it, or asks for one.
  func cardPicture(_ size: Size, onClick: Action) -> Element<Action> {
    let photo = photo(PetsID.photo).map { $0.frame(columns: size.columns, rows: size.rows) }
    let picture = photo ?? drawing
    return picture.onClick(PetsID.portrait) { onClick }
  }

  private var drawing: Element<Action> { PetDrawing(lines: PetArt.lines(for: pet.kind)).element }

  /// Returns as many rows as a picture may have in a room, and the columns that look square with them.
  static func size(rows: Int, in columns: Int) -> Size {
    let rows = max(PetArt.rows, min(rows, columns / 2))
    return Size(min(columns, max(PetArt.columns, rows * 2)), rows)
  }
}

/// The drawing of a kind of animal, which says nothing to a reader that the card does not.
private struct PetDrawing<Action>: Widget {
  let lines: [String]

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(PetArt.columns, available.columns), min(PetArt.rows, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let left = rect.minX + max(0, rect.columns - PetArt.columns) / 2
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(x: left, y: rect.minY + row), role: .accent)
    }
  }
}

/// A small drawing for a kind of animal, of our own, in plain ASCII: three rows of seven columns.
enum PetArt {
  static let columns = 7
  static let rows = 3

  /// The drawing for what a person wrote as the kind, in either language; a paw where it is none of
  /// those we know.
  static func lines(for kind: String?) -> [String] {
    let kind = Array((kind?.lowercased() ?? "").utf8)
    let known = drawings.first { drawing in drawing.words.contains { has(kind, $0.utf8) } }
    return known?.lines ?? paw
  }

  /// Byte by byte, as every card of every frame asks it.
  private static func has(_ kind: [UInt8], _ word: String.UTF8View) -> Bool {
    guard let first = word.first else { return true }
    return kind.indices.contains { kind[$0] == first && kind[$0...].starts(with: word) }
  }

  private static let paw = [" o O o ", "o     o", "  (_)  "]

  private static let drawings: [(words: [String], lines: [String])] = [
    (["cat", "kit", "кот", "кош"], [" /\\_/\\ ", "( o.o )", " > ^ < "]),
    (["dog", "pup", "соба", "пёс", "пес", "щен"], [" /^-^\\ ", "/ o o \\", "V\\ Y /V"]),
    (["par", "bird", "can", "поп", "птиц", "кан"], ["  ,_   ", " (o>)  ", " /_|_  "]),
    (["fish", "рыб"], ["       ", "><(((o>", "       "]),
    (
      ["ham", "rat", "mouse", "guinea", "хом", "крыс", "мыш", "свин"],
      [" ()_() ", "( . . )", " (\")(\")"]
    ),
    (["rab", "bun", "крол", "зая"], [" (\\(\\  ", " ( -.-)", "o(\")(\")"]),
    (["tur", "tort", "череп"], ["   __  ", " _/##\\o", "  U  U "]),
    (["horse", "pony", "лошад", "конь", "пони"], [" ,_/|_ ", " /  o \\", " |  \\_)"]),
    (["snake", "python", "змея", "удав", "питон"], [" ____  ", "(___ \\ ", " ~<o_) "]),
    (["hedge", "ёж", "еж"], [" .|||. ", "/||||o>", " \"  \"  "]),
    (["frog", "toad", "лягу", "жаба"], [" o___o ", "(  -  )", " ^^ ^^ "]),
    (["lizard", "gecko", "ящер", "геккон"], ["  ,  , ", "~-====o", "  '  ' "]),
  ]
}
