import JourneyKit
import Terminal

/// The answers about the screens of several programs: each client, or all who share a session, is told what
/// has changed since the last answer.
@MainActor
final class ScreenTeller {
  /// The screens that were told last, the newest first.
  private var told: [String: [ScreenNews.Told]] = [:]
  private var settled: [String: Settled] = [:]
  /// The number of told screens that a change may be told against.
  private let memory: Int

  /// The last words on how a program settled.
  private struct Settled {
    /// The number of the last screen.
    var number = 0
    var way: Settlement.Way?
    var doubts: [String] = []
    /// The numbers of the answers in which doubts were told.
    var answers: [[String]: Int] = [:]
  }

  /// - Parameter memory: one where several may share a session, as each would count its own answers. Else the answers
  ///   with a screen have numbers.
  init(memory: Int) { self.memory = memory }

  /// Returns how the program settled, or that it has ended, and the screen in a form.
  func answer(_ app: Journey, _ name: String, _ form: MCPForm) -> String {
    let hasScreen = form == .changes || form == .text
    let number = hasScreen ? nextNumber(name) : nil
    let fact = fact(app, name, number: number, isShown: hasScreen)
    let words = [number.map { "#\($0)" }, fact].compactMap { $0 }.joined(separator: " ")
    return ([words].filter { !$0.isEmpty } + lines(app, name, form, number: number))
      .joined(separator: "\n")
  }

  private func nextNumber(_ name: String) -> Int? {
    guard memory > 1 else { return nil }
    settled[name, default: Settled()].number += 1
    return settled[name]?.number
  }

  /// Returns the screen in a form, and takes it for told.
  func lines(_ app: Journey, _ name: String, _ form: MCPForm) -> [String] {
    lines(app, name, form, number: nil)
  }

  private func lines(_ app: Journey, _ name: String, _ form: MCPForm, number: Int?) -> [String] {
    guard form == .changes || form == .text else { return Self.lines(form, app.screen) }
    let (known, new) = (told[name] ?? [], ScreenNews.Told(app.screen, number: number))
    know(new, name)
    let news = ScreenNews(known: known, new: new)
    return form == .changes ? news.lines : news.whole
  }

  /// Returns the way in which the program settled, or its end; nil before its launch. A way that is the last one is
  /// not told again, and doubts that were told before are only named. A number stands alone where both are those of
  /// the answer before.
  ///
  /// - Parameter isShown: true if the answer has the screen, on which the last words of a program stand.
  private func fact(_ app: Journey, _ name: String, number: Int?, isShown: Bool) -> String? {
    if let ending = app.driver.ending {
      // A program that is launched anew tells its way again.
      settled[name]?.way = nil
      settled[name]?.doubts = []
      return isShown ? "\(ending)" : "\(DriverError.ended(ending))"
    }
    guard let settlement = app.driver.settlement else { return nil }
    var last = settled[name] ?? Settled()
    defer { settled[name] = last }
    let doubts = settlement.doubts
    let isLastWay = memory > 1 && settlement.way == last.way
    let isLast = doubts == last.doubts
    (last.way, last.doubts) = (settlement.isExact ? settlement.way : nil, doubts)
    guard settlement.isExact else {
      // Each answer says that it is a guess; only the first says of what.
      if let answer = last.answers[doubts] {
        return "settled (\(settlement.way.rawValue)); a guess as #\(answer)"
      }
      last.answers[doubts] = number
      return settlement.brief
    }
    if isLastWay, isLast, number != nil { return nil }
    let words = isLastWay ? "settled" : "settled (\(settlement.way.rawValue))"
    if doubts.isEmpty { return words }
    if isLast { return words + "; may change" }
    if let answer = last.answers[doubts] { return words + "; may change as #\(answer)" }
    last.answers[doubts] = number
    return ([words] + doubts).joined(separator: "; ")
  }

  /// Takes a screen for told: an answer or the report of a failure has it.
  func know(_ app: Journey, _ name: String) { know(ScreenNews.Told(app.screen), name) }

  private func know(_ screen: ScreenNews.Told, _ name: String) {
    told[name] = Array(([screen] + (told[name] ?? [])).prefix(memory))
  }

  func forget(_ name: String) { (told[name], settled[name]) = (nil, nil) }

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
