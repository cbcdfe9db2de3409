import Semantics

/// The identifiers of the Catinder tab.
public enum CatinderID {
  public static let screen: Identifier = "catinder"
  public static let opening: Identifier = "catinder.opening"
  public static let unreachable: Identifier = "catinder.unreachable"
  public static let outdated: Identifier = "catinder.outdated"

  // MARK: The way in
  public static let login: Identifier = "catinder.login"
  public static let loginHint: Identifier = "catinder.login.hint"
  public static let user: Identifier = "catinder.login.user"
  public static let password: Identifier = "catinder.login.password"
  public static let keeps: Identifier = "catinder.login.keeps"
  public static let enter: Identifier = "catinder.login.enter"
  public static let register: Identifier = "catinder.login.register"
  public static let registerBack: Identifier = "catinder.login.registerBack"
  public static let passwordAgain: Identifier = "catinder.login.passwordAgain"
  public static let newName: Identifier = "catinder.login.newName"
  public static let asking: Identifier = "catinder.login.asking"
  public static let loginProblem: Identifier = "catinder.login.problem"

  // MARK: The deck
  public static let card: Identifier = "catinder.card"
  public static let nudge: Identifier = "catinder.card.nudge"
  public static let photo: Identifier = "catinder.card.photo"
  public static let strips: Identifier = "catinder.card.strips"
  public static let name: Identifier = "catinder.card.name"
  public static let about: Identifier = "catinder.card.about"
  public static let info: Identifier = "catinder.card.info"
  public static let undo: Identifier = "catinder.undo"
  public static let dislike: Identifier = "catinder.dislike"
  public static let boost: Identifier = "catinder.boost"
  public static let like: Identifier = "catinder.like"
  public static let superlike: Identifier = "catinder.superlike"
  public static let loading: Identifier = "catinder.loading"
  public static let failed: Identifier = "catinder.failed"
  public static let failure: Identifier = "catinder.failure"
  public static let empty: Identifier = "catinder.empty"
  public static let startAgain: Identifier = "catinder.startAgain"
  public static let startAgainDialog: Identifier = "catinder.startAgain.dialog"

  // MARK: A card in full
  public static let full: Identifier = "catinder.full"
  public static let fullName: Identifier = "catinder.full.name"
  public static let fullText: Identifier = "catinder.full.text"
  public static let fullPhoto: Identifier = "catinder.full.photo"
  public static let gallery: Identifier = "catinder.full.gallery"
  public static let fullClose: Identifier = "catinder.full.close"

  // MARK: A match
  public static let match: Identifier = "catinder.match"
  public static let matchText: Identifier = "catinder.match.text"
  public static let ownPhoto: Identifier = "catinder.match.own"
  public static let theirPhoto: Identifier = "catinder.match.theirs"
  public static let matchMessage: Identifier = "catinder.match.message"
  public static let matchClose: Identifier = "catinder.match.close"

  // MARK: Messages
  public static let messagesButton: Identifier = "catinder.messages.open"
  public static let messages: Identifier = "catinder.messages"
  public static let messageList: Identifier = "catinder.messages.list"
  public static let messagesBack: Identifier = "catinder.messages.back"
  public static let messagesEmpty: Identifier = "catinder.messages.empty"
  public static let messagesFailed: Identifier = "catinder.messages.failed"
  public static let messagesLoading: Identifier = "catinder.messages.loading"
  public static let disconnected: Identifier = "catinder.disconnected"

  // MARK: A chat
  public static let chat: Identifier = "catinder.chat"
  public static let chatName: Identifier = "catinder.chat.name"
  public static let chatFace: Identifier = "catinder.chat.face"
  public static let chatBack: Identifier = "catinder.chat.back"
  public static let chatInfo: Identifier = "catinder.chat.info"
  public static let chatLog: Identifier = "catinder.chat.log"
  public static let message: Identifier = "catinder.chat.message"
  public static let chatFailed: Identifier = "catinder.chat.failed"
  public static let chatInput: Identifier = "catinder.chat.input"
  public static let chatSend: Identifier = "catinder.chat.send"

  // MARK: One's own profile
  public static let profileButton: Identifier = "catinder.profile.open"
  public static let profile: Identifier = "catinder.profile"
  public static let profileBack: Identifier = "catinder.profile.back"
  public static let profileForm: Identifier = "catinder.profile.form"
  public static let profileFailed: Identifier = "catinder.profile.failed"
  public static let profileSaved: Identifier = "catinder.profile.saved"
  public static let preview: Identifier = "catinder.profile.preview"
  public static let logOut: Identifier = "catinder.profile.logOut"
  public static let ownName: Identifier = "catinder.profile.name"
  public static let ownAge: Identifier = "catinder.profile.age"
  public static let ownAbout: Identifier = "catinder.profile.about"
  public static let ownStory: Identifier = "catinder.profile.story"
  public static let slots: Identifier = "catinder.profile.slots"
  public static let slot: Identifier = "catinder.profile.slot"
  public static let slotMenu: Identifier = "catinder.profile.menu"
  public static let photoPrompt: Identifier = "catinder.profile.prompt"
}
