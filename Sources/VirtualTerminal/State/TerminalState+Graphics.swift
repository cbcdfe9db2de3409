import Terminal

extension TerminalState {
  /// Performs SGR.
  mutating func setGraphics(_ s: ControlSequence) {
    isPenStale = true
    if s.count == 0 {
      resetPen()
      return
    }
    var index = 0
    while index < s.count { index += setPlainColor(s, index) ?? setGraphic(s, index) }
  }

  /// `38` or `48` with `;5;n` or `;2;r;g;b`, without colons: what most colours are set by.
  ///
  /// - Returns: how many parameters it took; nil for everything else.
  @inline(__always)
  private mutating func setPlainColor(_ s: ControlSequence, _ index: Int) -> Int? {
    let selector = s.values[index]
    guard selector == 38 || selector == 48, s.colons == 0, index + 2 < s.count else { return nil }
    let color: UInt32
    let taken: Int
    let first = UInt32(bitPattern: max(0, s.values[index + 2]))
    if s.values[index + 1] == 5, first < 256 {
      color = 1 << 24 | first
      taken = 3
    } else if s.values[index + 1] == 2, index + 4 < s.count {
      let green = UInt32(bitPattern: max(0, s.values[index + 3]))
      let blue = UInt32(bitPattern: max(0, s.values[index + 4]))
      color = 2 << 24 | min(first, 255) << 16 | min(green, 255) << 8 | min(blue, 255)
      taken = 5
    } else {
      return nil
    }
    if selector == 38 { pen.foreground = color } else { pen.background = color }
    return taken
  }

  /// Resets everything but the link, which OSC 8 ends.
  private mutating func resetPen() {
    let link = pen.link
    pen = Pen()
    pen.link = link
  }

  /// Sets one attribute; returns the number of parameters that it took.
  private mutating func setGraphic(_ s: ControlSequence, _ index: Int) -> Int {
    let value = s.value(index)
    let taken = 1 + s.subparameters(of: index)
    switch value {
    case 0: resetPen()
    case 4: setUnderline(s, index, taken)
    case 1...9: setAttribute(value, true)
    case 10...19: pen.font = UInt8(value - 10)
    case 21: pen.underline = 2
    case 22:
      setAttribute(1, false)
      setAttribute(2, false)
    case 24: pen.underline = 0
    case 23, 25, 27, 28, 29: setAttribute(value - 20, false)
    case 30...37: pen.foreground = Pen.indexed(value - 30)
    case 40...47: pen.background = Pen.indexed(value - 40)
    case 90...97: pen.foreground = Pen.indexed(value - 82)
    case 100...107: pen.background = Pen.indexed(value - 92)
    case 39: pen.foreground = 0
    case 49: pen.background = 0
    case 59: pen.underlineColor = 0
    case 53: pen.set(.overline)
    case 55: pen.set(.overline, false)
    case 73, 74: pen.baseline = UInt8(value - 72)
    case 75: pen.baseline = 0
    case 38, 48, 58: return setColor(s, index, taken)
    default: note("CSI \(s): \(value)")
    }
    return taken
  }

  @inline(__always)
  private mutating func setAttribute(_ number: Int, _ isOn: Bool) {
    pen.set(bits: Self.attributeBits(number), isOn)
  }

  /// Returns the bit in ``Terminal/Attributes`` of an SGR number; a switch, because this is asked
  /// for each sequence and a look-up through the other module would cost more than the rest.
  @inline(__always)
  private static func attributeBits(_ number: Int) -> UInt8 {
    switch number {
    case 1: 1 << 0
    case 2: 1 << 1
    case 3: 1 << 2
    case 5, 6: 1 << 3
    case 7: 1 << 4
    case 8: 1 << 5
    case 9: 1 << 6
    default: 0
    }
  }

  private mutating func setUnderline(_ s: ControlSequence, _ index: Int, _ taken: Int) {
    let form = taken > 1 ? s.value(index + 1, or: 1) : 1
    pen.underline = form <= 5 ? UInt8(form) : 1
  }

  /// 38, 48 and 58: `5;n` or `2;r;g;b`, and with colons `5:n`, `2:r:g:b` or `2:space:r:g:b`.
  private mutating func setColor(_ s: ControlSequence, _ index: Int, _ taken: Int) -> Int {
    let kind = s.value(index + 1)
    let color: UInt32?
    var length = taken
    if taken > 1 {
      let first = index + (taken >= 6 ? 3 : 2)
      color = Self.color(s, kind, first, end: index + taken)
    } else {
      let needed = kind == 5 ? 3 : kind == 2 ? 5 : 2
      length = min(needed, s.count - index)
      color = Self.color(s, kind, index + 2, end: index + needed)
    }
    guard let color else { return length }
    switch s.value(index) {
    case 38: pen.foreground = color
    case 48: pen.background = color
    default: pen.underlineColor = color
    }
    return length
  }

  private static func color(_ s: ControlSequence, _ kind: Int, _ first: Int, end: Int) -> UInt32? {
    switch kind {
    case 5:
      guard end <= s.count, s.value(first) < 256 else { return nil }
      return Pen.indexed(s.value(first))
    case 2:
      guard end <= s.count, first + 3 <= end else { return nil }
      return Pen.rgb(s.value(first), s.value(first + 1), s.value(first + 2))
    default: return nil
    }
  }

  /// Returns the parameters of an SGR that would set a pen.
  func graphicsReport(_ pen: Pen) -> String {
    var parts = ["0"]
    let attributes: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.blink, "5"), (.reverse, "7"), (.hidden, "8"),
      (.strike, "9"), (.overline, "53"),
    ]
    for (attribute, number) in attributes where pen.has(attribute) { parts.append(number) }
    if pen.underline == 1 { parts.append("4") }
    if pen.underline > 1 { parts.append(pen.underline == 2 ? "21" : "4:\(pen.underline)") }
    parts.append(contentsOf: Self.colorReport(pen.foreground, base: 30))
    parts.append(contentsOf: Self.colorReport(pen.background, base: 40))
    if pen.underlineColor != 0 {
      parts.append(contentsOf: Self.colorReport(pen.underlineColor, base: 50))
    }
    return parts.joined(separator: ";")
  }

  private static func colorReport(_ color: UInt32, base: Int) -> [String] {
    switch Pen.color(color) {
    case .default: return []
    case .indexed(let index) where index < 8 && base < 50: return ["\(base + Int(index))"]
    case .indexed(let index) where index < 16 && base < 50: return ["\(base + 52 + Int(index))"]
    case .indexed(let index): return ["\(base + 8):5:\(index)"]
    case .rgb(let red, let green, let blue): return ["\(base + 8):2::\(red):\(green):\(blue)"]
    }
  }

  /// Frees the numbers of styles that no cell has; keeps the table within bounds for programs that
  /// show ever new colours. Costs a look at every written cell.
  mutating func collectStyles() {
    var isUsed = [Bool](repeating: false, count: styles.count)
    forEachCell { if $0.style < isUsed.count { isUsed[$0.style] = true } }
    let numbers = styles.compact(keeping: isUsed)
    forEachCell { if $0.style < numbers.count { $0 = $0.with(style: numbers[$0.style]) } }
    styleLimit = max(1 << 15, styles.count * 2)
    renumberings += 1
    isErasedCellStale = true
  }

  /// Frees the numbers of clusters that no cell has.
  mutating func collectClusters() {
    let flag = UInt32(PackedCell.clusterFlag)
    var isUsed = [Bool](repeating: false, count: clusters.count)
    forEachCell { if $0.content & flag != 0 { isUsed[Int($0.content & ~flag)] = true } }
    let contents = clusters.compact(keeping: isUsed)
    forEachCell {
      if $0.content & flag != 0 { $0 = $0.with(content: contents[Int($0.content & ~flag)]) }
    }
    clusterLimit = max(1 << 15, clusters.count * 2)
    renumberings += 1
  }

  /// Frees the links that no cell and no pen has.
  mutating func collectLinks() {
    var isStyleUsed = [Bool](repeating: false, count: styles.count)
    forEachCell { if $0.style < isStyleUsed.count { isStyleUsed[$0.style] = true } }
    var isUsed = [Bool](repeating: false, count: links.count)
    for number in isStyleUsed.indices where isStyleUsed[number] {
      isUsed[Int(styles[number].link)] = true
    }
    for pen in [pen, saved.pen, hiddenSaved.pen] + penStack { isUsed[Int(pen.link)] = true }
    links.keep(isUsed)
    renumberings += 1
  }

  /// The lines of both screens with their history: what a look at every line costs.
  var lineCount: Int { screen.historyCount + hidden.historyCount + 2 * rows }

  private func forEachCell(_ body: (inout PackedCell) -> Void) {
    screen.forEachCell(body)
    hidden.forEachCell(body)
  }
}
