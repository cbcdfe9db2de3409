/// The hyperlinks of OSC 8 by number; number 0 is none.
struct LinkTable {
  struct Link: Hashable {
    var uri: String
    var id: String
  }

  /// Links beyond these many are text without a link.
  static let limit = 1 << 13

  private(set) var links: [Link] = [Link(uri: "", id: "")]
  private var numbers: [Link: UInt32] = [:]

  subscript(_ number: UInt32) -> Link { links[Int(number)] }

  mutating func number(of link: Link) -> UInt32 {
    if link.uri.isEmpty { return 0 }
    if let number = numbers[link] { return number }
    guard links.count < Self.limit else { return 0 }
    links.append(link)
    numbers[link] = UInt32(links.count - 1)
    return UInt32(links.count - 1)
  }
}
