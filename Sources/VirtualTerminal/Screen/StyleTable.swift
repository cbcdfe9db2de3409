/// Pens by number, each once: number 0 is the plain one.
struct StyleTable: ~Copyable {
  private(set) var pens: [Pen] = [.plain]
  /// Open addressing: a number and one more, 0 for a free place. The count is a power of two.
  private var places: [Int32] = Array(repeating: 0, count: 1024)

  init() {
    place(0)
  }

  var count: Int { pens.count }

  subscript(_ number: Int) -> Pen { number < pens.count ? pens[number] : .plain }

  /// The number of a pen, a new one where it has none.
  mutating func number(of pen: Pen) -> Int {
    if pen.isPlain { return 0 }
    let mask = places.count - 1
    var index = pen.fastHash & mask
    while true {
      let entry = places[index]
      if entry == 0 { break }
      if pens[Int(entry) - 1] == pen { return Int(entry) - 1 }
      index = (index + 1) & mask
    }
    pens.append(pen)
    if pens.count * 2 > places.count { grow() } else { places[index] = Int32(pens.count) }
    return pens.count - 1
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: places.count * 2)
    for number in pens.indices { place(number) }
  }

  private mutating func place(_ number: Int) {
    let mask = places.count - 1
    var index = pens[number].fastHash & mask
    while places[index] != 0 { index = (index + 1) & mask }
    places[index] = Int32(number + 1)
  }

  /// Keeps the pens that are in use and numbers them anew.
  ///
  /// - Returns: the new number of each old one; 0 where it was not in use.
  mutating func compact(keeping isUsed: [Bool]) -> [Int] {
    var numbers = [Int](repeating: 0, count: pens.count)
    let old = pens
    self = StyleTable()
    for number in old.indices.dropFirst() where isUsed[number] {
      numbers[number] = self.number(of: old[number])
    }
    return numbers
  }
}
