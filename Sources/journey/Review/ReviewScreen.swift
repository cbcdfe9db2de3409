import AppRuntime
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// The pending snapshot in the middle, what it is above it, the keys below.
struct ReviewScreen {
  let state: ReviewState
  let environment: Environment

  private var words: ReviewWords { ReviewWords(environment) }

  var body: Element<ReviewAction> {
    VStack {
      ZStack {
        content.toasts(ReviewID.toast, state.toasts) { .toast($0) }
        if state.isHelpOpen {
          HelpOverlay(ReviewID.help, title: words.keys, onDismiss: .helpClosed)
        }
      }
      KeyHints(ReviewID.footer)
    }
    .bindings(words.title, bindings)
    .bindings(words.title, always: true, terminalKeys)
  }

  private var content: Element<ReviewAction> {
    guard let current = state.current else {
      return StateView(ReviewID.empty, .empty, words.nothing, hint: words.nothingHint).element
    }
    return VStack {
      heading(current)
      TabBar(
        ReviewID.views, label: words.views,
        titles: ReviewView.allCases.map { ($0.key, words.name($0)) },
        selection: state.view.rawValue
      ) { .viewChosen(ReviewView(rawValue: $0) ?? .difference) }
      PictureBoard(
        ReviewID.picture.item("\(current.name)/\(state.view.key)"), label: words.name(state.view),
        panes: panes(current), start: ReviewPicture.firstChange(current, in: state.view))
    }.element
  }

  /// Returns the heading. It may lose the beginning of a name: the end tells it from others.
  private func heading(_ current: PendingSnapshot) -> Element<ReviewAction> {
    let position = words.position(state.selection + 1, of: state.snapshots.count)
    let parts =
      [words.cause(current.cause)] + (state.skipped.contains(current.name) ? [words.skipped] : [])
    return VStack {
      Responsive { size in
        Text(
          Self.ending(current.name, in: size.columns - 1), .title, id: ReviewID.title,
          semantics: .heading
        ).element
      }.frame(rows: 1)
      Text(
        "\(position) · \(parts.joined(separator: ", ")) · \(place(current))", .muted,
        id: ReviewID.status)
    }
    .padding(horizontal: 1)
  }

  private static func ending(_ name: String, in columns: Int) -> String {
    guard name.count > columns, columns > 1 else { return name }
    return "…" + name.suffix(columns - 1)
  }

  private func place(_ current: PendingSnapshot) -> String {
    let file = current.file.split(separator: "/").last.map(String.init) ?? current.file
    return "\(file):\(current.line)"
  }

  private func panes(_ current: PendingSnapshot) -> [PictureBoard<ReviewAction>.Pane] {
    let all: [ReviewView] =
      current.reference == nil ? [.reference, .actual] : [.reference, .actual, .difference]
    let views = state.view == .all ? all : [state.view]
    let theme = ReviewPicture.theme(current).map { " · \($0)" } ?? ""
    return views.map { view in
      PictureBoard<ReviewAction>.Pane(
        title: words.name(view) + theme, content: ReviewPicture.content(current, view, words))
    }
  }

  // MARK: Keys
  private var bindings: [KeyBinding<ReviewAction>] {
    (state.current == nil ? [] : decisions + moves + views)
      + [
        KeyBinding("review.quit", ["q"], words.quit, hint: .footerAlways, .quitTapped),
        KeyBinding("review.help", ["?", KeyStroke(.function(1))], words.help, .helpTapped),
      ]
  }

  private var decisions: [KeyBinding<ReviewAction>] {
    [
      KeyBinding("review.accept", ["a"], words.accept, hint: .footerAlways, .acceptTapped),
      KeyBinding("review.reject", ["r"], words.reject, hint: .footerAlways, .rejectTapped),
      KeyBinding("review.skip", ["s"], words.skip, .skipTapped),
    ]
  }

  private var moves: [KeyBinding<ReviewAction>] {
    [
      KeyBinding("review.next", ["n", "]"], words.next, .nextTapped),
      KeyBinding("review.previous", ["p", "["], words.previous, .previousTapped),
    ]
  }

  private var views: [KeyBinding<ReviewAction>] {
    [KeyBinding("review.nextView", ["v"], words.nextView, .nextViewTapped)]
      + ReviewView.allCases.enumerated().map { index, view in
        KeyBinding(
          "review.\(view.key)", [KeyStroke(.character(Character("\(index + 1)")))],
          words.name(view), hint: .helpOnly,
          .viewChosen(view))
      }
  }

  private var terminalKeys: [KeyBinding<ReviewAction>] {
    [
      KeyBinding(
        "review.language", sequences: [KeySequence("z", "l")], words.otherLanguage
      ) { .send(.languageTapped) },
      KeyBinding("review.redraw", [.control("l")], words.redraw, hint: .helpOnly, .redrawTapped),
      KeyBinding("review.suspend", [.control("z")], words.suspend, hint: .helpOnly, .suspendTapped),
      KeyBinding("review.interrupt", [.control("c")], words.quit, hint: .helpOnly, .quitTapped),
    ]
  }
}
