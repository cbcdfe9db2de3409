import Terminal

/// A colour that a user may choose, with its name in both languages.
public struct ColorSwatch: Hashable, Sendable {
  public let color: Color
  public let english: String
  public let russian: String

  /// - Parameter hex: `0xRRGGBB`.
  public init(_ hex: UInt32, en: String, ru: String) {
    color = .hex(hex)
    english = en
    russian = ru
  }

  public func name(_ language: Language) -> String { language.say(en: english, ru: russian) }

  /// The eighteen that mark habits.
  public static let standard = [
    ColorSwatch(0xFD4C49, en: "Red", ru: "Красный"),
    ColorSwatch(0xFF881E, en: "Orange", ru: "Оранжевый"),
    ColorSwatch(0x007BFA, en: "Blue", ru: "Синий"),
    ColorSwatch(0x6E44FE, en: "Indigo", ru: "Индиго"),
    ColorSwatch(0x33CF69, en: "Green", ru: "Зелёный"),
    ColorSwatch(0xE66DD4, en: "Orchid", ru: "Орхидея"),
    ColorSwatch(0xF9D4D4, en: "Blush", ru: "Пудра"),
    ColorSwatch(0x34A7FE, en: "Sky", ru: "Голубой"),
    ColorSwatch(0x46E69D, en: "Mint", ru: "Мята"),
    ColorSwatch(0x35347C, en: "Navy", ru: "Тёмно-синий"),
    ColorSwatch(0xFF674D, en: "Coral", ru: "Коралл"),
    ColorSwatch(0xFF99CC, en: "Pink", ru: "Розовый"),
    ColorSwatch(0xF6C48B, en: "Peach", ru: "Персик"),
    ColorSwatch(0x7994F5, en: "Cornflower", ru: "Василёк"),
    ColorSwatch(0x832CF1, en: "Violet", ru: "Фиолетовый"),
    ColorSwatch(0xAD56DA, en: "Purple", ru: "Пурпурный"),
    ColorSwatch(0x8D72E6, en: "Lavender", ru: "Лаванда"),
    ColorSwatch(0x2FD058, en: "Grass", ru: "Трава"),
  ]
}
