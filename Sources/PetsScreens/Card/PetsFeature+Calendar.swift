import AppRuntime
import Core
import PetsDomain
import Toolkit

extension PetsFeature {
  /// The chosen day takes the place of what was typed, and is saved with it.
  func updateCalendar(_ state: inout PetsState, _ action: CalendarAction) {
    guard let edit = state.card?.edit, edit.field == .birthday else { return }
    switch action {
    case .opened:
      let start = state.birthdays.start(for: edit.text)
      state.card?.edit?.calendar = start
    case .moved(let day): state.card?.edit?.calendar = day
    case .closed: state.card?.edit?.calendar = nil
    case .picked(let day):
      state.card?.edit?.calendar = nil
      changeEdit(&state, day.dotted)
    }
  }
}
