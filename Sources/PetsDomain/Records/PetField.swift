/// The nine rows of a pet's card, in their order.
public enum PetField: String, Sendable, CaseIterable {
  case name, kind, breed, birthday, weight, sterilised, colour, coat, chip

  /// The longest text that a field takes, in what a person would call characters.
  public static let limit = 20

  /// How a field is filled in.
  public enum Form: Sendable {
    case text, date, number, yesNo
  }

  public var form: Form {
    switch self {
    case .birthday: .date
    case .weight: .number
    case .sterilised: .yesNo
    default: .text
    }
  }

  var textPath: WritableKeyPath<Pet, String?>? {
    switch self {
    case .name: \.name
    case .kind: \.kind
    case .breed: \.breed
    case .sterilised: \.sterilised
    case .colour: \.colour
    case .coat: \.coat
    case .chip: \.chip
    case .birthday, .weight: nil
    }
  }
}
