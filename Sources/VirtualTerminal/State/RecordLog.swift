/// The last records of something that a program could make without end.
struct RecordLog<Record> {
  let limit: Int
  /// The weight of a record, and the limit for all of them together; the last one always stays.
  private var weight: (Record) -> Int = { _ in 0 }
  private var weightLimit = Int.max
  private(set) var records: [Record] = []
  /// The number of all records, the forgotten ones included.
  private(set) var total = 0

  private var weightOfAll = 0

  init(limit: Int) { self.limit = limit }

  init(limit: Int, weightLimit: Int, weight: @escaping (Record) -> Int) {
    (self.limit, self.weightLimit, self.weight) = (limit, weightLimit, weight)
  }

  mutating func append(_ record: Record) {
    total += 1
    if records.count >= limit { forgetOldest() }
    records.append(record)
    weightOfAll += weight(record)
    while weightOfAll > weightLimit, records.count > 1 { forgetOldest() }
  }

  private mutating func forgetOldest() { weightOfAll -= weight(records.removeFirst()) }

  /// Takes over what was kept elsewhere.
  mutating func restore(_ kept: [Record], _ total: Int) {
    removeAll()
    for record in kept { append(record) }
    self.total = total
  }

  mutating func removeAll() {
    records = []
    weightOfAll = 0
  }
}
