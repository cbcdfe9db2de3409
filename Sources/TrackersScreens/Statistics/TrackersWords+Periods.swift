import Core
import Toolkit
import TrackersDomain

/// The words of what is put together by weeks, months, quarters and years.
extension TrackersWords {
  // MARK: The choice
  var stepLabel: String { say(en: "Put together", ru: "Группировка") }
  var nextStep: String { say(en: "period", ru: "период") }

  /// `By week`.
  func name(_ step: StatisticsStep) -> String {
    switch step {
    case .day: say(en: "By day", ru: "По дням")
    case .week: say(en: "By week", ru: "По неделям")
    case .month: say(en: "By month", ru: "По месяцам")
    case .quarter: say(en: "By quarter", ru: "По кварталам")
    case .year: say(en: "By year", ru: "По годам")
    }
  }

  /// The choice of days where what was done is told by weeks all the same.
  var scoreByDay: String {
    say(en: "Score by day, done by week", ru: "Оценка по дням, выполненное по неделям")
  }

  /// `Done by week`, with the unit of what is measured.
  public func historyTitle(_ step: StatisticsStep, _ unit: String) -> String {
    let title =
      switch step {
      case .day: say(en: "Done by day", ru: "Выполнено по дням")
      case .week: say(en: "Done by week", ru: "Выполнено по неделям")
      case .month: say(en: "Done by month", ru: "Выполнено по месяцам")
      case .quarter: say(en: "Done by quarter", ru: "Выполнено по кварталам")
      case .year: say(en: "Done by year", ru: "Выполнено по годам")
      }
    return unit.isEmpty ? title : told([title, unit])
  }

  public func scoreTitle(_ step: StatisticsStep) -> String {
    switch step {
    case .day: say(en: "Score by day", ru: "Оценка по дням")
    case .week: say(en: "Score by week", ru: "Оценка по неделям")
    case .month: say(en: "Score by month", ru: "Оценка по месяцам")
    case .quarter: say(en: "Score by quarter", ru: "Оценка по кварталам")
    case .year: say(en: "Score by year", ru: "Оценка по годам")
    }
  }

  /// `14 Mar`, `from 9 Mar`, `Mar 2026`, `Q1 2026`, `2026`: twelve columns at the most.
  public func name(_ period: StatisticsPeriod) -> String {
    let (first, day) = (period.first, shortDate(period.first))
    switch period.step {
    case .day: return day
    case .week: return say(en: "from \(day)", ru: "с \(day)")
    case .month: return name(first.inMonth)
    case .quarter:
      let number = (first.month + 2) / 3
      return say(en: "Q\(number) \(first.year)", ru: "\(number) кв. \(first.year)")
    case .year: return String(first.year)
    }
  }

  /// `Mar 2026`.
  public func name(_ month: CalendarMonth) -> String { "\(calendar.short(month)) \(month.year)" }

  var needsTwoPeriods: String {
    say(en: "A line needs two periods.", ru: "Для графика нужно два периода.")
  }

  // MARK: Streaks
  /// `14 Mar 2026`.
  func shortDateOfYear(_ day: CalendarDay) -> String { "\(shortDate(day)) \(day.year)" }
  public var goesOn: String { say(en: "goes on", ru: "продолжается") }

  public func told(_ streak: Streak, isCurrent: Bool) -> String {
    let span = "\(shortDateOfYear(streak.first)) – \(shortDateOfYear(streak.last))"
    return told([length(streak), span] + (isCurrent ? [goesOn] : []))
  }

  // MARK: Weekdays by months
  /// `Weekdays · Apr 2025 – Mar 2026`.
  func weekdaysTitle(_ months: [WeekdayMonth]) -> String {
    let title = say(en: "Weekdays", ru: "Дни недели")
    guard let first = months.first?.month, let last = months.last?.month else { return title }
    return told([title, first == last ? name(first) : "\(name(first)) – \(name(last))"])
  }

  public var monthsTitle: String { say(en: "Weekdays by month", ru: "Дни недели по месяцам") }
  public var allColumn: String { say(en: "All", ru: "Все") }
  var stepsLegend: String {
    say(en: "· none ▂ ▄ ▆ █ all of the month", ru: "· ничего ▂ ▄ ▆ █ все дни месяца")
  }

  /// `23 in all; Mar 2026 1 of 5, Feb 2026 4 of 4`: the latest first.
  func told(_ place: Int, _ months: [WeekdayMonth], all: Int) -> String {
    let parts = months.reversed().map { month in
      let (done, days) = (month.done[place], month.days[place])
      return say(
        en: "\(name(month.month)) \(done) of \(days)", ru: "\(name(month.month)) \(done) из \(days)"
      )
    }
    let sum = say(en: "\(all) in all", ru: "всего \(all)")
    return ([sum] + [parts.joined(separator: ", ")]).joined(separator: "; ")
  }

  // MARK: Targets
  public var targetTitle: String { say(en: "Target", ru: "Цель") }

  public func thisPeriod(_ step: StatisticsStep) -> String {
    switch step {
    case .day: say(en: "Today", ru: "Сегодня")
    case .week: say(en: "This week", ru: "Неделя")
    case .month: say(en: "This month", ru: "Месяц")
    case .quarter: say(en: "This quarter", ru: "Квартал")
    case .year: say(en: "This year", ru: "Год")
    }
  }

  /// `3/8 km`; where less is better, `3 ≤ 8 km` or `9 > 8 km`; of what is not wanted, the amount alone.
  public func told(_ figure: TargetFigure, _ target: TrackersDomain.Target) -> String {
    let unit = target.unit.isEmpty ? "" : " \(target.unit)"
    let done = number(thousandths: figure.done)
    guard figure.wanted > 0 || target.amount == .zero else { return done + unit }
    let sign = target.isAtMost ? figure.done > figure.wanted ? " > " : " ≤ " : "/"
    return done + sign + number(thousandths: figure.wanted) + unit
  }

  /// To as many decimals as it has, three at the most.
  public func number(thousandths count: Int) -> String {
    number(Double(count) / 1000, digits: Self.digits([count]))
  }

  /// The decimals that all of these need.
  static func digits(_ thousandths: [Int]) -> Int {
    if thousandths.allSatisfy({ $0 % 1000 == 0 }) { return 0 }
    if thousandths.allSatisfy({ $0 % 100 == 0 }) { return 1 }
    return thousandths.allSatisfy { $0 % 10 == 0 } ? 2 : 3
  }
}
