/// Cuts what is read piece by piece into lines, and holds no more than a line and a piece.
struct CastLines {
  /// The number of the line given last, from 1.
  private(set) var number = 0
  private let limits: CastLimits
  private let source: () throws -> [UInt8]
  private var piece: [UInt8] = []
  private var position = 0
  private var taken = 0
  private var isAtEnd = false

  /// - Parameter source: gives the next bytes; none at the end.
  init(limits: CastLimits, source: @escaping () throws -> [UInt8]) {
    self.limits = limits
    self.source = source
  }

  /// The next line without its end (LF or CR LF); nil at the end of the file.
  mutating func next() throws -> [UInt8]? {
    var line: [UInt8] = []
    var isBegun = false
    while try refill() {
      if !isBegun { number += 1 }
      isBegun = true
      let end = piece[position...].firstIndex(of: 0x0A)
      line += piece[position..<(end ?? piece.count)]
      position = end.map { $0 + 1 } ?? piece.count
      guard line.count <= limits.line else {
        throw CastError(line: number, "longer than \(limits.line) bytes")
      }
      if end != nil { break }
    }
    guard isBegun else { return nil }
    if line.last == 0x0D { line.removeLast() }
    return line
  }

  /// - Returns: false at the end of the file.
  private mutating func refill() throws -> Bool {
    if position < piece.count { return true }
    if isAtEnd { return false }
    piece = try source()
    position = 0
    taken += piece.count
    isAtEnd = piece.isEmpty
    guard taken <= limits.file else { throw CastError("more than \(limits.file) bytes") }
    return !isAtEnd
  }
}
