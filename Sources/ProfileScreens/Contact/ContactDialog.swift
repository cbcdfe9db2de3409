import Semantics
import Terminal
import Toolkit

/// The address of the developer, where no mail program can be opened; or that there is none.
struct ContactDialog {
  let address: String?
  let words: ProfileWords

  var body: Element<ProfileAction> {
    Modal(
      ProfileID.contactDialog, title: words.row(.contact), onDismiss: .frontClosed
    ) {
      Text(address == nil ? words.noContact : words.contactText, lines: nil)
      if address == nil {
        for line in words.contactExample { Text(line, .accent) }
      }
      if let address { Text(address, .accent, lines: nil, id: ProfileID.address) }
      Spacer(1)
      HStack(spacing: 2) {
        if address != nil {
          Button(
            ProfileID.copyAddress, words.copy, hint: words.copyHint, wish: .whenFree,
            action: .addressCopied)
        }
        Button(
          ProfileID.closeContact, words.close, wish: address == nil ? .whenFree : .none,
          action: .frontClosed)
      }
    }.element
  }
}
