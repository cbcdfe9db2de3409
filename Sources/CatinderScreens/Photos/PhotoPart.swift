import CatinderDomain
import Foundation
import Interchange
import Semantics
import Terminal
import Toolkit

/// One photo of a cat in all the room there is; a spinner while it is fetched.
struct PhotoPart<Action> {
  let id: Identifier
  /// Nil for a cat without photos.
  let name: String?
  let photo: DeckState.Photo?
  let alt: String
  let words: CatinderWords
  /// True where the placeholder of a photo has a frame, if there is room for one.
  var isFramed = true

  /// A drawing of our own, in plain ASCII.
  private static var cat: [String] { [" /\\_/\\ ", "( o.o )", " > ^ < "] }

  var body: Element<Action> {
    switch photo {
    case .ready(let file):
      return PictureView(
        id, file: file, mode: .fill, alt: alt, standIn: Self.cat, framesStandIn: isFramed
      ).element
    case .loading where name != nil:
      return Spinner(id, label: words.photoLoading).fill(horizontal: .center, vertical: .center)
    default: return placeholder
    }
  }

  private var placeholder: Element<Action> {
    let text = name == nil ? words.noPhoto : words.photoFailed
    return Responsive { size in
      let hasRoom = size.columns >= Self.framed.columns && size.rows >= Self.framed.rows
      let hasFrame = isFramed && hasRoom
      let inner = drawing(text, in: hasFrame ? Size(size.columns - 2, size.rows - 2) : size)
      return hasFrame ? Panel { inner }.element : inner
    }
    .whenFlat { Text(text) }
    .semantics(id, .image, label: alt, value: text)
  }

  /// The drawing, and below it the words where the room cuts none of them.
  private func drawing(_ text: String, in room: Size) -> Element<Action> {
    let lines = TextWrapping.wrap(text, to: room.columns)
    let isTold = lines.count <= room.rows - Self.cat.count
    return VStack {
      for line in Self.cat { Text(line, .accent, alignment: .center, semantics: nil) }
      if isTold { for line in lines { Text(line, .muted, alignment: .center, semantics: nil) } }
    }
    .fill(vertical: .center)
  }

  /// The least room in which a frame leaves the drawing and a line of words alone.
  private static var framed: Size { Size(14, 7) }
}

/// The small picture of a cat beside its name; the first letter of that where there is none.
struct FacePart<Action> {
  let id: Identifier
  let profile: Profile
  let photos: [String: DeckState.Photo]
  let words: CatinderWords

  static var columns: Int { 6 }
  static var rows: Int { 3 }
  var body: Element<Action> { picture.frame(columns: Self.columns, rows: Self.rows) }

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

/// Pictures of the server in files, for widgets that draw files; what was fetched once stays.
struct PhotoFiles: Sendable {
  let folder: URL

  /// The path of a picture, fetched where it is not there yet; blocks for the disk.
  func file(
    _ name: String, from service: any CatinderService
  ) async throws(CatinderError) -> String {
    guard PhotoName.isSafe(name) else { throw .wrongData }
    let file = folder.appending(path: name, directoryHint: .notDirectory)
    let path = file.path(percentEncoded: false)
    if DiskFile.isThere(path) { return path }
    let bytes = try await service.image(name)
    do throws(FileProblem) { try CacheFile(file).replace(by: bytes) } catch {
      throw .couldNotUpdateImage(.unreadable)
    }
    return path
  }
}
