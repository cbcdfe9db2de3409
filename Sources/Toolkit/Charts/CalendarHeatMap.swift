import Core
import Semantics
import Terminal

/// A value for each day of a year, told by how full its cell is: a column for each week.
///
/// The arrows, or the pointer, read one day. Of more weeks than there is room for, the last show; the
/// arrows and the wheel bring the others. In flat mode, a line of words for each month.
///
/// ```swift
/// CalendarHeatMap(
///   "heat.walks", label: setup.say(en: "Walks", ru: "Прогулки"), start: Self.start,
///   values: Self.walks, unit: setup.say(en: " km", ru: " км")
/// ).element
/// ```
public struct CalendarHeatMap<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - start: the day of the first value.
  ///   - values: one a day; nil for a day that does not count, as one to come. Zero and less are
  ///     empty.
  ///   - full: the value that is full, as 100 of percentages; nil for the greatest of them.
  public init(
    _ id: Identifier, label: String, start: CalendarDay, values: [Double?], digits: Int = 0,
    unit: String = "", full: Double? = nil
  ) {
    part = Part(
      HeatMapDrawing(
        model: HeatMapModel(
          id: id, label: label, start: start,
          values: ChartSeries(label, values).values, digits: digits, unit: unit,
          full: full)))
  }
}
