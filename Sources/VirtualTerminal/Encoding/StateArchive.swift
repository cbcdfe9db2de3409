/// Bytes that a state is written to, or that it is read back from: one description of a type does both,
/// so that the two cannot differ.
///
/// Reading never traps and never asks for more memory than the bytes are long, whatever they are. A value
/// that is not one fails the archive for good; what was to be read keeps a value that it may have.
struct StateArchive {
  let isReading: Bool
  private(set) var bytes: [UInt8]
  private var position = 0
  /// The place of the first byte that cannot be; nil while there is none.
  private(set) var failure: Int?

  /// Makes an empty one to write to.
  init() { (isReading, bytes) = (false, []) }

  init(reading bytes: [UInt8]) { (isReading, self.bytes) = (true, bytes) }

  var isFailed: Bool { failure != nil }
  /// Everything was read.
  var isAtEnd: Bool { position == bytes.count }

  mutating func fail() {
    if failure == nil { failure = position }
    // The rest is not read.
    position = bytes.count
  }

  // MARK: Numbers
  /// Seven bits a byte, the lowest first, the highest bit for one more.
  mutating func bits(_ value: inout UInt64) {
    isReading ? read(&value) : write(value)
  }

  private mutating func write(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func read(_ value: inout UInt64) {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard position < bytes.count else { return fail() }
      let byte = bytes[position]
      position += 1
      result |= UInt64(byte & 0x7F) << shift
      guard byte >= 0x80 else {
        // One form for each number: the last byte says something, and no bit falls off.
        guard byte > 0 || shift == 0, shift < 63 || byte == 1 else { return fail() }
        value = result
        return
      }
    }
    fail()
  }

  /// A number of a range; small ones of either sign are short.
  mutating func number<Value: FixedWidthInteger>(
    _ value: inout Value, _ range: ClosedRange<Value>
  ) {
    let whole = Int64(truncatingIfNeeded: value)
    var code = UInt64(bitPattern: whole << 1 ^ whole >> 63)
    bits(&code)
    guard isReading, !isFailed else { return }
    let signed = Int64(bitPattern: code >> 1) ^ -Int64(bitPattern: code & 1)
    guard let read = Value(exactly: signed), range.contains(read) else { return fail() }
    value = read
  }

  mutating func flag(_ value: inout Bool) {
    var number = value ? 1 : 0
    self.number(&number, 0...1)
    value = number == 1
  }

  mutating func choice<Value: Equatable>(_ value: inout Value, of all: [Value]) {
    var index = all.firstIndex(of: value) ?? 0
    number(&index, 0...all.count - 1)
    value = all[index]
  }

  // MARK: Several
  /// The number of things that follow, each of at least a byte.
  mutating func count(_ value: inout Int, most: Int) {
    number(&value, 0...most)
    if isReading, value > bytes.count - position { fail() }
    if isFailed { value = 0 }
  }

  mutating func data(_ data: inout [UInt8], most: Int = .max) {
    var count = data.count
    self.count(&count, most: most)
    guard isReading else { return bytes += data }
    data = Array(bytes[position..<position + count])
    position += count
  }

  mutating func text(_ text: inout String) {
    var data = Array(text.utf8)
    self.data(&data)
    guard isReading else { return }
    guard let read = String(validating: data, as: UTF8.self) else { return fail() }
    text = read
  }

  mutating func list<Element>(
    _ list: inout [Element], most: Int, new: Element,
    _ body: (inout StateArchive, inout Element) -> Void
  ) {
    var count = list.count
    self.count(&count, most: most)
    if isReading { list = [] }
    for index in 0..<count where !isFailed {
      var element = isReading ? new : list[index]
      body(&self, &element)
      if isReading, !isFailed { list.append(element) }
    }
  }

  mutating func optional<Value>(
    _ value: inout Value?, new: Value, _ body: (inout StateArchive, inout Value) -> Void
  ) {
    var isThere = value != nil
    flag(&isThere)
    guard isThere else { return value = nil }
    var some = value ?? new
    body(&self, &some)
    value = some
  }

  /// Entries by their keys, in the order of these.
  mutating func table<Key: Comparable & Hashable, Value>(
    _ table: inout [Key: Value], most: Int, new: (key: Key, value: Value),
    _ body: (inout StateArchive, inout (key: Key, value: Value)) -> Void
  ) {
    var entries = table.map { (key: $0.key, value: $0.value) }.sorted { $0.key < $1.key }
    list(&entries, most: most, new: new, body)
    guard isReading else { return }
    table = [:]
    for entry in entries {
      if table.updateValue(entry.value, forKey: entry.key) != nil { fail() }
    }
  }
}
