/// The groups of Unicode, in its order.
public enum EmojiGroup: String, Hashable, Sendable, CaseIterable {
  case smileys = "Smileys & Emotion"
  case people = "People & Body"
  case animals = "Animals & Nature"
  case food = "Food & Drink"
  case travel = "Travel & Places"
  case activities = "Activities"
  case objects = "Objects"
  case symbols = "Symbols"
  case flags = "Flags"

  public var english: String { rawValue }

  public var russian: String {
    switch self {
    case .smileys: "Смайлики и чувства"
    case .people: "Люди и тело"
    case .animals: "Животные и природа"
    case .food: "Еда и напитки"
    case .travel: "Путешествия и места"
    case .activities: "Занятия"
    case .objects: "Предметы"
    case .symbols: "Символы"
    case .flags: "Флаги"
    }
  }
}
