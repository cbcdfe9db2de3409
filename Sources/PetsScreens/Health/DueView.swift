import AppRuntime
import Core
import Foundation
import Interchange
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The days that are due of all pets, the most overdue first.
struct DueView {
  let due: DueState
  /// The number of those that count as soon or as overdue.
  let soon: Int
  let back: String
  let environment: Environment

  private var words: HealthWords { HealthWords(environment) }

  var body: Element<HealthAction> {
    VStack {
      HealthHeader(back: back, hint: words.backHint, title: words.dueTitle, action: .due(.closed)) {
        if let page = due.page, page.total > 0 {
          Button(
            HealthID.export, words.exportButton, hint: words.exportHint,
            action: HealthAction.due(.exportTapped))
        }
      }
      content
    }
    .semantics(HealthID.due, .group, label: words.dueTitle)
    .bindings(words.dueTitle, bindings)
  }

  private var content: Element<HealthAction> {
    guard let page = due.page
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if page.total > 0 { return list }
    return VStack(alignment: .center) {
      Text(words.nothingDue, .title, alignment: .center, semantics: .heading)
      Text(words.nothingDueText, .muted, alignment: .center, lines: nil)
    }
    .fill(horizontal: .center, vertical: .center, maxColumns: 50)
  }

  /// Headings of what there is alone.
  private var list: Element<HealthAction> {
    let all = due.sections(soon: soon)
    let shown = (0..<all.count).filter { !all.items(in: $0).isEmpty }
    let sections = ListSections(counts: shown.map { all.items(in: $0).count })
    return List(
      HealthID.dueList, label: words.dueTitle, sections: sections,
      heading: { "\(words.dueHeadings[shown[$0]]) · \(sections.items(in: $0).count)" },
      selection: due.index, key: { key($0) }, itemLabel: { label($0) },
      openTitle: words.openHint, onMove: { .due(.moved(to: $0)) },
      onOpen: { .due(.opened(index: $0)) }, row: { row($0) }
    )
    .onView { .due(.viewed($0)) }
    .padding(horizontal: 1)
  }

  private func key(_ index: Int) -> String {
    guard let item = due.item(at: index) else { return "loading.\(index)" }
    return "\(item.id.text).\(item.subject.rawValue)"
  }

  private func name(_ item: DueItem) -> String { item.petName ?? words.records.nameless }

  private func label(_ index: Int) -> String {
    due.item(at: index).map { "\(name($0)): \($0.title)" } ?? words.loading
  }

  private func row(_ index: Int) -> Element<HealthAction> {
    guard let item = due.item(at: index) else { return Text(words.loading, .muted).element }
    return Element(
      Responsive { size in Element(size.columns >= 60 ? wide(item, size.columns) : narrow(item)) })
  }

  /// A name as long as names may be is not cut where there is room for it.
  private func wide(_ item: DueItem, _ columns: Int) -> Element<HealthAction> {
    let rest = columns - Self.dateColumns - DueText.whenColumns - 3
    let nameColumns = min(max(PetField.limit, rest / 3), rest / 2)
    return HStack(spacing: 1) {
      Text(name(item)).fill(horizontal: .leading).frame(columns: nameColumns)
      Text(text(item).what).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Text(words.digits(item.date), .muted).frame(columns: Self.dateColumns)
      Text(text(item).when, text(item).role).fill(horizontal: .leading).frame(
        columns: DueText.whenColumns)
    }.element
  }

  private static let dateColumns = 10

  private func narrow(_ item: DueItem) -> Element<HealthAction> {
    HStack(spacing: 1) {
      Text("\(name(item)): \(text(item).what)").fill(
        horizontal: .leading, flex: Flex(horizontal: 1))
      Text(text(item).when, text(item).role)
    }.element
  }

  private func text(_ item: DueItem) -> DueText {
    DueText(item: item, words: words, today: environment.today)
  }

  private var bindings: [KeyBinding<HealthAction>] {
    let leave = KeyBinding(
      "health.back", [.escape, .backspace], words.backHint, HealthAction.due(.closed))
    guard let page = due.page, page.total > 0 else { return [leave] }
    return [
      KeyBinding("health.done", ["t"], words.doneHint, .due(.doneTapped)),
      KeyBinding("health.export", ["s"], words.exportHint, .due(.exportTapped)), leave,
    ]
  }
}

/// A day that is due, in words.
struct DueText {
  /// The width of ``when``, in columns.
  static let whenColumns = 16

  let item: DueItem
  let words: HealthWords
  let today: CalendarDay

  /// The name of a vaccination says enough; that of a medicine needs its begin or its end.
  var what: String {
    item.subject == .vaccination
      ? item.title : "\(words.records.subject(item.subject)): \(item.title)"
  }

  /// `in 6 days`, `12 days ago`.
  var when: String { words.records.daysLeft(item.daysLeft(on: today)) }

  var role: ThemeRole {
    let days = item.daysLeft(on: today)
    return days < 0 ? .danger : days <= DueQuery.soon ? .warning : .muted
  }
}
