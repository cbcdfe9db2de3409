/// Remembers where each key has taken the focus, so that the frame behind it is drawn with the focus
/// there: only a frame tells which of its widgets gets it, so that it would have to be drawn twice.
///
/// A hunch that turns out wrong costs one frame more, and changes nothing in what comes of it.
struct FocusHunches {
  /// The binding that was performed since the last frame.
  var cause: String?
  private var places: [Step: FocusPlace] = [:]

  private struct Step: Hashable {
    let cause: String
    let place: FocusPlace
  }

  /// More than any program has; then what was remembered is forgotten.
  private static let most = 1_000

  /// Where the focus will probably go; nil where it stays, as far as is known.
  func place(after before: FocusPlace) -> FocusPlace? {
    cause.flatMap { places[Step(cause: $0, place: before)] }
  }

  mutating func learn(_ place: FocusPlace, after before: FocusPlace) {
    guard let cause else { return }
    forgetCause()
    if places.count >= Self.most { places = [:] }
    places[Step(cause: cause, place: before)] = place.focus == before.focus ? nil : place
  }

  mutating func forgetCause() { cause = nil }
}
