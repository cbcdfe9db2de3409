import AppRuntime
import Core
import Toolkit

/// The Profile tab: the way to the pets as a list, Premium, how to reach the developer, what the program is
/// made of, and settings of the whole program.
public struct ProfileFeature: Feature {
  private let writeMail: @Sendable (Mail) async -> Bool
  let desk: DataDesk

  /// - Parameter writeMail: begins a message in the user's mail program; false where none starts.
  public init(desk: DataDesk, writeMail: @escaping @Sendable (Mail) async -> Bool) {
    self.writeMail = writeMail
    self.desk = desk
  }

  public func update(
    _ state: inout ProfileState, _ action: ProfileAction, _ environment: Environment
  ) -> Effect<ProfileAction> {
    switch action {
    case .unitsChosen(let units): state.units = units
    case .rowMoved(let row): state.row = row
    case .rowOpened(let row): return open(&state, row, environment)
    case .frontClosed: state.front = nil
    case .left: leave(&state)
    case .mailStarted: return .output(.notice(ProfileWords(environment.language).mailStarted))
    case .mailUnavailable: state.front = .contact
    case .addressCopied: return copyAddress(state, environment)
    case .resetConfirmed(let reset):
      state.front = nil
      let words = ProfileWords(environment.language)
      return .merge(.output(.reset(reset)), .output(.notice(words.done(reset))))
    case .data(let action): return updateData(&state, action, environment)
    case .languageChosen, .themeChosen, .viewChosen, .petsTapped, .premiumTapped, .reset, .notice,
      .recordsReplaced:
      break
    }
    return .none
  }

  public func view(_ state: ProfileState, _ environment: Environment) -> Element<ProfileAction> {
    ProfileView(state: state, environment: environment).body
  }

  // MARK: Rows

  private func open(
    _ state: inout ProfileState, _ index: Int, _ environment: Environment
  ) -> Effect<ProfileAction> {
    guard state.rows.indices.contains(index) else { return .none }
    state.row = index
    switch state.rows[index] {
    case .pets: return .output(.petsTapped)
    case .premium: return .output(.premiumTapped)
    case .contact: return contact(&state, environment)
    case .about: state.front = .about
    case .developer: state.isDeveloper.toggle()
    case .resetLaunch: state.front = .reset(.launch)
    case .resetPremium: state.front = .reset(.premium)
    }
    return .none
  }

  /// What only a developer wants to see does not wait for the next who comes here (P-76).
  private func leave(_ state: inout ProfileState) {
    state.isDeveloper = false
    state.row = min(state.row, state.rows.count - 1)
  }

  // MARK: Contact

  /// A message in the user's mail program, else the address to read and to copy (P-74).
  private func contact(
    _ state: inout ProfileState, _ environment: Environment
  ) -> Effect<ProfileAction> {
    guard let address = state.contact else {
      state.front = .contact
      return .none
    }
    let words = ProfileWords(environment.language)
    let mail = Mail(address: address, subject: words.mailSubject, body: words.mailBody)
    return .run("write mail", line: "mail") { [writeMail] send in
      send(await writeMail(mail) ? .mailStarted : .mailUnavailable)
    }
  }

  private func copyAddress(
    _ state: ProfileState, _ environment: Environment
  ) -> Effect<ProfileAction> {
    guard let address = state.contact else { return .none }
    let words = ProfileWords(environment.language)
    return .merge(.ask(.copy(address)), .output(.notice(words.copied)))
  }
}
