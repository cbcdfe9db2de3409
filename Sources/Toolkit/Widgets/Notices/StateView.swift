import Core
import Semantics
import Terminal

/// The words where there is nothing to show: nothing yet, an error, or no connection; with one line
/// of advice, and a button that follows it.
///
/// The button answers to its key wherever the focus is, to `Enter` and `Space`, and to a click. In
/// two rows or fewer it is one line, as above data that is old.
///
/// ```
/// StateView(
///   "state", .failure, setup.say(en: "No weather", ru: "Нет погоды"),
///   hint: setup.say(en: "The server did not answer.", ru: "Сервер не ответил."),
///   button: .retry(setup.language, .retryTapped)
/// ).element
/// ```
public struct StateView<Action>: Widget {
  public enum Kind: Hashable, Sendable {
    case empty, failure
    /// No connection; what is shown elsewhere is as old as this, nil where nothing is.
    case offline(age: Duration?)
  }

  /// The remedy.
  public struct Button {
    let title: String
    let keys: [KeyStroke]
    let action: Action

    public init(_ title: String, key: KeyStroke, _ action: Action) {
      self.init(title, keys: [key], action)
    }

    public init(_ title: String, keys: [KeyStroke], _ action: Action) {
      (self.title, self.keys, self.action) = (title, keys, action)
    }

    /// `r`, to try again.
    public static func retry(_ language: Language, _ action: Action) -> Button {
      Button(language.say(en: "Try again", ru: "Повторить"), key: "r", action)
    }
  }

  private let id: Identifier
  private let kind: Kind
  private let title: String
  private let hint: String
  private let art: [String]
  private let button: Button?

  /// - Parameter art: a picture of text above the title, left out where there is no room for it.
  public init(
    _ id: Identifier, _ kind: Kind, _ title: String, hint: String, art: String = "",
    button: Button? = nil
  ) {
    (self.id, self.kind, self.title, self.hint) = (id, kind, title, hint)
    self.art = TextPicture.lines(of: art)
    self.button = button
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    page(available, context).measure(available, context)
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let content =
      rect.rows <= 2
      ? line(rect.columns, canvas.context) : page(rect.size, canvas.context).fill(vertical: .center)
    let role: Role = kind == .failure ? .alert : .status
    Element(content.semantics(id, role, label: words, value: age(canvas.context.language)))
      .bindings(title, bindings).render(in: rect, &canvas)
  }

  private var bindings: [KeyBinding<Action>] {
    button.map { [KeyBinding("state.act", $0.keys, HintTitle.of($0.title), $0.action)] } ?? []
  }

  // MARK: Words
  private var words: String { kind == .failure ? "! " + title : title }

  private var role: ThemeRole {
    switch kind {
    case .empty: .title
    case .failure: .danger
    case .offline: .warning
    }
  }

  private func age(_ language: Language) -> String? {
    guard case .offline(let age?) = kind else { return nil }
    return DataAge.words(age, language)
  }

  /// Returns the advice, and the age of the data that there is.
  private func advice(_ context: RenderContext) -> String {
    [age(context.language), hint].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The same in one line; in a narrow one, at least how old the data is, and nothing where only the
  /// title has room.
  private func shortAdvice(_ room: Int, _ context: RenderContext) -> String {
    let advice = advice(context)
    let button = button.map { DisplayWidth.of($0.title) + 6 } ?? 0
    let left = room - DisplayWidth.of(words) - 2 - button
    if left < 4 { return "" }
    guard DisplayWidth.of(advice) > left, case .offline(let age?) = kind else { return advice }
    return DataAge.short(age, context.language)
  }

  // MARK: Layout
  private func line(_ room: Int, _ context: RenderContext) -> Element<Action> {
    let advice = shortAdvice(room, context)
    return HStack(spacing: 2) {
      HStack(spacing: 1) {
        Text(words + join(advice), role)
        Text(advice, .muted).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      }.fill(horizontal: .fill, flex: Flex(horizontal: 1))
      action
    }.element
  }

  /// The sign between the title and the advice behind it: a colon, or the end of a sentence before the
  /// next one.
  private func join(_ advice: String) -> String {
    guard let first = advice.first, let last = title.last, !".:!?…".contains(last)
    else { return "" }
    return first.isUppercase ? "." : ":"
  }

  private func page(_ room: Size, _ context: RenderContext) -> Element<Action> {
    let advice = advice(context)
    let lines = TextWrapping.wrap(advice, to: room.columns).count
    let needed = 1 + lines + (button == nil ? 0 : 2)
    let isArtShown = !context.isFlat && !art.isEmpty && room.rows > needed + art.count
    let isLoose = room.rows >= needed
    return VStack(alignment: .center) {
      if isArtShown {
        TextPicture.element(art, .accent)
        Spacer(1)
      }
      Text(words, role, alignment: .center, semantics: .heading)
      Text(advice, .muted, alignment: .center, lines: nil)
      if isLoose, button != nil { Spacer(1) }
      action
    }.element
  }

  private var action: [Element<Action>] {
    button.map {
      [Toolkit.Button(id.child("action"), $0.title, wish: .whenFree, action: $0.action).element]
    } ?? []
  }
}

/// Pictures made of text, as the art of onboarding pages and of empty screens.
enum TextPicture {
  /// Its rows, without blank ones around it.
  static func lines(of art: String) -> [String] {
    let lines = art.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isBlank = { (line: String) in line.allSatisfy { $0 == " " } }
    return Array(lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  /// Mere decoration: it is told to nobody, and keeps its shape wherever it stands.
  static func element<Action>(_ lines: [String], _ role: ThemeRole) -> Element<Action> {
    let columns = lines.map { DisplayWidth.of($0) }.max() ?? 0
    return VStack { lines.map { Element(Text($0, role, semantics: nil)) } }
      .frame(columns: columns, rows: lines.count)
  }
}

/// The age of data in words: `data of 5 minutes ago`.
public enum DataAge {
  /// The greatest whole unit of minutes, hours and days; less than a minute is `just now`.
  public static func words(_ age: Duration, _ language: Language) -> String {
    let minutes = max(0, age.components.seconds / 60)
    if minutes < 1 {
      return language.say(en: "data received just now", ru: "данные только что получены")
    }
    let ago = ago(Int(minutes), language)
    return language.say(en: "data from \(ago) ago", ru: "данные получены \(ago) назад")
  }

  /// The same where there is little room: `5 min ago`.
  public static func short(_ age: Duration, _ language: Language) -> String {
    let minutes = max(0, age.components.seconds / 60)
    let (hours, days) = (minutes / 60, minutes / (24 * 60))
    if minutes < 1 { return language.say(en: "just now", ru: "только что") }
    if hours < 1 { return language.say(en: "\(minutes) min ago", ru: "\(minutes) мин назад") }
    if days < 1 { return language.say(en: "\(hours) h ago", ru: "\(hours) ч назад") }
    return language.say(en: "\(days) d ago", ru: "\(days) дн. назад")
  }

  private static func ago(_ minutes: Int, _ language: Language) -> String {
    let hours = minutes / 60
    if hours < 1 {
      let unit = language.plural(
        minutes, en: ("minute", "minutes"), ru: ("минуту", "минуты", "минут"))
      return "\(minutes) \(unit)"
    }
    if hours < 24 {
      let unit = language.plural(hours, en: ("hour", "hours"), ru: ("час", "часа", "часов"))
      return "\(hours) \(unit)"
    }
    let days = hours / 24
    return "\(days) \(language.plural(days, en: ("day", "days"), ru: ("день", "дня", "дней")))"
  }
}
