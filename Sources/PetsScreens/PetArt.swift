import PetsDomain

/// A small drawing for a kind of animal, of our own, in plain ASCII: three rows of seven columns.
enum PetArt {
  static let columns = 7
  static let rows = 3

  /// The drawing for what a person wrote as the kind, in either language; a paw where it is none of
  /// those we know.
  static func lines(for kind: String?) -> [String] {
    let kind = Array((kind?.lowercased() ?? "").utf8)
    let known = drawings.first { drawing in drawing.words.contains { has(kind, $0.utf8) } }
    return known?.lines ?? paw
  }

  /// Byte by byte: drawn for every card of every frame, it is no place for Unicode's equivalences.
  private static func has(_ kind: [UInt8], _ word: String.UTF8View) -> Bool {
    guard let first = word.first else { return true }
    return kind.indices.contains { kind[$0] == first && kind[$0...].starts(with: word) }
  }

  private static let paw = [" o O o ", "o     o", "  (_)  "]

  private static let drawings: [(words: [String], lines: [String])] = [
    (["cat", "kit", "кот", "кош"], [" /\\_/\\ ", "( o.o )", " > ^ < "]),
    (["dog", "pup", "соба", "пёс", "пес", "щен"], [" /^-^\\ ", "/ o o \\", "V\\ Y /V"]),
    (["par", "bird", "can", "поп", "птиц", "кан"], ["  ,_   ", " (o>)  ", " /_|_  "]),
    (["fish", "рыб"], ["       ", "><(((o>", "       "]),
    (
      ["ham", "rat", "mouse", "guinea", "хом", "крыс", "мыш", "свин"],
      [" ()_() ", "( . . )", " (\")(\")"]
    ),
    (["rab", "bun", "крол", "зая"], [" (\\(\\  ", " ( -.-)", "o(\")(\")"]),
    (["tur", "tort", "череп"], ["   __  ", " _/##\\o", "  U  U "]),
    (["horse", "pony", "лошад", "конь", "пони"], [" ,_/|_ ", " /  o \\", " |  \\_)"]),
    (["snake", "python", "змея", "удав", "питон"], [" ____  ", "(___ \\ ", " ~<o_) "]),
    (["hedge", "ёж", "еж"], [" .|||. ", "/||||o>", " \"  \"  "]),
    (["frog", "toad", "лягу", "жаба"], [" o___o ", "(  -  )", " ^^ ^^ "]),
    (["lizard", "gecko", "ящер", "геккон"], ["  ,  , ", "~-====o", "  '  ' "]),
  ]
}
