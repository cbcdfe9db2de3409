/// The last records of something that a program could make without end.
struct RecordLog<Record> {
  let limit: Int
  private(set) var records: [Record] = []
  /// How many there were, the forgotten ones included.
  private(set) var total = 0

  init(limit: Int) { self.limit = limit }

  mutating func append(_ record: Record) {
    total += 1
    if records.count >= limit { records.removeFirst(records.count - limit + 1) }
    records.append(record)
  }

  mutating func removeAll() { records = [] }
}
