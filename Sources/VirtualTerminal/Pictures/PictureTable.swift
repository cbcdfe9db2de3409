import Terminal

/// The pictures of both screens and the images that kitty keeps apart from them, within bounds.
struct PictureTable {
  /// The most pictures, and the most kitty images.
  static let countLimit = 256
  /// The most bytes of all contents.
  static let byteLimit = 64 << 20
  /// The most bytes of a file of iTerm2 that comes in pieces.
  static let partsLimit = 8 << 20

  struct Placement {
    var source: TerminalPicture.Source
    var column: Int
    var size: Size
    var content: PictureContent
    var crop: Rect
    var layer = 0
    /// Text takes its cells away.
    var isInCells: Bool
    /// It is on the alternate screen.
    var isAlternate = false

    fileprivate static let none = Placement(
      source: .sixel, column: 0, size: Size(1, 1), content: .none, crop: .zero, isInCells: true)

    /// - Parameter images: those whose contents need not be written once more.
    fileprivate mutating func archive(_ archive: inout StateArchive, _ images: [Int: Image]) {
      source.archive(&archive)
      isInCells = source.isInCells
      archive.number(&column, 0...4095)
      archive.number(&size.columns, 1...TerminalPicture.cellLimit)
      archive.number(&size.rows, 1...TerminalPicture.cellLimit)
      var shared: PictureContent?
      if case .kitty(let image, _) = source { shared = images[image]?.content }
      var isShared = shared == content
      archive.flag(&isShared)
      if isShared, let shared { content = shared } else { content.archive(&archive) }
      archive.number(&crop.origin.x, 0...1 << 16)
      archive.number(&crop.origin.y, 0...1 << 16)
      archive.number(&crop.size.columns, 0...1 << 16)
      archive.number(&crop.size.rows, 0...1 << 16)
      if Rect(size: content.size).intersection(crop).size != crop.size { archive.fail() }
      archive.number(&layer, -(1 << 31)...1 << 32)
      archive.flag(&isAlternate)
    }
  }

  struct Image {
    var number: Int
    var content: PictureContent

    fileprivate static let none = Image(number: 0, content: .none)
  }

  private(set) var placements: [Int: Placement] = [:]
  private(set) var images: [Int: Image] = [:]
  /// Kitty's virtual placements by image: placeholders in the text say where they show.
  private(set) var virtuals: [Int: Placement] = [:]
  private var imageOrder: [Int] = []
  private var last = 0
  /// A kitty transmission that comes in pieces.
  var pending: (command: KittyCommand, data: [UInt8])?
  /// An iTerm2 file that comes in pieces.
  var pendingFile: (arguments: String, data: [UInt8])?
  /// Colours that sixels share while mode 1070 is off.
  var sharedColors = SixelPalette()
  var budget = LineBudget(linesEach: 16)
  /// The bytes of all contents. What a placement shares with an image is counted twice: a bound, not
  /// an account.
  private var bytes = 0

  var isEmpty: Bool { placements.isEmpty && virtuals.isEmpty }

  /// Returns true if a picture can be added without forgetting another.
  func hasRoom(for count: Int) -> Bool {
    placements.count < Self.countLimit && bytes + count <= Self.byteLimit
  }

  mutating func add(_ placement: Placement) -> Int {
    last += 1
    placements[last] = placement
    bytes += placement.content.bytes.count
    budget.earn()
    trim()
    return last
  }

  mutating func addVirtual(_ placement: Placement, _ image: Int) {
    guard virtuals[image] != nil || virtuals.count < Self.countLimit else { return }
    remove(-image)
    virtuals[image] = placement
    bytes += placement.content.bytes.count
  }

  /// - Parameter number: a picture's, or below 0 a virtual placement's image.
  mutating func remove(_ number: Int) {
    let old =
      number < 0
      ? virtuals.removeValue(forKey: -number) : placements.removeValue(forKey: number)
    bytes -= old?.content.bytes.count ?? 0
  }

  mutating func keep(_ numbers: Set<Int>) {
    for number in placements.keys where !numbers.contains(number) { remove(number) }
  }

  /// Forgets kitty's pictures of an image on one of the screens: one placement, or all (nil).
  mutating func remove(image: Int, placement: Int?, isAlternate: Bool) {
    for (number, old) in placements where old.isAlternate == isAlternate {
      guard case .kitty(image, let its) = old.source, placement == nil || placement == its
      else { continue }
      remove(number)
    }
  }

  // MARK: Images
  mutating func store(_ image: Image, _ id: Int) {
    removeImage(id)
    images[id] = image
    bytes += image.content.bytes.count
    imageOrder.append(id)
    trim()
  }

  mutating func removeImage(_ id: Int) {
    guard let old = images.removeValue(forKey: id) else { return }
    bytes -= old.content.bytes.count
    imageOrder.removeAll { $0 == id }
  }

  /// Returns the newest image with a number (kitty's `I`).
  func image(numbered number: Int) -> Int? { imageOrder.last { images[$0]?.number == number } }
  /// An id that the program has not used.
  var freeID: Int { (images.keys.max() ?? 0) + 1 }

  mutating func archive(_ archive: inout StateArchive) {
    archive.table(&images, most: Self.countLimit, new: (0, Image.none)) { archive, entry in
      archive.number(&entry.key, Self.idRange)
      archive.number(&entry.value.number, Self.idRange)
      entry.value.content.archive(&archive)
    }
    archive.list(&imageOrder, most: Self.countLimit, new: 0) { $0.number(&$1, Self.idRange) }
    let images = images
    for table in [\PictureTable.placements, \.virtuals] {
      archive.table(
        &self[keyPath: table], most: Self.countLimit, new: (0, Placement.none)
      ) { archive, entry in
        archive.number(&entry.key, table == \.virtuals ? Self.idRange : 1...1 << 60)
        entry.value.archive(&archive, images)
      }
    }
    archive.number(&last, 0...1 << 60)
    archivePending(&archive)
    sharedColors.archive(&archive)
    budget.archive(&archive)
    if archive.isReading { checkContents(&archive) }
  }

  /// Numbers that programs give.
  private static let idRange = -(1 << 31)...(1 << 32)

  private mutating func archivePending(_ archive: inout StateArchive) {
    archive.optional(&pending, new: (KittyCommand([]), [])) { archive, pending in
      pending.command.archive(&archive)
      archive.data(&pending.data, most: Self.byteLimit)
    }
    archive.optional(&pendingFile, new: ("", [])) { archive, pending in
      archive.text(&pending.arguments)
      archive.data(&pending.data, most: Self.byteLimit)
    }
  }

  private mutating func checkContents(_ archive: inout StateArchive) {
    if Set(imageOrder) != Set(images.keys) || imageOrder.count != images.count { archive.fail() }
    if (placements.keys.max() ?? 0) > last { archive.fail() }
    let contents =
      images.values.map(\.content) + placements.values.map(\.content)
      + virtuals.values.map(\.content)
    bytes = contents.reduce(0) { $0 + $1.bytes.count }
  }

  /// Forgets the oldest beyond the bounds: images first, then pictures, and the last one never.
  private mutating func trim() {
    while images.count > Self.countLimit || bytes > Self.byteLimit && images.count > 1,
      let oldest = imageOrder.first
    { removeImage(oldest) }
    if bytes > Self.byteLimit { for image in virtuals.keys { remove(-image) } }
    while placements.count > Self.countLimit || bytes > Self.byteLimit && placements.count > 1,
      let oldest = placements.keys.min()
    { remove(oldest) }
  }
}

/// A picture that a program has put on the screen, with the place that it has now.
public struct TerminalPicture: Hashable, Sendable {
  /// The most cells that a picture takes each way, whatever a program asks for.
  static let cellLimit = 1 << 12

  public enum Source: Hashable, Sendable {
    case sixel
    /// The program's numbers; 0 for none.
    case kitty(image: Int, placement: Int)
    case iTerm2(name: String)

    fileprivate mutating func archive(_ archive: inout StateArchive) {
      var (kind, image, placement, name) = (0, 0, 0, "")
      switch self {
      case .sixel: break
      case .kitty(let its, let number): (kind, image, placement) = (1, its, number)
      case .iTerm2(let its): (kind, name) = (2, its)
      }
      archive.number(&kind, 0...2)
      switch kind {
      case 1:
        archive.number(&image, -(1 << 31)...1 << 32)
        archive.number(&placement, -(1 << 31)...1 << 32)
        self = .kitty(image: image, placement: placement)
      case 2:
        archive.text(&name)
        self = .iTerm2(name: name)
      default: self = .sixel
      }
    }
  }

  public let source: Source
  /// The row of the upper left corner; below 0 in the scrollback, -1 for its newest line.
  public let row: Int
  public let column: Int
  /// The size in cells of 8 by 16 pixels.
  public let size: Size
  public let content: PictureContent
  /// The part of the content that shows, in its pixels.
  public let crop: Rect
  /// The layer: above 0 over other kitty pictures, below 0 under the text.
  public let layer: Int
  /// The number of its cells that still show it. Text over a sixel or iTerm2 picture takes them
  /// away; over one of kitty's it does not.
  public let cellsLeft: Int
}

/// The pixels of a picture, or the bytes that they are still packed in.
public struct PictureContent: Hashable, Sendable {
  public enum Format: Hashable, Sendable {
    /// Three bytes a pixel.
    case rgb
    /// Four bytes a pixel; 0 in the fourth is transparent.
    case rgba
    /// A file as the program sent it: PNG from kitty, anything from iTerm2.
    case file
  }

  public let format: Format
  /// The bytes are deflated (RFC 1950), as kitty's `o=z` allows.
  public let isDeflated: Bool
  /// The size in pixels; zero where a file does not say it in a way known here.
  public let size: Size
  public let bytes: [UInt8]

  fileprivate static let none = PictureContent(
    format: .file, isDeflated: false, size: .zero, bytes: [])

  fileprivate mutating func archive(_ archive: inout StateArchive) {
    var (format, isDeflated, size, bytes) = (format, isDeflated, size, bytes)
    archive.choice(&format, of: [.rgb, .rgba, .file])
    archive.flag(&isDeflated)
    archive.number(&size.columns, 0...1 << 16)
    archive.number(&size.rows, 0...1 << 16)
    archive.data(&bytes)
    let depth = format == .rgb ? 3 : 4
    if format != .file, !isDeflated, bytes.count != size.columns * size.rows * depth {
      archive.fail()
      (size, bytes) = (.zero, [])
    }
    self = PictureContent(format: format, isDeflated: isDeflated, size: size, bytes: bytes)
  }
}
