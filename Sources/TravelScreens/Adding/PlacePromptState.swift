import TravelDomain

/// A country or a city that is being added: what is typed, and what goes with it.
public struct PlacePromptState: Equatable, Sendable {
  public enum Wanted: Equatable, Sendable {
    /// A country, or a city of any, which brings its country with it.
    case country
    /// Of the country of a code; those of other countries are refused.
    case city(in: String)
  }

  let wanted: Wanted
  var text = ""
  var suggestions: [PlaceSuggestion] = []
  /// The text that these go with.
  var answered = ""
  var selection = 0
  var state = VisitState.been
  /// Why it was not added; stands beside the text, which stays.
  var problem: TravelProblem?
  /// `Enter` came before the suggestions did.
  var isAddedAtOnce = false
  /// It is being added: a second `Enter` adds nothing.
  var isAdding = false

  init(_ wanted: Wanted) { self.wanted = wanted }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  var isAsking: Bool { !isBlank && answered != text }

  mutating func select(_ index: Int) {
    selection = min(max(0, index), max(0, suggestions.count - 1))
  }
}
