import Core
import Places
import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The page of what all travels come to: shares, years, continents, the longest journey, the farthest
/// place, and how long ago it was.
struct TravelStatisticsView {
  /// Nil while they are not counted.
  let statistics: TravelStatistics?
  let words: TravelWords

  var body: Element<TravelSettingsAction> {
    VStack {
      HStack(spacing: 1) {
        Button(
          TravelID.statisticsBack, "‹", hint: words.back,
          action: TravelSettingsAction.statisticsClosed)
        Text(words.statistics, .title, semantics: .heading)
          .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      }.padding(horizontal: 1).frame(rows: 1)
      if let statistics {
        Responsive { size in
          Scroll(TravelID.statisticsText, label: words.statistics, isAlone: true) {
            content(statistics, isWide: size.columns >= 60)
          }.padding(horizontal: 1)
        }
      } else {
        Text(words.loading, .muted).fill(horizontal: .center, vertical: .center)
      }
    }
    .semantics(TravelID.statistics, .screen, label: words.statistics)
    .bindings(
      words.statistics,
      [
        KeyBinding(
          "travel.back", [.escape, .backspace], words.back, hint: .footerAlways,
          .statisticsClosed)
      ])
  }

  private func content(
    _ statistics: TravelStatistics, isWide: Bool
  ) -> Element<TravelSettingsAction> {
    VStack {
      Text(words.share(statistics.world), .title, lines: 2, id: TravelID.statisticsShare)
      if statistics.hasVisits {
        for line in words.facts(statistics) { Text(line, lines: 2) }
        years(statistics.years, isWide)
      } else {
        Text(words.noVisits, .muted, lines: nil, id: TravelID.noVisits)
      }
      if !statistics.continents.isEmpty { continents(statistics, isWide) }
      if statistics.hasVisits {
        fact(TravelID.longestJourney, words.longestJourney, words.journey(statistics))
        fact(TravelID.farthest, words.farthestTitle, words.farthestText(statistics))
        ages(statistics.ages, isWide)
      }
    }.element
  }

  private func heading(_ text: String) -> Element<TravelSettingsAction> {
    VStack {
      Spacer(1)
      Text(text, .accent, lines: nil, semantics: .heading)
    }.element
  }

  private func fact(
    _ id: Identifier, _ title: String, _ text: String
  ) -> Element<TravelSettingsAction> {
    VStack {
      heading(title)
      Text(text, lines: nil, id: id)
    }.element
  }

  // MARK: Bars
  /// Countries that a full bar stands for at least: one country is to look like a few.
  private static let fewest = 5

  /// A row for each year, the newest first; countries that were new and those that were not differ in
  /// their bars, and in the words behind them.
  private func years(_ years: VisitYears, _ isWide: Bool) -> Element<TravelSettingsAction> {
    let (most, cells) = (years.years.map(\.countries).max() ?? 0, isWide ? 24 : 4)
    let bars = words.rows(years).map { row in
      let fresh = Self.cells(row.newCountries, max(most, Self.fewest), cells)
      let all = max(fresh, Self.cells(row.countries, max(most, Self.fewest), cells))
      return (row.label, Self.bar(fresh, all, cells), row.text)
    }
    return VStack {
      heading(words.visitsByYear)
      if !bars.isEmpty {
        Text("█ \(words.newCountries)  ▒ \(words.knownCountries)", .muted, semantics: nil).whenFlat
        {}
        rows(TravelID.years, words.visitsByYear, bars, isWide)
      }
      if let undated = words.undated(years) {
        Text(undated, .muted, lines: nil, id: TravelID.undated)
      }
    }.element
  }

  /// Each with a bar of its own whole, so that full is all of it.
  private func continents(
    _ statistics: TravelStatistics, _ isWide: Bool
  ) -> Element<TravelSettingsAction> {
    let cells = isWide ? 20 : 4
    return VStack {
      heading(words.continents)
      rows(
        TravelID.continents, words.continents,
        statistics.continents.map { continent in
          let full = Self.cells(continent.part.visited, continent.part.total, cells)
          let bar = Self.bar(full, full, full) + String(repeating: "░", count: cells - full)
          return (continent.continent.names[words.language], bar, words.part(continent.part))
        }, isWide)
    }.element
  }

  private func ages(_ ages: VisitAges, _ isWide: Bool) -> Element<TravelSettingsAction> {
    let (most, cells) = (ages.spans.map(\.countries).max() ?? 0, isWide ? 24 : 8)
    return VStack {
      heading(words.howLongAgo)
      rows(
        TravelID.ages, words.howLongAgo,
        ages.spans.map { span in
          let full = Self.cells(span.countries, max(most, Self.fewest), cells)
          return (words.name(span), Self.bar(full, full, cells), words.countries(span.countries))
        }, isWide)
      if ages.undated > 0 { Text(words.undated(ages), .muted, lines: nil) }
    }.element
  }

  private func rows(
    _ id: Identifier, _ label: String, _ rows: [(label: String, bar: String, text: String)],
    _ isWide: Bool
  ) -> Element<TravelSettingsAction> {
    let cells = rows.map { row in
      [
        Text<TravelSettingsAction>(row.label).element,
        Text(row.bar, .accent, semantics: nil).whenFlat {},
        Text(row.text, .muted, lines: 2).element,
      ]
    }
    return GridLayout(rows: cells, columnSpacing: isWide ? 2 : 1).semantics(
      id, .chart, label: label)
  }

  /// Returns the cells of a part of a whole; a part above zero has one cell at least.
  private static func cells(_ part: Int, _ whole: Int, _ cells: Int) -> Int {
    guard part > 0, whole > 0 else { return 0 }
    return max(1, Int((Double(part * cells) / Double(whole)).rounded()))
  }

  private static func bar(_ fresh: Int, _ all: Int, _ cells: Int) -> String {
    String(repeating: "█", count: fresh) + String(repeating: "▒", count: all - fresh)
      + String(repeating: " ", count: cells - all)
  }
}
