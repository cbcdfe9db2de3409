import AppRuntime
import Core
import PetsDomain
import Semantics
import Toolkit

/// A pet's weight as a line, of the last weighing of each day.
struct WeightChart {
  let id: Identifier
  let weighings: [Weighing]
  let environment: Environment

  private var words: HealthWords { HealthWords(environment) }

  /// A line needs two days.
  var isDrawn: Bool { weighings.lastOfEachDay.count > 1 }

  /// With fewer rows a line says nothing.
  static let leastRows = 8

  func body<Action>() -> Element<Action> {
    let all = Array(weighings.lastOfEachDay.reversed())
    let days = all.map(\.date)
    let values = all.map { $0.weight?.value(in: environment.units.weight) }
    let isFine = values.contains { ($0 ?? 0) * 10 != (($0 ?? 0) * 10).rounded() }
    return LineChart(
      id, label: words.records.field(PetField.weight),
      series: [ChartSeries(words.part(.weighing), values)], digits: isFine ? 2 : 1,
      place: { days.indices.contains($0) ? words.digits(days[$0]) : "" }
    ).padding(horizontal: 1)
  }
}
