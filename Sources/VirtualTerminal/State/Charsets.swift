/// The four designated sets and which of them are invoked (ISO 2022).
struct Charsets: Hashable {
  private var designated: (Charset, Charset, Charset, Charset) = (.ascii, .ascii, .ascii, .ascii)
  private(set) var left = 0
  /// For bytes from `0xA0` on, in 8-bit text only.
  private(set) var right = 1
  private(set) var single: Int?
  /// The left set is ASCII and no single shift waits, so that bytes stand for themselves.
  private(set) var isPlain = true

  init(utf8: Bool) {
    if !utf8 { designated.1 = .ascii }
    if !utf8 { designated.2 = .latin1 }
    if !utf8 { right = 2 }
  }

  subscript(_ index: Int) -> Charset {
    get {
      switch index {
      case 0: designated.0
      case 1: designated.1
      case 2: designated.2
      default: designated.3
      }
    }
    set {
      switch index {
      case 0: designated.0 = newValue
      case 1: designated.1 = newValue
      case 2: designated.2 = newValue
      default: designated.3 = newValue
      }
      update()
    }
  }

  mutating func lockLeft(_ index: Int) {
    left = index
    update()
  }

  mutating func lockRight(_ index: Int) { right = index }

  mutating func singleShift(_ index: Int) {
    single = index
    update()
  }

  /// The set for the next byte of the left half; a single shift is used up.
  mutating func takeLeft() -> Charset {
    defer {
      single = nil
      update()
    }
    return self[single ?? left]
  }

  private mutating func update() { isPlain = single == nil && self[left] == .ascii }

  static func == (a: Charsets, b: Charsets) -> Bool {
    a.designated == b.designated && a.left == b.left && a.right == b.right && a.single == b.single
  }

  func hash(into hasher: inout Hasher) {
    for index in 0..<4 { hasher.combine(self[index]) }
    hasher.combine(left)
    hasher.combine(right)
  }
}
