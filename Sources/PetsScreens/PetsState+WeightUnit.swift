import Core
import PetsDomain

extension PetsState {
  /// What is being typed as a weight keeps its meaning: it says its unit from then on.
  mutating func changeWeightUnit(to unit: WeightUnit) {
    let old = weightUnit
    guard unit != old else { return }
    if let edit = card?.edit, edit.field == .weight {
      card?.edit?.text = WeightInput.naming(old, in: edit.text)
      card?.edit?.original = edit.original.map { WeightInput.naming(old, in: $0) }
    }
    if let edit = health.page?.form?.edit, edit.field == Weighing.Field.weight.rawValue {
      health.page?.form?.edit?.text = WeightInput.naming(old, in: edit.text)
      health.page?.form?.edit?.original = WeightInput.naming(old, in: edit.original)
    }
    weightUnit = unit
  }
}
