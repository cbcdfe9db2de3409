import Semantics
import Terminal
import Toolkit
import TravelDomain

/// The number of photos with a button at each side, or the field in its place; below it what is wrong.
struct PhotoCountView {
  let settings: TravelSettings
  let page: TravelSettingsState
  let words: TravelWords

  var body: Element<TravelSettingsAction> {
    VStack {
      HStack(spacing: 1) {
        Text(words.photoCountLabel, .muted, semantics: nil)
        content
      }
      if page.isPhotoCountRefused {
        Text(words.photoCountRange, .danger, id: TravelID.photoCountProblem, semantics: .alert)
      }
    }.element
  }

  @ElementBuilder<TravelSettingsAction> private var content: [Element<TravelSettingsAction>] {
    if let text = page.photoCount {
      field(text)
    } else {
      Button(
        TravelID.photoCount.child("less"), "−", hint: words.fewerPhotos,
        action: TravelSettingsAction.photoCountStepped(-1))
      Button(
        TravelID.photoCount, String(settings.photoCount), hint: words.changePhotoCount,
        action: TravelSettingsAction.photoCountTapped)
      Button(
        TravelID.photoCount.child("more"), "+", hint: words.morePhotos,
        action: TravelSettingsAction.photoCountStepped(1))
    }
  }

  private func field(_ text: String) -> Element<TravelSettingsAction> {
    TextField(
      TravelID.photoCountField, label: words.photoCountLabel, text: text, limit: 2, wish: .atOnce,
      handlers: .init(
        onChange: TravelSettingsAction.photoCountTyped, onSubmit: .photoCountEntered,
        onCancel: .photoCountLeft)
    ).frame(columns: 12)
  }

  var bindings: [KeyBinding<TravelSettingsAction>] {
    guard page.photoCount == nil else { return [] }
    return [
      KeyBinding("travel.photoCount", ["e"], words.changePhotoCount, .photoCountTapped),
      KeyBinding(
        "travel.morePhotos", ["+", "="], words.morePhotos, hint: .helpOnly,
        .photoCountStepped(1)),
      KeyBinding(
        "travel.fewerPhotos", ["-"], words.fewerPhotos, hint: .helpOnly, .photoCountStepped(-1)),
    ]
  }
}
