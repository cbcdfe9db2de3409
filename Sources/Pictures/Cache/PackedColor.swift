import Terminal

/// A colour in 32 bits: the kind in the upper 8, the value in the others.
enum PackedColor {
  static func number(of color: Color) -> UInt32 {
    switch color {
    case .default: 0
    case .indexed(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  static func color(_ number: UInt32) -> Color? {
    switch (number >> 24, number & 0xFF_FFFF) {
    case (0, 0): .default
    case (1, let index) where index < 256: .indexed(UInt8(index))
    case (2, let value): .hex(value)
    default: nil
    }
  }
}

/// A protocol as a number that is never 0.
enum PackedProtocol {
  static func number(of format: PictureProtocol) -> UInt8 {
    switch format {
    case .kitty: 1
    case .iterm2: 2
    case .sixel: 3
    }
  }

  static func format(_ number: UInt8) -> PictureProtocol? {
    PictureProtocol.allCases.first { self.number(of: $0) == number }
  }
}
