import Core
import Semantics
import Terminal

/// Bars from a line of zero, each with its name and its value; below zero they go the other way.
///
/// In flat mode, a line of words for each.
///
/// ```swift
/// BarChart(
///   "bars.trip", label: setup.say(en: "Spent on the trip", ru: "Расходы в поездке"),
///   bars: spent, unit: " €")
/// ```
public struct BarChart<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - bars: from the top, or from the left; of more than there is room for, the last are left out
  ///     and counted.
  ///   - unit: stands behind each number, as ` €`.
  public init(
    _ id: Identifier, label: String, bars: [ChartBar], direction: BarDirection = .horizontal,
    digits: Int = 0, unit: String = ""
  ) {
    let model = BarModel(id: id, label: label, bars: bars, digits: digits, unit: unit)
    part =
      direction == .horizontal
      ? Part(HorizontalBars(model: model)) : Part(VerticalBars(model: model))
  }
}

/// How the bars of a ``BarChart`` lie.
public enum BarDirection: Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}

/// What a bar chart is made of.
struct BarModel {
  let id: Identifier
  let label: String
  let bars: [ChartBar]
  let digits: Int
  let unit: String

  var scale: ChartScale { ChartScale(bars.lazy.compactMap(\.value), includesZero: true) }

  func number(_ bar: ChartBar, _ language: Language) -> String {
    summary(language).number(bar.value)
  }

  private func summary(_ language: Language) -> ChartSummary {
    ChartSummary(language: language, digits: digits, unit: unit)
  }

  func node(_ rect: Rect, _ language: Language) -> SemanticNode {
    let values = bars.map { "\($0.label) \(number($0, language))" }
    let none = language.say(en: "no data", ru: "нет данных")
    return SemanticNode(
      identifier: id, role: .chart, label: label,
      value: values.isEmpty ? none : values.joined(separator: ", "), frame: rect)
  }

  func node(_ index: Int, _ rect: Rect, _ language: Language) -> SemanticNode {
    SemanticNode(
      identifier: id.child("bar").item(index), role: .cell, label: bars[index].label,
      value: number(bars[index], language), frame: rect)
  }

  /// The words for what there is no room for.
  func rest(_ count: Int, _ language: Language) -> String {
    language.say(en: "… \(count) more", ru: "… ещё \(count)")
  }

  func drawEmpty(in rect: Rect, _ painter: Painter) {
    let words = painter.context.language.say(en: "no data", ru: "нет данных")
    painter.write(DisplayWidth.truncate(words, to: rect.columns), at: rect.origin, role: .muted)
  }
}
