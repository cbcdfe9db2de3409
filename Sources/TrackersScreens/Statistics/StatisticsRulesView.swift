import Core
import Semantics
import Terminal
import Toolkit

/// The page that explains how the figures are counted.
struct StatisticsRulesView {
  let words: TrackersWords

  var body: Element<TrackersStatisticsAction> {
    VStack {
      HStack(spacing: 1) {
        Button(
          TrackersID.rules.child("back"), "‹", hint: words.back,
          action: TrackersStatisticsAction.rulesClosed)
        Text(words.rulesTitle, .title, semantics: .heading)
          .fill(horizontal: .leading, flex: Flex(horizontal: 1))
      }.padding(horizontal: 1).frame(rows: 1)
      Scroll(TrackersID.rules.child("text"), label: words.rulesTitle, isAlone: true) {
        for rule in StatisticsRules(words: words).all {
          Text(rule.title, .accent, lines: nil, semantics: .heading)
          Text(rule.text, lines: nil)
          Spacer(1)
        }
      }.padding(horizontal: 1)
    }
    .semantics(TrackersID.rules.child("page"), .screen, label: words.rulesTitle)
    .bindings(
      words.rulesTitle,
      [
        KeyBinding(
          "trackers.back", [.escape, .backspace, "i"], words.back, hint: .footerAlways,
          .rulesClosed)
      ])
  }
}

/// The texts of the rules by which the figures are counted.
private struct StatisticsRules {
  let words: TrackersWords

  var all: [(title: String, text: String)] {
    tileRules + streakRules + [scoreRule, mapRule] + periodRules
  }

  private var tileRules: [(title: String, text: String)] {
    [
      (
        words.bestPeriod,
        words.say(
          en: "The most scheduled days in a row that any one habit was done on.",
          ru: "Больше всего дней по расписанию подряд, выполненных одной привычкой.")
      ),
      (
        words.idealDays,
        words.say(
          en: """
            Past days on which something was scheduled and all of it was done, by the schedule of \
            that day. Today does not count yet. A habit that was skipped need not be done.
            """,
          ru: """
            Прошедшие дни, когда что-то было намечено и всё сделано, по расписанию того дня. \
            Сегодня ещё не считается. Привычку, отмеченную как пропуск, выполнять не нужно.
            """)
      ),
      (
        words.completed,
        words.say(
          en: "All days done of all habits, and all events done.",
          ru: "Все выполненные дни всех привычек и все выполненные события.")
      ),
      (
        words.average,
        words.say(
          en: "All that was done, divided by the days from the first one to today.",
          ru: "Всё выполненное, делённое на число дней от первого до сегодняшнего.")
      ),
    ]
  }

  private var streakRules: [(title: String, text: String)] {
    [
      (
        words.say(en: "Streaks of weekdays", ru: "Серии по дням недели"),
        words.say(
          en: """
            Counted in scheduled days. A day done makes it longer, a skip changes nothing, a day \
            missed ends it; today ends it only when it is over. Days off do not count.
            """,
          ru: """
            Считаются дни по расписанию. Выполненный день продлевает серию, пропуск не меняет \
            ничего, невыполненный обрывает; сегодняшний — только когда закончится. Дни вне \
            расписания не считаются.
            """)
      ),
      (
        words.say(en: "Streaks of weeks and months", ru: "Серии по неделям и месяцам"),
        words.say(
          en: """
            A habit of so many times a week or month is counted in weeks or months. One with enough \
            days done makes it longer; one that skips have filled up changes nothing.
            """,
          ru: """
            Привычка на столько-то раз в неделю или месяц считается неделями или месяцами. Если \
            раз достаточно, серия растёт; если недостающее — пропуски, не меняется.
            """)
      ),
      (
        words.say(en: "Streaks of so many times in some days", ru: "Серии раз за сколько-то дней"),
        words.say(
          en: """
            Counted in times done. It goes on as long as each stretch of so many days, from one time \
            done to the next, has enough of them; skips fill it up.
            """,
          ru: """
            Считаются разы. Серия идёт, пока в каждом отрезке из стольких дней, от одного раза до \
            следующего, их достаточно; недостающее заменяют пропуски.
            """)
      ),
      (
        words.longestStreaks,
        words.say(
          en: """
            The ten with the most days done; of equally long ones, the latest. A bar is as long as \
            its days, and ◆ marks the one that goes on.
            """,
          ru: """
            Десять серий, где выполнено больше всего дней; из одинаковых — последние. Длина полосы — \
            её дни, а ◆ — серия, которая продолжается.
            """)
      ),
    ]
  }

  private var scoreRule: (title: String, text: String) {
    (
      words.scoreTitle,
      words.say(
        en: """
          How well the habit sits, from 0 to 100%. Every day done brings it up and every day missed \
          takes some of it away; recent days weigh more, so one bad day does not undo months. Of \
          amounts the sum counts: that of a whole week, month or stretch of days where the habit is \
          not a daily one. So days with too much weigh nothing while the others make up for them. It \
          is the formula of Loop Habit Tracker.
          """,
        ru: """
          Насколько привычка закрепилась, от 0 до 100 %. Каждый выполненный день её поднимает, \
          каждый невыполненный немного снижает; недавние дни весят больше, и один плохой день не \
          отменяет месяцев. У количеств считается сумма: за всю неделю, месяц или отрезок дней, если \
          привычка не ежедневная. Поэтому дни с избытком не снижают оценку, пока их уравновешивают \
          другие. Формула — из Loop Habit Tracker.
          """)
    )
  }

  private var mapRule: (title: String, text: String) {
    (
      words.say(en: "The map of a year", ru: "Карта года"),
      words.say(
        en: """
          The fuller a cell, the more of what was scheduled on that day was done; · is nothing, █ \
          is all, and empty cells had nothing scheduled.
          """,
        ru: """
          Чем плотнее клетка, тем больше из намеченного на день сделано: · — ничего, █ — всё, пустая \
          — ничего не было намечено.
          """)
    )
  }

  private var periodRules: [(title: String, text: String)] {
    [
      (
        words.say(
          en: "By week, month, quarter and year", ru: "По неделям, месяцам, кварталам и годам"),
        words.say(
          en: """
            The score of a period is the mean of its days. What was done is added up: days, or the \
            amounts. A day that is only marked as done has the amount that is wanted of it.
            """,
          ru: """
            Оценка за период — среднее за его дни. Выполненное складывается: дни или количества. У \
            дня, который просто отмечен, — столько, сколько намечено.
            """)
      ),
      (
        words.monthsTitle,
        words.say(
          en: """
            The number of such weekdays of the month that were done. The fuller the sign before it, \
            the more of all of them; a month that is not over has its days to come, too.
            """,
          ru: """
            Сколько таких дней недели в месяце выполнено. Чем полнее знак перед числом, тем больше \
            из всех; у текущего месяца считаются и дни впереди.
            """)
      ),
      (
        words.targetTitle,
        words.say(
          en: """
            The amount so far, and what is wanted of the whole period: what its scheduled days ask \
            for, by the schedule of each day. A day skipped asks for nothing. An amount a week or a \
            month is shared out over its days.
            """,
          ru: """
            Сколько уже есть и сколько намечено на весь период: на все его дни по расписанию, \
            которое было в каждый из них. Пропуск ничего не требует. Количество на неделю или месяц \
            делится на все дни.
            """)
      ),
    ]
  }
}
