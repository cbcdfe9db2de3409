import Core
import Terminal

/// A colour that a user may choose, with its name in both languages.
public struct ColorSwatch: Hashable, Sendable {
  public let color: Color
  public let english: String
  public let russian: String
  /// One of the 256, where the nearest would be that of another swatch, or grey.
  private let indexed: Color?
  /// What stands on it in the place of the name; a screen reader gets the name all the same.
  private(set) var caption: String?

  /// - Parameters:
  ///   - hex: `0xRRGGBB`.
  ///   - indexed: one of the 256, chosen by eye; nil for the nearest.
  public init(_ hex: UInt32, indexed: UInt8? = nil, en: String, ru: String) {
    color = .hex(hex)
    self.indexed = indexed.map { .indexed($0) }
    english = en
    russian = ru
  }

  /// The colour as a terminal shows it.
  public func color(at depth: ColorDepth) -> Color {
    depth == .indexed256 ? indexed ?? color.reduced(to: depth) : color.reduced(to: depth)
  }

  public func name(_ language: Language) -> String { language.say(en: english, ru: russian) }

  /// The same with something shorter than its name on it, as a number.
  public func captioned(_ caption: String) -> ColorSwatch {
    var swatch = self
    swatch.caption = caption
    return swatch
  }

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
    ColorSwatch(0x35347C, indexed: 18, en: "Navy", ru: "Тёмно-синий"),
    ColorSwatch(0xFF674D, indexed: 209, en: "Coral", ru: "Коралл"),
    ColorSwatch(0xFF99CC, en: "Pink", ru: "Розовый"),
    ColorSwatch(0xF6C48B, en: "Peach", ru: "Персик"),
    ColorSwatch(0x7994F5, en: "Cornflower", ru: "Василёк"),
    ColorSwatch(0x832CF1, en: "Violet", ru: "Фиолетовый"),
    ColorSwatch(0xAD56DA, en: "Purple", ru: "Пурпурный"),
    ColorSwatch(0x8D72E6, en: "Lavender", ru: "Лаванда"),
    ColorSwatch(0x2FD058, en: "Grass", ru: "Трава"),
  ]
}
