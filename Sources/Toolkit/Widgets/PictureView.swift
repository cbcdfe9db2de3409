import Terminal

/// A picture from a file, in all the room that it gets; as high as its width asks for where the room
/// has no end, as in a ``Scroll``. A frame with words where there is none, while
/// it is loaded, and where it cannot be shown.
///
/// The picture is loaded and drawn by whoever runs the session, outside of the frame.
///
/// ```
/// PictureView("picture.photo", file: file, mode: state.mode, alt: alt)
/// ```
public struct PictureView<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - file: a PNG or JPEG file; nil where there is no picture.
  ///   - version: tells one content of a file that is replaced from the next.
  ///   - proportions: its width and height, in whatever unit; nil where they are not known, for a
  ///     square.
  ///   - alt: what it shows, in words.
  public init(
    _ id: Identifier, file: String?, version: Int = 0, mode: PictureRequest.Mode = .fit,
    proportions: Size? = nil, alt: String
  ) {
    part = Part(
      Exhibit(
        id: id, file: file, version: version, mode: mode, proportions: proportions,
        alt: alt))
  }
}

/// What a picture view draws.
struct Exhibit: Drawing {
  let id: Identifier
  let file: String?
  let version: Int
  let mode: PictureRequest.Mode
  let proportions: Size?
  let alt: String

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let rows = rows(available.columns, cell: context.pictures.cellPixels ?? Self.usualCell)
    return Size(available.columns, min(rows, available.rows))
  }

  /// The rows in which all of the picture shows as wide as it can; at least one.
  private func rows(_ columns: Int, cell: Size) -> Int {
    guard columns > 0 else { return 0 }
    let known = proportions.flatMap { $0.columns > 0 && $0.rows > 0 ? $0 : nil } ?? Size(1, 1)
    let width = Double(columns) * Double(max(1, cell.columns))
    let height = width * Double(known.rows) / Double(known.columns)
    let rows = (height / Double(max(1, cell.rows))).rounded()
    return max(1, Int(min(rows, Double(Self.mostRows))))
  }

  /// A cell is twice as high as it is wide.
  private static var usualCell: Size { Size(1, 2) }
  private static var mostRows: Int { 200 }

  func draw(in rect: Rect, on painter: Painter) {
    guard !rect.isEmpty else { return }
    let language = painter.context.language
    guard let file else {
      return drawPlaceholder(language.say(en: "no picture", ru: "нет картинки"), in: rect, painter)
    }
    if painter.context.isFlat { return describe(nil, [], in: rect, painter) }
    let stock = painter.context.pictures
    let request = stock.request(
      file, version: version, rect.size, mode, depth: painter.context.depth,
      ground: painter.context.theme.ground.background)
    painter.want(request)
    switch stock.entries[request] {
    case .ready(let picture):
      painter.place(picture, in: rect)
      describe(nil, [], in: rect, painter)
    case .failed(let failure):
      drawPlaceholder(failure.words(language), [.invalid], in: rect, painter)
    case nil:
      drawPlaceholder(language.say(en: "loading…", ru: "загрузка…"), [.busy], in: rect, painter)
    }
  }

  private func describe(
    _ value: String?, _ traits: Traits, in rect: Rect, _ painter: Painter
  ) {
    painter.describe(
      SemanticNode(
        identifier: id, role: .image, label: alt, value: value, traits: traits, frame: rect))
    guard painter.context.isFlat else { return }
    let word = painter.context.language.say(en: "Picture", ru: "Картинка")
    let text = "\(word): \(alt)" + (value.map { ", \($0)" } ?? "")
    painter.write(DisplayWidth.truncate(text, to: rect.columns), at: rect.origin, role: .text)
  }

  private func drawPlaceholder(
    _ words: String, _ traits: Traits = [], in rect: Rect, _ painter: Painter
  ) {
    describe(words, traits, in: rect, painter)
    if painter.context.isFlat { return }
    let hasFrame = rect.columns >= 4 && rect.rows >= 3
    if hasFrame { Border.draw(rect, role: .border, painter) }
    let room = hasFrame ? rect.inset(Insets(1)) : rect
    let lines = TextWrapping.wrap(words, to: room.columns).prefix(room.rows)
    let top = room.minY + (room.rows - lines.count) / 2
    for (row, line) in lines.enumerated() {
      let x = room.minX + (room.columns - DisplayWidth.of(line)) / 2
      painter.write(line, at: Point(x: x, y: top + row), role: .muted)
    }
  }
}

extension PictureFailure {
  /// What is wrong, in a few words for the place of the picture.
  public func words(_ language: Language) -> String {
    switch self {
    case .missing: language.say(en: "file not found", ru: "файл не найден")
    case .unreadable: language.say(en: "not a readable picture", ru: "картинка не читается")
    case .tooLarge: language.say(en: "picture too large", ru: "картинка слишком велика")
    case .gaveUp: language.say(en: "could not be decoded", ru: "не удалось раскодировать")
    }
  }
}
