import Core
import FilePrompts
import Foundation
import Semantics
import Terminal
import Toolkit
import TrackersDomain

/// The two parts under their strip, or the pages of the first visit. In a wide terminal an open form has
/// the day beside it.
struct TrackersView {
  let state: TrackersState
  let words: TrackersWords
  let weekStart: WeekStart
  /// In place of the page, or in front of it.
  let form: Element<TrackersAction>?

  var body: Element<TrackersAction> {
    content.fill().semantics(TrackersID.screen, .screen, label: words.title)
  }

  private var content: Element<TrackersAction> {
    guard state.settings.isOnboarded else {
      return TrackersIntroductionView(page: state.introductionPage, words: words).body
        .map(TrackersAction.introduction)
    }
    let parts = VStack {
      head
      part
    }.element
    let page = files(over: parts)
    guard let form, let state = state.form else { return page }
    if !TrackerFormView.isInFront(state) { return beside(page, form, of: state) }
    return ZStack {
      page
      form
    }.element
  }

  private func beside(
    _ page: Element<TrackersAction>, _ form: Element<TrackersAction>, of state: TrackerFormState
  ) -> Element<TrackersAction> {
    let form = form.about(state.tracker?.id.uuidString ?? state.form.kind.rawValue)
    return MasterDetail {
      page
    } detail: { _ in
      form
    }.element
  }

  /// The preview of an import, or the question for a path.
  private func files(over parts: Element<TrackersAction>) -> Element<TrackersAction> {
    if let preview = state.files.preview {
      let words = TrackersFileWords(words.language)
      return TrackersPreviewView(preview: preview, words: words).body.map(TrackersAction.files)
    }
    return state.files.over(
      parts, TrackersID.path, forms: TrackersID.pathForm, words.language, send: { .files($0) })
  }

  private var part: Element<TrackersAction> {
    switch state.section {
    case .day:
      DayView(day: state.day, settings: state.settings, words: words).body
        .map(TrackersAction.day)
    case .statistics:
      TrackersStatisticsView(
        page: state.statistics, settings: state.settings, today: state.day.today, words: words,
        weekStart: weekStart
      ).body.map(TrackersAction.statistics)
    }
  }

  private var head: Element<TrackersAction> {
    guard state.section == .day else { return sections.element }
    return Responsive { size in
      HStack(spacing: 1) {
        sections.fill(horizontal: .leading, flex: Flex(horizontal: 1))
        DayTools(day: state.day, words: words, isWide: size.columns >= 60).body
          .map { $0.map(TrackersAction.day) }
      }.padding(Insets(right: 1))
    }.frame(rows: 1)
  }

  private var sections: SubTabBar<TrackersAction> {
    let all = TrackersSection.allCases
    return SubTabBar(
      TrackersID.sections, label: words.parts, titles: all.map { ($0.rawValue, words.name($0)) },
      selection: all.firstIndex(of: state.section) ?? 0, onSelect: { .sectionChosen(all[$0]) })
  }
}

/// The actions of the introduction.
public enum TrackersIntroductionAction: Sendable {
  case pageShown(Int)
  /// Left by a button; it is not shown again.
  case ended
}

/// Two pages of what the tab is for, with drawings of our own.
struct TrackersIntroductionView {
  let page: Int
  let words: TrackersWords

  var body: Element<TrackersIntroductionAction> {
    Onboarding(
      TrackersID.introduction, pages: pages, page: page, finish: words.letsGo,
      actions: .init(onMove: TrackersIntroductionAction.pageShown, onSkip: .ended, onFinish: .ended)
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
