import Terminal

extension ColorDepth {
  /// A terminfo type and what it can show.
  public struct Choice: Hashable, Sendable {
    public var type: String
    public var depth: ColorDepth
  }

  /// Returns the terminfo entry to draw by, and the depth of its colours.
  ///
  /// `NO_COLOR` that is not empty says none (no-color.org). `COLORTERM=truecolor` or `24bit` says
  /// direct colour, which ncurses writes only by an entry that has it: the type's own `-direct`
  /// sibling, or `xterm-direct` for the many that call themselves xterm. Else the entry's number of
  /// colours decides. `colors` tells those of an entry, nil where there is no such entry.
  public static func choose(
    type: String, environment: [String: String], colors: (String) -> Int?
  ) -> Choice {
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      return Choice(type: type, depth: .none)
    }
    let number = colors(type) ?? 0
    if number > 256 { return Choice(type: type, depth: .direct) }
    let asksForDirect = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    if asksForDirect, number > 0 {
      for name in directSiblings(of: type) where colors(name) ?? 0 > 256 {
        return Choice(type: name, depth: .direct)
      }
    }
    return Choice(type: type, depth: number >= 256 ? .indexed256 : number >= 8 ? .ansi16 : .none)
  }

  /// `tmux-256color` has the sibling `tmux-direct`.
  private static func directSiblings(of type: String) -> [String] {
    var base = type
    for ending in ["-256color", "-color", "-16color", "-88color"] where base.hasSuffix(ending) {
      base.removeLast(ending.count)
    }
    return type.hasPrefix("xterm") ? [base + "-direct", "xterm-direct"] : [base + "-direct"]
  }
}

/// Colours as the numbers that ncurses knows them by on one terminal; -1 is the terminal's own.
struct ColorNumbers: Sendable {
  let depth: ColorDepth
  /// The size of the terminal's palette: 8, 16, 256 or 2²⁴.
  let count: Int
  let hasDefault: Bool

  func foreground(_ color: Color) -> Int32 {
    guard let index = number(color) else { return hasDefault ? -1 : 7 }
    // Of eight colours there is no bright black; black could not be seen.
    return count == 8 && index == 8 ? 7 : index % Int32(count)
  }

  func background(_ color: Color) -> Int32 {
    guard let index = number(color) else { return hasDefault ? -1 : 0 }
    return index % Int32(count)
  }

  private func number(_ color: Color) -> Int32? {
    switch color.reduced(to: depth) {
    case .default: nil
    case .indexed(let index) where count <= 256 || index < 8: Int32(index)
    case .indexed(let index): direct(XtermPalette.color(index))
    case .rgb: direct(color)
    }
  }

  /// A `-direct` entry takes 0 to 7 for the palette, and every other number for `0xRRGGBB`; the
  /// blacks that it thereby lacks become the nearest one that it has.
  private func direct(_ color: Color) -> Int32? {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    return max(8, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
  }
}

/// The two colours of each of ncurses' numbered pairs.
///
/// Pairs are given out as they are asked for and kept. Pair 0 is the terminal's own two colours.
struct ColorPairs: Sendable {
  struct Colors: Hashable, Sendable {
    var foreground: Int32
    var background: Int32
  }

  enum Answer: Equatable {
    case known(Int32)
    /// Given out just now: ncurses has to be told.
    case new(Int32)
    /// No number is left. The caller empties the table and draws everything anew.
    case full
  }

  private let limit: Int32
  private var numbers: [Colors: Int32] = [:]

  /// - Parameter limit: the number of pairs the terminal has, pair 0 included.
  init(limit: Int32) { self.limit = limit }

  mutating func number(for colors: Colors) -> Answer {
    if colors == Colors(foreground: -1, background: -1) { return .known(0) }
    if let number = numbers[colors] { return .known(number) }
    let next = Int32(numbers.count) + 1
    guard next < limit else { return .full }
    numbers[colors] = next
    return .new(next)
  }

  mutating func removeAll() { numbers.removeAll() }
}
