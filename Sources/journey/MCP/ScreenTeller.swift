import JourneyKit
import Terminal

/// The answers about the screens of several programs: each client, or all who share a session, is told what
/// has changed since the last answer.
@MainActor
final class ScreenTeller {
  /// The screens that were told last, the newest first.
  private var told: [String: [ScreenNews.Told]] = [:]
  /// The doubts that were told last.
  private var doubts: [String: [String]] = [:]
  /// The number of told screens that a change may be told against.
  private let memory: Int

  /// - Parameter memory: one where several may share a session, as each would count its own answers.
  init(memory: Int) { self.memory = memory }

  /// Returns how the program settled, or that it has ended, and the screen in a form.
  func answer(_ app: Journey, _ name: String, _ form: MCPForm) -> String {
    let text = lines(app, name, form).joined(separator: "\n")
    return [fact(app, name, isShown: form == .changes || form == .text), text.isEmpty ? nil : text]
      .compactMap { $0 }.joined(separator: "\n")
  }

  /// Returns the screen in a form, and takes it for told.
  func lines(_ app: Journey, _ name: String, _ form: MCPForm) -> [String] {
    guard form == .changes || form == .text else { return Self.lines(form, app.screen) }
    let (known, new) = (told[name] ?? [], ScreenNews.Told(app.screen))
    know(new, name)
    let news = ScreenNews(known: known, new: new)
    return form == .changes ? news.lines : news.whole
  }

  /// Returns the way in which the program settled, or its end; nil before its launch. Doubts that were told
  /// last are only named.
  ///
  /// - Parameter isShown: true if the answer has the screen, on which the last words of a program stand.
  private func fact(_ app: Journey, _ name: String, isShown: Bool) -> String? {
    if let ending = app.driver.ending {
      return isShown ? "\(ending)" : "\(DriverError.ended(ending))"
    }
    guard let settlement = app.driver.settlement else { return nil }
    let now = settlement.doubts
    defer { doubts[name] = now }
    let isKnown = settlement.isExact && !now.isEmpty && now == doubts[name]
    return isKnown ? "settled (\(settlement.way.rawValue)); may change" : settlement.brief
  }

  /// Takes a screen for told: an answer or the report of a failure has it.
  func know(_ app: Journey, _ name: String) { know(ScreenNews.Told(app.screen), name) }

  private func know(_ screen: ScreenNews.Told, _ name: String) {
    told[name] = Array(([screen] + (told[name] ?? [])).prefix(memory))
  }

  func forget(_ name: String) { (told[name], doubts[name]) = (nil, nil) }

  /// Returns a screen for somebody who knows no other.
  static func lines(_ form: MCPForm, _ screen: Screen) -> [String] {
    switch form {
    case .changes, .text: ScreenNews(old: nil, new: screen).whole
    case .outline:
      screen.fullOutline.isEmpty ? ["the program publishes no outline"] : screen.fullOutline
    case .none: []
    }
  }
}
