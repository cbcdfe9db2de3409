import Terminal
import Toolkit

/// Two pages of what the tab is for, with drawings of our own.
struct TrackersIntroductionView {
  let page: Int
  let words: TrackersWords

  var body: Element<TrackersIntroductionAction> {
    Onboarding(
      TrackersID.introduction, pages: pages, page: page, finish: words.letsGo,
      actions: .init(
        onMove: TrackersIntroductionAction.pageShown, onSkip: .ended, onFinish: .ended)
    ).padding(horizontal: 1)
  }

  private var pages: [OnboardingPage] {
    [
      OnboardingPage(
        art: """
           .-----------.
          |  [x]  [x]  |
          |  [x]  [ ]  |
          |  [ ]  [x]  |
           '-----------'
          """,
        title: words.firstPage, line: words.firstLine),
      OnboardingPage(
        art: """
              o
             /|\\      *
             / \\    *   *
          ----------------
          """,
        title: words.secondPage, line: words.secondLine),
    ]
  }
}
