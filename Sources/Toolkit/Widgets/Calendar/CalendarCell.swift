/// How a day looks in a calendar: ` 6`, `[6]` selected, `(6)` today, a dot behind one of note.
struct CalendarCell {
  let number: Int
  let isSelected: Bool
  let isToday: Bool
  let isMarked: Bool

  /// What a day gets in a width: 5 columns have room for brackets and dot, 4 for one of them on the
  /// right, 3 for one sign.
  static func columns(in width: Int) -> Int { min(5, max(1, width / 7)) }

  func text(_ columns: Int) -> String {
    if columns < 3 { return String((digits + "  ").prefix(columns)) }
    if columns == 3 { return (opening ?? (isMarked ? "•" : " ")) + digits }
    let number = self.number
    let opened = number < 10 ? " " + (opening ?? " ") + "\(number)" : (opening ?? " ") + "\(number)"
    let dot = isMarked ? "•" : nil
    if columns == 4 { return opened + (dot ?? closing ?? " ") }
    return opened + (closing.map { $0 + (dot ?? " ") } ?? (dot ?? " ") + " ")
  }

  private var digits: String { number < 10 ? " \(number)" : "\(number)" }
  private var opening: String? { isSelected ? "[" : isToday ? "(" : nil }
  private var closing: String? { isSelected ? "]" : isToday ? ")" : nil }
}
