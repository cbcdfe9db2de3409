import Core
import Semantics
import Terminal

/// A picture from a file, in all the room that it gets; as high as its width asks for where the room
/// has no end, as in a ``Scroll``. A frame with words where there is none, while
/// it is loaded, and where it cannot be shown; or lines that stand in for it, which also show where
/// a terminal without colours would make nothing of it. What is read out is its size.
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
  ///   - standIn: lines to draw in its place, as long as it does not show.
  ///   - framesStandIn: whether a frame stands around these, where they leave room for one.
  public init(
    _ id: Identifier, file: String?, version: Int = 0, mode: PictureRequest.Mode = .fit,
    proportions: Size? = nil, alt: String, standIn: [String] = [], framesStandIn: Bool = false
  ) {
    part = Part(
      Exhibit(
        id: id, file: file, version: version, mode: mode, proportions: proportions,
        alt: alt, standIn: standIn, framesStandIn: framesStandIn))
  }
}

/// The drawing of a picture view.
private struct Exhibit: Drawing {
  let id: Identifier
  let file: String?
  let version: Int
  let mode: PictureRequest.Mode
  let proportions: Size?
  let alt: String
  let standIn: [String]
  let framesStandIn: Bool

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
    if painter.context.isFlat { return readOut(file, in: rect, painter) }
    if !standIn.isEmpty, painter.context.depth == .none {
      let words = language.say(en: "a picture", ru: "есть картинка")
      return drawPlaceholder(words, in: rect, painter)
    }
    let loaded = painter.context.pictures
    let request = loaded.request(
      file, version: version, rect.size, mode, depth: painter.context.depth,
      background: painter.context.theme.plain.background)
    painter.want(request)
    switch loaded.entries[request] {
    case .ready(let picture):
      painter.place(picture, in: rect)
      describe(nil, [], in: rect, painter)
    case .failed(let failure):
      drawPlaceholder(failure.words(language), [.invalid], in: rect, painter)
    case nil:
      drawPlaceholder(language.say(en: "loading…", ru: "загрузка…"), [.busy], in: rect, painter)
    }
  }

  /// One cell of it is asked for, for its size and for what may be wrong with it.
  private func readOut(_ file: String, in rect: Rect, _ painter: Painter) {
    let request = PictureRequest(file: file, version: version, size: Size(1, 1), depth: .none)
    painter.want(request)
    switch painter.context.pictures.entries[request] {
    case .ready(let picture):
      describe("\(picture.source.columns) × \(picture.source.rows)", [], in: rect, painter)
    case .failed(let failure):
      describe(failure.words(painter.context.language), [.invalid], in: rect, painter)
    case nil: describe(nil, [.busy], in: rect, painter)
    }
  }

  private func describe(_ value: String?, _ traits: Traits, in rect: Rect, _ painter: Painter) {
    painter.describe(
      SemanticNode(
        identifier: id, role: .image, label: alt, value: value, traits: traits, frame: rect))
    guard painter.context.isFlat else { return }
    let word = painter.context.words.say(en: "Picture", ru: "Картинка")
    let text = "\(word): \(alt)" + (value.map { ", \($0)" } ?? "")
    painter.write(DisplayWidth.truncate(text, to: rect.columns), at: rect.origin, role: .text)
  }

  /// The words in lines; none where the room cuts any of them.
  private func lines(of words: String, in room: Size) -> [String] {
    let longest = words.split(separator: " ").map { DisplayWidth.of(String($0)) }.max() ?? 0
    let lines = TextWrapping.wrap(words, to: room.columns)
    return longest <= room.columns && lines.count <= room.rows ? lines : []
  }

  private func drawPlaceholder(
    _ words: String, _ traits: Traits = [], in rect: Rect, _ painter: Painter
  ) {
    describe(words, traits, in: rect, painter)
    if painter.context.isFlat { return }
    if !standIn.isEmpty {
      let isBusy = traits.contains(.busy)
      return drawStandIn(isBusy ? "" : words, in: isBusy ? rect : framed(rect, painter), painter)
    }
    let hasFrame = rect.columns >= 4 && rect.rows >= 3
    if hasFrame { Border.draw(rect, role: .border, painter) }
    let room = hasFrame ? rect.inset(Insets(1)) : rect
    let lines = lines(of: words, in: room.size)
    let top = room.minY + (room.rows - lines.count) / 2
    for (row, line) in lines.enumerated() {
      let x = room.minX + (room.columns - DisplayWidth.of(line)) / 2
      painter.write(line, at: Point(x: x, y: top + row), role: .muted)
    }
  }

  /// Draws a frame and returns the room in it; all of the room where there is none to spare.
  private func framed(_ rect: Rect, _ painter: Painter) -> Rect {
    let wide = standIn.map { DisplayWidth.of($0) }.max() ?? 0
    guard framesStandIn, rect.columns >= wide + 6, rect.rows >= standIn.count + 4
    else { return rect }
    Border.draw(rect, role: .border, painter)
    return rect.inset(Insets(1))
  }

  /// The lines in the middle, and below them the words where there is room for them.
  private func drawStandIn(_ words: String, in rect: Rect, _ painter: Painter) {
    let spare = max(0, rect.rows - standIn.count)
    let told = words.isEmpty ? [] : lines(of: words, in: Size(rect.columns, spare))
    let wide = standIn.map { DisplayWidth.of($0) }.max() ?? 0
    let x = rect.minX + max(0, rect.columns - wide) / 2
    var y = rect.minY + max(0, spare - told.count) / 2
    for line in standIn {
      painter.write(line, at: Point(x: x, y: y), role: .accent)
      y += 1
    }
    for line in told {
      let x = rect.minX + max(0, rect.columns - DisplayWidth.of(line)) / 2
      painter.write(line, at: Point(x: x, y: y), role: .muted)
      y += 1
    }
  }
}

extension PictureFailure {
  /// Returns the error in a few words, for the place of the picture.
  public func words(_ language: Language) -> String {
    switch self {
    case .missing: language.say(en: "file not found", ru: "файл не найден")
    case .unreadable: language.say(en: "not a readable picture", ru: "картинка не читается")
    case .tooLarge: language.say(en: "picture too large", ru: "картинка слишком велика")
    case .gaveUp: language.say(en: "could not be decoded", ru: "не удалось раскодировать")
    case .notStarted: language.say(en: "the decoder does not start", ru: "декодер не запускается")
    }
  }
}
