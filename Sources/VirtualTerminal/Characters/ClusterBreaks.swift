/// All that the characters of a cluster say on whether the next one joins it, as a number of
/// ``ClusterBreaks``.
struct ClusterState: Equatable {
  fileprivate(set) var number: UInt8

  /// Nothing: whatever comes begins a cluster.
  static let start = ClusterState(number: 0)
  /// No cluster that anything joins by what stands before: that of a letter or digit of ASCII.
  static let ascii = ClusterState(number: 1)

  mutating func archive(_ archive: inout StateArchive) {
    archive.number(&number, 0...UInt8(ClusterBreaks.count - 1))
  }
}

/// The rules for grapheme clusters (Unicode Standard Annex #29) as a table: for each state and each class
/// of the next character the state behind it, and whether it joins.
enum ClusterBreaks {
  private static let classes = 64
  private static let joins: UInt8 = 1 << 7

  static var count: Int { table.count / classes }

  /// Finds the states from the first two on, each when it is first come to.
  private static let table: [UInt8] = {
    var states = [ClusterRules(last: .control), ClusterRules(last: .other)]
    var table: [UInt8] = []
    var index = 0
    while index < states.count {
      for number in 0..<classes {
        let state = states[index]
        let next = ClusterRules.Next(number)
        let isJoined = state.isJoined(by: next)
        let behind = isJoined ? state.with(next) : ClusterRules(next)
        let place = states.firstIndex(of: behind) ?? states.count
        if place == states.count { states.append(behind) }
        table.append(UInt8(place) | (isJoined ? joins : 0))
      }
      index += 1
    }
    precondition(states.count <= Int(joins))
    return table
  }()

  /// The address of a copy of the table, made once for all terminals and never given back.
  private static let address: UInt = {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: table.count)
    copy.initialize(from: table, count: table.count)
    return UInt(bitPattern: copy)
  }()

  /// A terminal's own way to the table, which asks for no lock.
  struct Reader {
    private let first: UnsafePointer<UInt8>

    init() {
      guard let first = UnsafePointer<UInt8>(bitPattern: ClusterBreaks.address)
      else { preconditionFailure("a table at no address") }
      self.first = first
    }

    /// Goes to the state behind the next character.
    ///
    /// - Returns: whether the character joins the cluster.
    @inline(__always)
    func step(_ state: inout ClusterState, _ next: CharacterProperties) -> Bool {
      let entry = first[Int(state.number) &* classes &+ next.breaks]
      state.number = entry & ~joins
      return entry & joins != 0
    }
  }
}

/// A state by the rules: the last character's class, and how far three rules that look back have come.
private struct ClusterRules: Equatable {
  /// A character by its class and Indic_Conjunct_Break.
  struct Next {
    let kind: BreakClass
    let conjunct: Int

    init(_ breaks: Int) {
      kind = BreakClass(rawValue: UInt8(breaks & 15)) ?? .other
      conjunct = breaks >> 4
    }
  }

  private static let consonant = 1
  private static let linker = 2
  private static let conjunctExtend = 3

  /// Classes that join nothing more than others are the same.
  private let last: BreakClass
  /// An odd number of regional indicators ends the cluster.
  private var isHalfFlag = false
  /// A pictograph with marks (1) and a joiner (2) ends it.
  private var emoji = 0
  /// A consonant with marks (1), a linker among them (2), ends it.
  private var conjunct = 0

  init(last: BreakClass) {
    switch last {
    case .control, .prepend, .l: self.last = last
    case .v, .lv: self.last = .v
    case .t, .lvt: self.last = .t
    default: self.last = .other
    }
  }

  /// Makes the state of a cluster of one character.
  init(_ first: Next) {
    self.init(last: first.kind)
    isHalfFlag = first.kind == .regionalIndicator
    emoji = first.kind == .pictographic ? 1 : 0
    conjunct = first.conjunct == Self.consonant ? 1 : 0
  }

  /// Returns true if there is no boundary before the next character (GB3 to GB999).
  func isJoined(by next: Next) -> Bool {
    if last == .control { return false }
    switch next.kind {
    case .extend, .zeroWidthJoiner, .spacingMark: return true
    case .control: return false
    default: break
    }
    if last == .prepend { return true }
    if next.conjunct == Self.consonant, conjunct == 2 { return true }
    return switch next.kind {
    case .regionalIndicator: isHalfFlag
    case .pictographic: emoji == 2
    // Hangul: GB6 to GB8.
    case .l, .lv, .lvt: last == .l
    case .v: last == .l || last == .v
    case .t: last == .v || last == .t
    default: false
    }
  }

  /// Returns the state with one more character at the end of the cluster.
  func with(_ next: Next) -> ClusterRules {
    var state = ClusterRules(next)
    if isHalfFlag { state.isHalfFlag = false }
    if emoji == 1 {
      if next.kind == .extend { state.emoji = 1 }
      if next.kind == .zeroWidthJoiner { state.emoji = 2 }
    }
    switch next.conjunct {
    case Self.linker where conjunct > 0: state.conjunct = 2
    case Self.conjunctExtend: state.conjunct = conjunct
    default: break
    }
    return state
  }
}
