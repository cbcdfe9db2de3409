import Core

extension Language {
  /// Twelve cards in the order of ``PetField``; the birthday is drawn for each.
  var cards: [[String]] {
    switch self {
    case .english: Self.englishCards
    case .russian: Self.russianCards
    }
  }

  private static let englishCards = [
    ["Biscuit", "Dog", "Beagle", "", "11.4", "yes", "tricolour", "short", "643094100012345"],
    ["Marmalade", "Cat", "British Shorthair", "", "5.2", "yes", "red", "plush", "643094100023456"],
    ["Pickle", "Guinea pig", "Abyssinian", "", "0.95", "no", "white and brown", "rosettes", ""],
    ["Admiral", "Parrot", "Budgerigar", "", "0.038", "", "blue", "feathers", ""],
    [
      "Willow", "Dog", "Border Collie", "", "17.8", "yes", "black and white", "long",
      "643094100034567",
    ],
    ["Juniper", "Cat", "Maine Coon", "", "7.65", "no", "silver tabby", "long", "643094100045678"],
    ["Professor", "Tortoise", "Russian tortoise", "", "1.3", "", "olive", "shell", ""],
    ["Clover", "Rabbit", "Holland Lop", "", "1.72", "yes", "grey", "soft", "643094100056789"],
    ["Noodle", "Snake", "Corn snake", "", "0.61", "", "orange", "scales", ""],
    ["Captain", "Dog", "Newfoundland", "", "62", "no", "black", "thick", "643094100067890"],
    ["Olive", "Cat", "", "", "3.9", "yes", "tortoiseshell", "short", "643094100078901"],
    ["Thunder", "Horse", "Welsh pony", "", "285", "yes", "bay", "short", "643094100089012"],
  ]

  private static let russianCards = [
    ["Барсик", "Кот", "Сибирская кошка", "", "6,4", "да", "серый", "длинная", "643094200012345"],
    [
      "Плюшка", "Кошка", "Британская кошка", "", "4,15", "да", "лиловый", "плюшевая",
      "643094200023456",
    ],
    [
      "Гром", "Собака", "Немецкая овчарка", "", "34,2", "нет", "чепрачный", "короткая",
      "643094200034567",
    ],
    ["Чижик", "Попугай", "Корелла", "", "0,092", "", "жёлтый", "перья", ""],
    ["Ёжик", "Ёж", "Африканский ёж", "", "0,41", "нет", "тёмный", "иголки", ""],
    ["Рыжик", "Кот", "Мейн-кун", "", "8,05", "да", "рыжий", "длинная", "643094200045678"],
    ["Тортилла", "Черепаха", "Красноухая черепаха", "", "1,2", "", "зелёная", "панцирь", ""],
    [
      "Снежок", "Кролик", "Ангорский кролик", "", "3,3", "да", "белый", "пуховая",
      "643094200056789",
    ],
    ["Ириска", "Хомяк", "Сирийский хомяк", "", "0,13", "", "персиковый", "мягкая", ""],
    ["Байкал", "Собака", "Самоед", "", "27,5", "нет", "белый", "густая", "643094200067890"],
    ["Муся", "Кошка", "", "", "3,75", "да", "трёхцветная", "короткая", "643094200078901"],
    [
      "Заря", "Лошадь", "Орловский рысак", "", "480", "нет", "серая", "короткая", "643094200089012",
    ],
  ]
}
