import Core
import PetsDomain
import Terminal
import Toolkit

/// A line of a list of records: the same columns for all of a kind.
struct HealthEntryRow {
  struct Column {
    var text: String
    var role = ThemeRole.text
    /// Nil for what takes the rest.
    var columns: Int?
    var isTrailing = false
  }

  let entry: HealthEntry
  /// The record before it of the same kind, for what has changed since.
  let older: HealthEntry?
  let words: HealthWords
  let today: CalendarDay

  private var summary: HealthSummary { HealthSummary(words: words, today: today) }

  var body: Element<HealthAction> {
    Element(Responsive { size in row(columns(isWide: size.columns >= 60)) })
  }

  private func row(_ columns: [Column]) -> Element<HealthAction> {
    Element(
      HStack(spacing: 1) {
        for column in columns {
          let text = Text<HealthAction>(
            column.text, column.role, alignment: column.isTrailing ? .trailing : .leading)
          if let width = column.columns {
            text.fill(horizontal: column.isTrailing ? .trailing : .leading).frame(columns: width)
          } else {
            text.fill(horizontal: .leading, flex: Flex(horizontal: 1))
          }
        }
      })
  }

  private func columns(isWide: Bool) -> [Column] {
    switch entry {
    case .vaccination(let shot): vaccination(shot, isWide)
    case .weighing(let weighing): self.weighing(weighing)
    case .visit(let visit): self.visit(visit, isWide)
    case .medicine(let medicine): self.medicine(medicine, isWide)
    case .document(let document): self.document(document)
    }
  }

  private func date(_ day: CalendarDay, _ role: ThemeRole = .muted) -> Column {
    Column(text: words.digits(day), role: role, columns: 10)
  }

  private func vaccination(_ shot: Vaccination, _ isWide: Bool) -> [Column] {
    let isOld = shot.status(on: today) == .replaced
    let name = Column(text: shot.name, role: isOld ? .muted : .text)
    let status = words.records.status(shot.status(on: today))
    let left = shot.validUntil.map { day in
      words.records.daysLeft(day.daysSinceEpoch - today.daysSinceEpoch)
    }
    if !isWide {
      // How many days are left says that it is soon.
      let isNear = shot.status(on: today) == .soon
      let short = isOld ? words.replaced : isNear ? left ?? status : status
      return [date(shot.date), name, Column(text: short, role: summary.role(shot), columns: 13)]
    }
    let until = shot.validUntil.map { words.until(words.digits($0)) } ?? ""
    return [
      date(shot.date), name, Column(text: until, role: .muted, columns: 16),
      Column(text: isOld ? "" : left ?? "", role: summary.role(shot), columns: 15),
      Column(text: status, role: summary.role(shot), columns: 14),
    ]
  }

  private func weighing(_ weighing: Weighing) -> [Column] {
    let weight = weighing.weight.map { summary.weight($0) } ?? ""
    var change = ""
    if case .weighing(let before) = older, let old = before.weight, let new = weighing.weight {
      change = summary.change(from: old, to: new)
    }
    return [
      date(weighing.date), Column(text: weight, columns: 11, isTrailing: true),
      Column(text: change, role: .muted, columns: 13, isTrailing: true), Column(text: ""),
    ]
  }

  private func visit(_ visit: Visit, _ isWide: Bool) -> [Column] {
    let mark = words.say(en: ".", ru: ",")
    let cost = visit.cost?.text(decimalMark: mark) ?? ""
    let isToCome = visit.date > today
    var columns = [
      date(visit.date, isToCome ? .accent : .muted), Column(text: visit.reason),
      Column(text: cost, role: .muted, columns: 12, isTrailing: true),
    ]
    if isWide {
      let more = isToCome ? words.records.status(MedicineStatus.upcoming) : visit.diagnosis
      let line = more.replacing("\n", with: " ")
      columns.insert(Column(text: line, role: isToCome ? .accent : .muted), at: 2)
    }
    return columns
  }

  private func medicine(_ medicine: Medicine, _ isWide: Bool) -> [Column] {
    let status = medicine.status(on: today)
    let isOver = status == .ended
    let role: ThemeRole = isOver ? .muted : status == .running ? .success : .accent
    let shown = Column(text: words.records.status(status), role: role, columns: 9)
    let name = Column(text: medicine.name, role: isOver ? .muted : .text)
    if !isWide { return [date(medicine.from), name, shown] }
    let amount = [medicine.dose, words.records.schedule(medicine)].filter { !$0.isEmpty }
    let until = medicine.until.map { words.until(words.digits($0)) } ?? ""
    return [
      date(medicine.from), name, Column(text: amount.joined(separator: ", "), role: .muted),
      Column(text: until, role: .muted, columns: 16), shown,
    ]
  }

  private func document(_ document: Document) -> [Column] {
    [
      date(document.date), Column(text: document.title),
      Column(text: words.size(document.size), role: .muted, columns: 8, isTrailing: true),
    ]
  }
}
