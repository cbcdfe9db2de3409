import Toolkit

/// What can happen in the gallery.
public enum GalleryAction: Sendable {
  case started
  case selected(Int)
  case specimen(SpecimenAction)
  case helpTapped, helpClosed
  case paletteTapped, paletteChanged(PaletteState), paletteClosed
  case languageTapped, themeTapped, flatTapped, motionTapped, mouseTapped
  case toast(ToastQueue.Event)
  case quitTapped, suspendTapped, redrawTapped
}

/// An action of the specimen that is open.
public struct SpecimenAction: Sendable {
  let value: RunningSpecimen.Action
}
