import Core
import Interchange

extension TrackerForm {
  /// The parts without which it cannot be saved, in the order of the form (H-54); empty where there
  /// are none. The store may still find that a category is gone.
  public var missing: [TrackerPart] {
    problems.compactMap { if case .missing(let part) = $0 { part } else { nil } }
  }

  /// All that keeps it from being saved, in the order of the form.
  public var problems: [TrackerProblem] {
    let all = [
      nameProblem, categoryProblem, timeProblem, targetProblem, unitProblem, emojiProblem,
      colourProblem, reminderProblem, questionProblem, noteProblem,
    ]
    return all.compactMap { $0 }
  }

  private var nameProblem: TrackerProblem? {
    let name = TextRules.trimmed(name)
    if name.isEmpty { return .missing(.name) }
    let most = Tracker.longestName
    return name.count > most ? .tooLong(.name, most: most) : nil
  }

  private var emojiProblem: TrackerProblem? {
    let emoji = TextRules.trimmed(emoji)
    if emoji.isEmpty { return .missing(.emoji) }
    return emoji.count > 1 ? .tooLong(.emoji, most: 1) : nil
  }

  private var colourProblem: TrackerProblem? {
    colour.flatMap(TrackerColour.init) == nil ? .missing(.colour) : nil
  }

  private var categoryProblem: TrackerProblem? { category == nil ? .missing(.category) : nil }

  private var timeProblem: TrackerProblem? {
    switch kind {
    case .habit: schedule.isValid ? nil : .missing(.schedule)
    case .event: eventDay == nil ? .missing(.day) : nil
    }
  }

  private var targetProblem: TrackerProblem? {
    guard kind == .habit, isMeasured else { return nil }
    if TextRules.trimmed(target).isEmpty { return .missing(.target) }
    guard let amount = Amount(typed: target) else { return .notAnAmount }
    return amount == .zero && !isAtMost ? .notAnAmount : nil
  }

  private var unitProblem: TrackerProblem? {
    tooLong(unit, .unit, most: Target.longestUnit)
  }

  private var reminderProblem: TrackerProblem? {
    let isFine = TextRules.trimmed(reminder).isEmpty || DayTime(typed: reminder) != nil
    return isFine ? nil : .notATime
  }

  private var questionProblem: TrackerProblem? {
    tooLong(question, .question, most: Tracker.longestText)
  }

  private var noteProblem: TrackerProblem? { tooLong(note, .note, most: Tracker.longestText) }

  private func tooLong(_ text: String, _ part: TrackerPart, most: Int) -> TrackerProblem? {
    TextRules.trimmed(text, multiline: true).count > most ? .tooLong(part, most: most) : nil
  }
}
