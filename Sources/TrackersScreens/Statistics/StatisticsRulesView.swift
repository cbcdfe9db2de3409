import Semantics
import Terminal
import Toolkit

/// How everything on the page is counted, in words.
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
        for rule in words.rules {
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
