import AppRuntime
import Core
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The room below the fields of a wide card: what is due for the pet, and its weight as a line.
struct PetCardAside {
  let pages: HealthPages
  let environment: Environment

  private var words: HealthWords { HealthWords(environment) }

  /// The panels that fit into the rows, without a gap between them.
  func panels(_ rows: Int) -> [Element<PetCardAction>] {
    var panels: [Element<PetCardAction>] = []
    let due = pages.due(on: environment.today)
    let chart = WeightChart(
      id: PetsID.weightChart, weighings: pages.weighings, environment: environment)
    var left = rows
    let lines = min(due.count, Self.mostDue, left - 2)
    if lines > 0 {
      panels.append(self.due(due, lines).frame(rows: lines + 2))
      left -= lines + 2
    }
    if chart.isDrawn, left >= WeightChart.leastRows + 2 {
      let story = HealthSummary(words: words, today: environment.today)
        .weight(pages.weighings, isWhole: true)
      panels.append(
        Panel(words.part(.weighing)) {
          Text(story, .muted, semantics: nil).padding(horizontal: 1)
          chart.body()
        }.frame(rows: min(left, Self.mostChartRows)))
    }
    return panels
  }

  private static let mostDue = 5
  private static let mostChartRows = 16

  /// A click on a line opens its part of the health book.
  private func due(_ items: [DueItem], _ lines: Int) -> Element<PetCardAction> {
    let rest = items.count - lines
    return Panel(rest > 0 ? "\(words.dueTitle) · \(items.count)" : words.dueTitle) {
      for (index, item) in items.prefix(lines).enumerated() {
        let text = DueText(item: item, words: words, today: environment.today)
        HStack(spacing: 1) {
          Text(text.what, id: PetsID.due.item(index)).fill(
            horizontal: .leading, flex: Flex(horizontal: 1))
          Text(words.digits(item.date), .muted)
          Text(text.when, text.role).fill(horizontal: .leading)
            .frame(columns: DueText.whenColumns)
        }
        .padding(horizontal: 1)
        .onClick(PetsID.due.item(index).child("book")) {
          .partOpened(item.subject == .vaccination ? .vaccination : .medicine)
        }
      }
    }.element
  }
}
