import Terminal
import VirtualTerminal

/// A picture on a screen: a photo that is drawn with blocks, or the pixels that a program has sent.
///
/// Nobody reads its cells. A snapshot says where it stands, and by its fingerprint that it is the same
/// to the last cell or pixel.
public struct SnapshotPicture: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case blocks, kitty, sixel, iTerm2 }

  public let kind: Kind
  public let frame: Rect
  /// The number of cells that it covers, fewer than its frame has where something lies on it.
  public let cells: Int
  /// Sixteen hexadecimal digits: of the glyphs, the styles and the places of its cells, or of its
  /// pixels.
  public let fingerprint: String
  /// The rough colours of a picture of blocks, which another version of the library that draws it
  /// leaves as they are; nil for pixels, which nothing draws anew.
  public let likeness: PictureLikeness?

  init(
    _ kind: Kind, _ frame: Rect, cells: Int, fingerprint: String, likeness: PictureLikeness? = nil
  ) {
    (self.kind, self.frame, self.cells) = (kind, frame, cells)
    (self.fingerprint, self.likeness) = (fingerprint, likeness)
  }

  /// Takes what a terminal shows of a picture; nil for one in its history.
  init?(_ picture: TerminalPicture, screen: Size) {
    let place = Rect(
      x: picture.column, y: picture.row, columns: picture.size.columns, rows: picture.size.rows)
    let frame = place.intersection(Rect(size: screen))
    guard frame.columns > 0, frame.rows > 0 else { return nil }
    var print = Fingerprint()
    print.add("\(picture.content.format) \(picture.content.size) \(picture.crop) \(picture.layer)")
    print.add("\(picture.size)")
    print.add(picture.content.bytes)
    self.init(
      Kind(picture.source), frame, cells: min(picture.cellsLeft, frame.columns * frame.rows),
      fingerprint: print.digits)
  }

  /// `row 13 col 2, 7x3 blocks, 1c14d74d9e3779b9, like 8a8…`
  public var words: String {
    let covered = cells == frame.columns * frame.rows ? "" : " in \(cells) cells"
    return "\(place), \(frame.columns)x\(frame.rows) \(kind.rawValue)\(covered), \(fingerprint)"
      + (likeness.map { ", like \($0.digits)" } ?? "")
  }

  /// `row 13 col 2`
  var place: String { "row \(frame.minY) col \(frame.minX)" }

  public init?(words: some StringProtocol) {
    let form =
      #/row (\d+) col (\d+), (\d+)x(\d+) (\w+)(?: in (\d+) cells)?, ([0-9a-f]{16})(?:, like (\w+))?/#
    guard let match = String(words).wholeMatch(of: form), let y = Int(match.1),
      let x = Int(match.2), let columns = Int(match.3), let rows = Int(match.4),
      let kind = Kind(rawValue: String(match.5)), columns < 10_000, rows < 10_000
    else { return nil }
    let likeness = match.8.map { PictureLikeness(digits: $0) }
    if case .some(.none) = likeness { return nil }
    self.init(
      kind, Rect(x: x, y: y, columns: columns, rows: rows),
      cells: match.6.flatMap { Int($0) } ?? columns * rows, fingerprint: String(match.7),
      likeness: likeness ?? nil)
  }

  /// Returns true for the same picture at the same place; with `alike`, also where another version of
  /// a library may have drawn it.
  func matches(_ other: SnapshotPicture, _ match: PictureMatch) -> Bool {
    if self == other { return true }
    guard match == .alike, kind == other.kind, frame == other.frame, let likeness,
      let rough = other.likeness
    else { return false }
    return likeness.distance(to: rough) <= PictureLikeness.threshold
  }
}

/// The sameness of pictures that a snapshot asks for.
public enum PictureMatch: String, Hashable, Sendable {
  /// Every cell and pixel.
  case exact
  /// For pictures of blocks the rough colours: where the library that draws them is of another version
  /// than the one that the snapshots were recorded with.
  case alike

  /// Reads `JOURNEY_SNAPSHOT_PICTURES`; exact without it.
  public init(environment: [String: String]) {
    self = environment["JOURNEY_SNAPSHOT_PICTURES"].flatMap(Self.init) ?? .exact
  }
}

extension SnapshotPicture.Kind {
  fileprivate init(_ source: TerminalPicture.Source) {
    switch source {
    case .sixel: self = .sixel
    case .kitty: self = .kitty
    case .iTerm2: self = .iTerm2
    }
  }
}

/// A checksum of many texts (FNV-1a of 64 bits).
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text and its end.
  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }

  var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
