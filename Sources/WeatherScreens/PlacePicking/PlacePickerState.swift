import Places

/// A question for a place: what is typed, and what was found.
public struct PlacePickerState: Equatable, Sendable {
  /// What came of a question.
  enum Answer: Equatable, Sendable {
    case results([PlaceResult])
    /// There are no places to look in, and why.
    case failed(PlacesError)
  }

  /// As it is typed; ``PlacePicker/textLimit`` letters at the most.
  public internal(set) var text = ""
  /// To the newest question that was answered; what it found shows until the next answer.
  var answer: Answer?
  /// The text that the answer is to.
  var answered = ""
  var selection = 0
  /// `Enter` came before the answer did.
  var isChosenAtOnce = false

  public init() {}

  var results: [PlaceResult] {
    if case .results(let results) = answer { results } else { [] }
  }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether the answer to what stands in the field is still to come.
  var isAsking: Bool { !isBlank && (answer == nil || answered != text) }

  mutating func select(_ index: Int) {
    selection = min(max(0, index), max(0, results.count - 1))
  }
}
