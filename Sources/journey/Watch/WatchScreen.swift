import AppRuntime
import JourneyKit
import Semantics
import Terminal
import Toolkit

/// The red journey in the middle, the verdict above it, the keys below.
struct WatchScreen {
  let state: WatchState
  let environment: Environment
  /// The screen at the failure of the journey that shows.
  let screen: Screen

  private var words: WatchWords { WatchWords(environment) }

  var body: Element<WatchAction> {
    VStack {
      ZStack {
        content.toasts(WatchID.toast, state.toasts) { .toast($0) }
        if state.isHelpOpen {
          HelpOverlay(WatchID.help, title: words.keys, onDismiss: .helpClosed)
        }
      }
      KeyHints(WatchID.footer)
    }
    .bindings(words.title, bindings)
    .bindings(words.title, always: true, terminalKeys)
  }

  private var content: Element<WatchAction> {
    VStack {
      heading
      if let current = state.current {
        TabBar(
          WatchID.views, label: words.views,
          titles: WatchView.allCases.map { ($0.key, words.name($0)) },
          selection: state.view.rawValue
        ) { .viewChosen(WatchView(rawValue: $0) ?? .screen) }
        picture(current)
        Text(queryLine, .muted, id: WatchID.query).padding(horizontal: 1)
      } else {
        nothing
      }
    }.element
  }

  private var nothing: Element<WatchAction> {
    if let problem = state.problems.sorted(by: { $0.key < $1.key }).first {
      return StateView(WatchID.empty, .failure, words.problem, hint: problem.value).element
    }
    if state.milliseconds == nil {
      return StateView(WatchID.empty, .empty, words.running, hint: words.waitingHint).element
    }
    return StateView(WatchID.empty, .empty, words.green, hint: words.waitingHint).element
  }

  private var heading: Element<WatchAction> {
    VStack {
      Text(title, .title, id: WatchID.title, semantics: .heading)
      Text(status, .muted, id: WatchID.status)
    }
    .padding(horizontal: 1)
  }

  private var title: String {
    guard let current = state.current else { return words.title }
    let file = current.suite.split(separator: "/").last.map(String.init) ?? current.suite
    return "\(current.name) · \(file)"
  }

  private var status: String {
    var report = RunReport(name: "")
    report.cases = state.cases.values.flatMap(\.self)
    let red = state.red.count
    let place = red > 1 ? [words.position(min(state.selection, red - 1) + 1, of: red)] : []
    let counts = words.counts(
      passed: report.count(.passed), red: red, problems: state.problems.count)
    let time = state.isRunning ? words.running : state.milliseconds.map { words.time($0) } ?? ""
    return ([counts] + place + [time]).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var queryLine: String {
    if let pointer = state.pointer { return words.pointing(screen.queryText(at: pointer)) }
    return state.query.map { words.picked($0) } ?? failureTitle
  }

  private var failureTitle: String { state.current?.failures.first?.title ?? "" }

  // MARK: The picture
  private func picture(_ current: ReportCase) -> Element<WatchAction> {
    if let pointer = state.pointer {
      return PickBoard(screen: screen, pointer: pointer, label: words.pick).element
    }
    let comparison = current.failures.lazy.flatMap(\.comparisons).first
    let content: ReviewPicture.Content
    var start: Point?
    if state.view == .lines {
      content = .lines(lines(current).map { ReviewLine($0) })
    } else if let comparison {
      let picture = ReviewPicture.difference(comparison.reference, comparison.actual)
      content = picture.content
      start = picture.firstChange
    } else {
      content = .cells(screen.surface)
    }
    return PictureBoard(
      WatchID.picture.item("\(current.id)/\(state.view.key)"), label: words.name(state.view),
      panes: [.init(title: words.name(state.view), content: content)], start: start
    ).element
  }

  private func lines(_ current: ReportCase) -> [String] {
    var lines: [String] = []
    for failure in current.failures {
      lines.append(failure.title)
      lines += failure.message.split(separator: "\n").dropFirst().map(String.init)
      // Most are in the message already.
      lines += failure.comparisons.flatMap(\.changes).filter { !lines.contains($0) }
      if failure.acts.isEmpty { continue }
      lines.append(words.lastActs)
      lines += failure.acts.suffix(8).map { "  " + $0 }
    }
    return lines.map { Sanitizer.clean($0) }
  }

  // MARK: Keys
  private var bindings: [KeyBinding<WatchAction>] {
    if state.pointer != nil { return picking }
    return (state.current == nil ? [] : decisions)
      + [
        KeyBinding("watch.run", ["r"], words.runAll, .runTapped),
        KeyBinding("watch.quit", ["q"], words.quit, hint: .footerAlways, .quitTapped),
        KeyBinding("watch.help", ["?", KeyStroke(.function(1))], words.help, .helpTapped),
      ]
  }

  private var decisions: [KeyBinding<WatchAction>] {
    let hasSnapshot = state.current?.failures.contains { !$0.comparisons.isEmpty } == true
    let accept = KeyBinding<WatchAction>(
      "watch.accept", ["u"], words.accept, hint: .footerAlways, .acceptTapped)
    return (hasSnapshot ? [accept] : [])
      + [
        KeyBinding("watch.pick", ["p"], words.pick, hint: .footerAlways, .pickTapped),
        KeyBinding("watch.next", ["n", "]"], words.next, .nextTapped),
        KeyBinding("watch.previous", ["["], words.previous, hint: .helpOnly, .previousTapped),
        KeyBinding("watch.nextView", ["v"], words.nextView, .nextViewTapped),
      ]
      + WatchView.allCases.enumerated().map { index, view in
        KeyBinding(
          "watch.\(view.key)", [KeyStroke(.character(Character("\(index + 1)")))],
          words.name(view), hint: .helpOnly, .viewChosen(view))
      }
  }

  private var picking: [KeyBinding<WatchAction>] {
    func move(
      _ name: String, _ keys: [KeyStroke], _ title: String, _ x: Int, _ y: Int
    ) -> KeyBinding<WatchAction> {
      KeyBinding("watch.\(name)", keys, title, hint: .helpOnly, .pointerMoved(x, y))
    }
    let point = state.pointer ?? .zero
    return [
      KeyBinding(
        "watch.take", [.enter], words.take, hint: .footerAlways,
        .picked(screen.queryText(at: point))),
      KeyBinding("watch.pickEnd", [.escape], words.back, hint: .footerAlways, .pickEnded),
      move("left", [.left, "h"], words.left, -1, 0),
      move("right", [.right, "l"], words.right, 1, 0),
      move("up", [.up, "k"], words.up, 0, -1), move("down", [.down, "j"], words.down, 0, 1),
    ]
  }

  private var terminalKeys: [KeyBinding<WatchAction>] {
    [
      KeyBinding(
        "watch.language", sequences: [KeySequence("z", "l")], words.otherLanguage
      ) { .send(.languageTapped) },
      KeyBinding("watch.redraw", [.control("l")], words.redraw, hint: .helpOnly, .redrawTapped),
      KeyBinding("watch.suspend", [.control("z")], words.suspend, hint: .helpOnly, .suspendTapped),
      KeyBinding("watch.interrupt", [.control("c")], words.quit, hint: .helpOnly, .quitTapped),
    ]
  }
}

/// The screen of a failure with a pointer on it: a click, or Enter, takes the query of the thing there.
private struct PickBoard: Widget {
  let screen: Screen
  let pointer: Point
  let label: String

  var flex: Flex { .both }
  func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  func render(in rect: Rect, _ canvas: inout Canvas<WatchAction>) {
    let offset = Point(
      x: max(0, pointer.x - rect.columns + 1), y: max(0, pointer.y - rect.rows + 1))
    let query = screen.queryText(at: pointer)
    canvas.add(
      Target(
        WatchID.picture, frame: rect, isFocusable: true, wish: .whenFree,
        onMouse: { event in
          guard case .press(.left, _) = event.kind else { return nil }
          let point = Point(
            x: event.position.x - rect.minX + offset.x, y: event.position.y - rect.minY + offset.y)
          guard screen.surface.bounds.contains(point) else { return nil }
          return .send(.picked(screen.queryText(at: point)))
        }))
    let node = SemanticNode(
      identifier: WatchID.picture, role: .image, label: label, value: query, traits: .focusable,
      actions: ["press"], frame: rect)
    canvas.group(node) { canvas in
      canvas.clipped(to: rect) { canvas in
        var surface = screen.surface
        if surface.bounds.contains(pointer) {
          surface[pointer.x, pointer.y].style.attributes.formSymmetricDifference(.reverse)
        }
        canvas.copy(surface, from: Rect(origin: offset, size: rect.size), to: rect.origin)
      }
    }
  }
}
