import CatinderDomain
import Foundation
import Terminal
import Toolkit

/// How old everything is that is shown, in one line below it. It has no button, which would take the
/// focus before the page has come.
struct OutdatedLine {
  let outdated: Outdated
  let now: Date
  let words: CatinderWords

  var body: Element<CatinderAction> {
    let age = Duration.seconds(max(0, now.timeIntervalSince(outdated.since).rounded()))
    return StateView(
      CatinderID.outdated, .offline(age: age), words.offline, hint: words.reason(outdated.error)
    )
    .frame(rows: 1)
    .bindings(
      words.offline, [KeyBinding("state.act", ["r"], words.tryAgain.lowercased(), .retryTapped)])
  }
}
