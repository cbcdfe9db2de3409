import Core
import Semantics
import Terminal

/// The pages that a user sees at the first start, with a dot for each.
///
/// `Enter`, `Space` or `→` goes on, `←` back, `s` or `Esc` skips; the buttons and the dots can be
/// clicked. On the last page the button starts, and there is nothing to skip; or a button for each of the
/// ways to begin, of which the digits take one.
///
/// ```
/// Onboarding(
///   "welcome", pages: pages, page: state.page,
///   actions: .init(onMove: Action.pageShown, onSkip: .skipped, onFinish: .finished)
/// ).element
/// ```
public struct Onboarding<Action>: Widget {
  /// The actions of the pages.
  public struct Actions {
    let onMove: (Int) -> Action
    let onSkip: Action
    let onFinish: Action

    public init(onMove: @escaping (Int) -> Action, onSkip: Action, onFinish: Action) {
      (self.onMove, self.onSkip, self.onFinish) = (onMove, onSkip, onFinish)
    }
  }

  private let id: Identifier
  private let pages: [OnboardingPage]
  private let page: Int
  private let finish: String?
  private let ways: [(title: String, action: Action)]
  private let actions: Actions

  /// - Parameters:
  ///   - finish: the button of the last page; nil for `Let’s go!`.
  ///   - ways: what can be begun with, in place of that button; the first has the key `0`.
  public init(
    _ id: Identifier, pages: [OnboardingPage], page: Int, finish: String? = nil,
    ways: [(title: String, action: Action)] = [], actions: Actions
  ) {
    self.ways = ways
    (self.id, self.pages) = (id, pages)
    self.page = min(max(0, page), max(0, pages.count - 1))
    (self.finish, self.actions) = (finish, actions)
  }

  private var isLast: Bool { page >= pages.count - 1 }
  public var flex: Flex { .both }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard pages.indices.contains(page) else { return }
    let context = canvas.context
    body(rect.size, context)
      .semantics(id, .screen, label: pages[page].title, value: "\(page + 1)/\(pages.count)")
      .bindings(words(context.language).title, bindings(context.language))
      .render(in: rect, &canvas)
  }

  // MARK: Layout
  private func body(_ room: Size, _ context: RenderContext) -> Element<Action> {
    let current = pages[page]
    let art = TextPicture.lines(of: current.art)
    let texts =
      TextWrapping.wrap(current.title, to: room.columns).count
      + (current.line.isEmpty ? 0 : TextWrapping.wrap(current.line, to: room.columns).count)
    let lines = isLast && !ways.isEmpty ? wayLines(room.columns) : []
    // Dots, blanks and the buttons.
    let rest = texts + 3 + max(1, lines.count)
    let isArtShown = !context.isFlat && !art.isEmpty && room.rows >= rest + art.count
    let isLoose = room.rows >= rest + 2 + (isArtShown ? art.count : 0)
    return VStack(alignment: .center) {
      Spacer()
      if isArtShown {
        TextPicture.element(art, .accent)
        Spacer(1)
      }
      Text(current.title, .title, alignment: .center, lines: nil, semantics: .heading)
      if !current.line.isEmpty { Text(current.line, .muted, alignment: .center, lines: nil) }
      Spacer()
      PageDots(id: id.child("page"), count: pages.count, page: page, onMove: actions.onMove)
      if isLoose { Spacer(1) }
      if lines.isEmpty { buttons(context.language) } else { wayButtons(lines) }
    }.element
  }

  /// The places of the ways, in as many lines as they need.
  private func wayLines(_ columns: Int) -> [[Int]] {
    var lines: [[Int]] = [[]]
    var used = 0
    for index in ways.indices {
      let way = DisplayWidth.of(ways[index].title) + 7
      if used + way > columns, used > 0 { (lines, used) = (lines + [[]], 0) }
      lines[lines.count - 1].append(index)
      used += way
    }
    return lines
  }

  private func wayButtons(_ lines: [[Int]]) -> Element<Action> {
    VStack(alignment: .center) {
      for line in lines {
        HStack(spacing: 1) {
          for index in line {
            Button(
              id.child("way").item(index), "\(index) \(ways[index].title)",
              wish: index == 0 ? .whenFree : .none, action: ways[index].action)
          }
        }
      }
    }.element
  }

  private func buttons(_ language: Language) -> Element<Action> {
    let words = words(language)
    return HStack(spacing: 2) {
      Button(
        id.child("next"), isLast ? finish ?? words.finish : words.next,
        hint: isLast && finish == nil ? words.begin : nil, wish: .whenFree,
        action: isLast ? actions.onFinish : actions.onMove(page + 1))
      if !isLast { Button(id.child("skip"), words.skip, action: actions.onSkip) }
    }.element
  }

  // MARK: Keys
  private func bindings(_ language: Language) -> [KeyBinding<Action>] {
    let words = words(language)
    let on = isLast ? actions.onFinish : actions.onMove(page + 1)
    var bindings =
      isLast && !ways.isEmpty
      ? wayBindings
      : [
        KeyBinding(
          "onboarding.next", [.enter, .right, .space] + (isLast ? [.escape] : []),
          isLast ? finish.map(HintTitle.of) ?? words.begin : HintTitle.of(words.next),
          hint: .helpOnly, on)
      ]
    if page > 0 {
      bindings.append(
        KeyBinding("onboarding.back", [.left], HintTitle.of(words.back), actions.onMove(page - 1)))
    }
    if !isLast {
      bindings.append(
        KeyBinding("onboarding.skip", ["s", .escape], HintTitle.of(words.skip), actions.onSkip))
    }
    return bindings
  }

  private var wayBindings: [KeyBinding<Action>] {
    ways.enumerated().map { index, way in
      KeyBinding(
        "onboarding.way\(index)", [KeyStroke(.character(Character("\(index)")))], way.title,
        hint: .helpOnly, way.action)
    }
  }

  private func words(
    _ language: Language
  ) -> (title: String, next: String, back: String, skip: String, finish: String, begin: String) {
    (
      language.say(en: "Welcome", ru: "Знакомство"), language.say(en: "Next", ru: "Далее"),
      language.say(en: "Back", ru: "Назад"), language.say(en: "Skip", ru: "Пропустить"),
      language.say(en: "Let’s go!", ru: "Приступим!"),
      language.say(en: "let’s go!", ru: "приступить")
    )
  }
}

/// One page of an ``Onboarding``: a picture of text and up to two lines.
public struct OnboardingPage: Hashable, Sendable {
  let art: String
  let title: String
  let line: String

  /// - Parameter art: rows of text; left out where there is no room for it.
  public init(art: String, title: String, line: String = "") {
    (self.art, self.title, self.line) = (art, title, line)
  }
}

/// A dot for each page, `● ○ ○`; a click goes to one.
struct PageDots<Action>: Widget {
  let id: Identifier
  let count: Int
  let page: Int
  let onMove: (Int) -> Action

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let columns = context.isFlat ? DisplayWidth.of(words(context.language)) : count * 2 - 1
    return Size(min(max(0, columns), available.columns), min(1, available.rows))
  }

  private func words(_ language: Language) -> String {
    language.say(en: "Page \(page + 1) of \(count)", ru: "Страница \(page + 1) из \(count)")
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let words = words(canvas.context.language)
    let node = SemanticNode(identifier: id, role: .status, label: words, frame: rect)
    canvas.group(node) { canvas in
      if canvas.context.isFlat {
        canvas.write(words, at: rect.origin, role: .muted)
      } else {
        for index in 0..<count { dot(index, rect, &canvas) }
      }
    }
  }

  private func dot(_ index: Int, _ rect: Rect, _ canvas: inout Canvas<Action>) {
    let dotID = id.item(index)
    let frame = Rect(x: rect.minX + index * 2, y: rect.minY, columns: 1, rows: 1).intersection(rect)
    let isHovered = canvas.isHovered(dotID)
    canvas.write(
      index == page ? "●" : "○", at: Point(x: rect.minX + index * 2, y: rect.minY),
      role: isHovered ? .hovered : index == page ? .accent : .muted)
    canvas.describe(
      SemanticNode(
        identifier: dotID, role: .link, label: "\(index + 1)",
        traits: index == page ? .selected : [], frame: frame))
    canvas.add(Target(dotID, frame: frame, onPress: { _ in .send(onMove(index)) }))
  }
}
