import AppRuntime
import Toolkit

/// An event in the Profile tab.
public enum ProfileAction: Sendable {
  case started
  case chosen(ProgramChoice)
  case rowMoved(Int)
  case rowOpened(Int)
  case frontClosed
  /// Another tab shows.
  case left

  /// The number of all pets.
  case petsCounted(Int)
  case petsClosed
  /// An action of the list of pets, while that is open.
  indirect case pets(TabAction)
  case mailStarted
  case mailUnavailable
  case addressCopied
  case resetConfirmed(ProfileReset)
  case data(DataAction)
  case disk(DiskAction)
}

/// The Profile tab: the pets as a list, Premium, a message to the developer, the parts of the program,
/// all records at once, and settings of the whole program.
public struct ProfileFeature: Feature {
  private let writeMail: @Sendable (Mail) async -> Bool
  private let data: DataFeature
  let disk: DiskService
  let pets: ListedPets

  /// - Parameter writeMail: begins a message in the user's mail program; false where none starts.
  public init(
    service: DataService, disk: DiskService, pets: ListedPets,
    writeMail: @escaping @Sendable (Mail) async -> Bool
  ) {
    self.disk = disk
    self.writeMail = writeMail
    data = DataFeature(service: service)
    self.pets = pets
  }

  public func update(
    _ state: inout ProfileState, _ action: ProfileAction, _ environment: Environment
  ) -> Effect<ProfileAction> {
    switch action {
    case .started:
      return .subscribe("count") { [pets] send in pets.count { send(.petsCounted($0)) } }
    case .petsClosed: return closePets(&state, environment)
    case .chosen(let choice): return .tell(.choose(choice))
    case .petsCounted(let count): state.petCount = count
    case .pets(let action): return updatePets(&state, action, environment)
    case .rowMoved(let row): state.row = row
    case .rowOpened(let row): return open(&state, row, environment)
    case .frontClosed: state.front = nil
    case .left: leave(&state)
    case .mailStarted: return .notice(ProfileWords(environment).mailStarted)
    case .mailUnavailable: state.front = .contact
    case .addressCopied: return copyAddress(state, environment)
    case .resetConfirmed(let reset):
      state.front = nil
      let words = ProfileWords(environment)
      return .merge(perform(reset), .notice(words.done(reset)))
    case .data(let action):
      return data.update(&state.data, action, environment).map(ProfileAction.data)
    case .disk(let action): return updateDisk(&state, action, environment)
    }
    return .none
  }

  public func view(_ state: ProfileState, _ environment: Environment) -> Element<ProfileAction> {
    if let list = state.pets { return pets.page.view(list, environment).map(ProfileAction.pets) }
    return ProfileView(state: state, environment: environment).body
  }

  public func adapt(
    _ state: inout ProfileState, from old: Environment, to environment: Environment
  ) -> Effect<ProfileAction> {
    guard var list = state.pets else { return .none }
    defer { state.pets = list }
    return lifted(pets.page.adapt(&list, from: old, to: environment))
  }

  // MARK: Rows
  private func open(
    _ state: inout ProfileState, _ index: Int, _ environment: Environment
  ) -> Effect<ProfileAction> {
    guard state.rows.indices.contains(index) else { return .none }
    state.row = index
    switch state.rows[index] {
    case .pets: return openPets(&state, environment)
    case .premium: return .tell(.offerPremium(nil))
    case .contact: return contact(&state, environment)
    case .about: state.front = .about
    case .developer: state.isDeveloper.toggle()
    case .resetLaunch: state.front = .reset(.launch)
    case .resetPremium: state.front = .reset(.premium)
    }
    return .none
  }

  private func perform(_ reset: ProfileReset) -> Effect<ProfileAction> {
    switch reset {
    case .launch: .tell(.resetIntroduction)
    case .premium: .tell(.choose(.premium(false)))
    }
  }

  /// Hides the rows for developers from the next who comes here.
  private func leave(_ state: inout ProfileState) {
    state.isDeveloper = false
    state.row = min(state.row, state.rows.count - 1)
  }

  // MARK: The list of pets
  /// Opens it where there is something in it, and says so where there is not.
  private func openPets(
    _ state: inout ProfileState, _ environment: Environment
  ) -> Effect<ProfileAction> {
    if state.petCount == 0 { return .notice(pets.none(environment.language)) }
    state.pets = pets.page.initialState
    return send(.shown, &state, environment)
  }

  private func closePets(
    _ state: inout ProfileState, _ environment: Environment
  ) -> Effect<ProfileAction> {
    defer { state.pets = nil }
    return send(.hidden, &state, environment)
  }

  private func send(
    _ event: TabEvent, _ state: inout ProfileState, _ environment: Environment
  ) -> Effect<ProfileAction> {
    pets.page.action(on: event).map { updatePets(&state, $0, environment) } ?? .none
  }

  private func updatePets(
    _ state: inout ProfileState, _ action: TabAction, _ environment: Environment
  ) -> Effect<ProfileAction> {
    guard var list = state.pets else { return .none }
    defer { state.pets = list }
    return lifted(pets.page.update(&list, action, environment))
  }

  private func lifted(_ effect: Effect<TabAction>) -> Effect<ProfileAction> {
    effect.map(id: Self.pets, ProfileAction.pets)
  }

  private static let pets = "pets"

  // MARK: Contact
  /// Begins a message in the user's mail program, else shows the address to read and to copy.
  private func contact(
    _ state: inout ProfileState, _ environment: Environment
  ) -> Effect<ProfileAction> {
    guard let address = state.contact else { return .none }
    let words = ProfileWords(environment)
    let mail = Mail(address: address, subject: words.mailSubject, body: words.mailBody)
    return .run("write mail", queue: "mail") { [writeMail] send in
      send(await writeMail(mail) ? .mailStarted : .mailUnavailable)
    }
  }

  private func copyAddress(
    _ state: ProfileState, _ environment: Environment
  ) -> Effect<ProfileAction> {
    guard let address = state.contact else { return .none }
    let words = ProfileWords(environment)
    return .merge(.copy(address), .notice(words.copied))
  }
}

/// A message to begin in the user's own mail program.
public struct Mail: Hashable, Sendable {
  public var address: String
  public var subject: String
  public var body: String

  public init(address: String, subject: String, body: String) {
    (self.address, self.subject, self.body) = (address, subject, body)
  }
}
