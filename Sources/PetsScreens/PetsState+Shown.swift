import Core
import PetsDomain
import Toolkit

extension PetsState {
  var words: PetsWords { PetsWords(language, weightUnit: weightUnit) }

  /// A field as a person reads and types it: day before month, the decimal sign and the yes and no
  /// of the language; empty where it is missing.
  func shown(_ field: PetField, _ pet: Pet) -> String {
    switch field {
    case .birthday: pet.birthday?.dotted ?? ""
    case .weight: pet.weight.map(words.records.number) ?? ""
    case .sterilised:
      YesNo(typed: pet[field]).map(PetsWords(language).answer) ?? pet[field]
    default: pet[field]
    }
  }
}
