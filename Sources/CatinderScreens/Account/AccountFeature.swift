import AppRuntime
import CatinderDomain
import FilePrompts
import Networking

/// The user's account: password, sessions, blocked cats, own data, and its end.
///
/// All of it needs the server; where that is away, nothing changes, and the dialog says so.
struct AccountFeature: Sendable {
  let client: CatinderClient

  func update(
    _ state: inout AccountState, _ action: AccountAction, _ environment: Environment
  ) -> Effect<AccountAction> {
    switch action {
    case .opened: state.show(.menu)
    case .chosen(let dialog): return open(dialog, &state, environment)
    case .closed: state.show(nil)
    case .typed(let field, let text): state.change(field, to: text)
    case .confirmed: return confirm(&state, environment)
    case .passwordChanged(let result): return passwordChanged(result, &state, environment)
    case .left(.failure(let error)), .deleted(.failure(let error)): state.fail(error)
    case .left(.success), .deleted(.success), .signal: state.isAsking = false
    case .blockedLoaded(let result): state.take(result)
    case .blockedMoved(let index): state.selection = index
    case .unblockTapped(let index): return unblock(index, &state, environment)
    case .unblocked(let cat, let result): return unblocked(cat, result, &state, environment)
    case .dataTapped:
      state.show(nil)
      return .output(.file(.asked(.zip)))
    case .file(let action):
      return OwnDataTransfer(client: client).update(&state.file, action, environment)
        .map(AccountAction.file)
    }
    return .none
  }

  private func open(
    _ dialog: AccountState.Dialog, _ state: inout AccountState, _ environment: Environment
  ) -> Effect<AccountAction> {
    state.show(dialog)
    guard dialog == .blocked else { return .none }
    state.blocked = .loading
    return client.ask("blocked cats", environment) { service throws(CatinderError) in
      try await service.blocked()
    } tell: {
      .blockedLoaded($0)
    }
  }

  /// Nothing is asked while something is wrong with a field.
  private func confirm(
    _ state: inout AccountState, _ environment: Environment
  ) -> Effect<AccountAction> {
    if state.isAsking { return .none }
    state.isTried = true
    guard state.flaw == nil else { return .none }
    (state.isAsking, state.failure) = (true, nil)
    let (old, new) = (Secret(state.old), Secret(state.new))
    switch state.dialog {
    case .password:
      guard let old, let new else { return .none }
      return ask("change password", environment, AccountAction.passwordChanged) {
        service throws(CatinderError) in
        try await service.changePassword(from: old, to: new)
      }
    case .everywhere:
      return ask("log out everywhere", environment, AccountAction.left) {
        service throws(CatinderError) in
        try await service.logOutEverywhere()
      }
    case .delete:
      guard let old else { return .none }
      return ask("delete account", environment, AccountAction.deleted) {
        service throws(CatinderError) in
        try await service.deleteAccount(old)
      }
    case .menu, .blocked, nil:
      state.isAsking = false
      return .none
    }
  }

  /// Behind the user's decisions, so that none of them comes after the end.
  private func ask(
    _ name: String, _ environment: Environment,
    _ tell: @escaping @Sendable (Result<Bool, CatinderError>) -> AccountAction,
    _ call: @escaping @Sendable (any CatinderService) async throws(CatinderError) -> Void
  ) -> Effect<AccountAction> {
    client.ask(name, queue: DeckFeature.decisions, environment) { service throws(CatinderError) in
      try await call(service)
      return true
    } tell: {
      tell($0)
    }
  }

  private func passwordChanged(
    _ result: Result<Bool, CatinderError>, _ state: inout AccountState, _ environment: Environment
  ) -> Effect<AccountAction> {
    if case .failure(let error) = result {
      state.fail(error)
      return .none
    }
    state.show(nil)
    return .notice(CatinderWords(environment).passwordChanged)
  }

  // MARK: Blocked cats
  private func unblock(
    _ index: Int, _ state: inout AccountState, _ environment: Environment
  ) -> Effect<AccountAction> {
    guard case .ready(let cats) = state.blocked, cats.indices.contains(index), !state.isAsking
    else { return .none }
    (state.isAsking, state.failure) = (true, nil)
    let cat = cats[index]
    return ask("unblock", environment) {
      .unblocked(cat, $0)
    } _: { service throws(CatinderError) in
      try await service.unblock(cat.uid)
    }
  }

  private func unblocked(
    _ cat: Profile, _ result: Result<Bool, CatinderError>, _ state: inout AccountState,
    _ environment: Environment
  ) -> Effect<AccountAction> {
    if case .failure(let error) = result {
      state.fail(error)
      return .none
    }
    state.isAsking = false
    state.remove(cat)
    return .notice(CatinderWords(environment).unblocked(cat.name))
  }
}

/// The actions of the account.
public enum AccountAction: CatinderPartAction {
  public enum Field: Sendable { case old, new, again }

  /// The menu is to show.
  case opened
  case chosen(AccountState.Dialog)
  case closed
  case typed(Field, String)
  case confirmed
  case passwordChanged(Result<Bool, CatinderError>)
  /// All sessions have ended, this one too.
  case left(Result<Bool, CatinderError>)
  case deleted(Result<Bool, CatinderError>)
  case blockedLoaded(Result<[Profile], CatinderError>)
  case blockedMoved(Int)
  case unblockTapped(Int)
  case unblocked(Profile, Result<Bool, CatinderError>)
  case dataTapped
  case file(FileTransferAction<OwnDataPurpose>)
  case signal(CatinderSignal)
}

/// The dialog of the account that is open, and what is typed in it.
public struct AccountState: Equatable, Sendable {
  public enum Dialog: Equatable, Sendable {
    case menu, password, everywhere, blocked, delete
  }

  enum Flaw: Equatable, Sendable {
    case noPassword, shortPassword, longPassword, otherPassword

    var field: AccountAction.Field {
      switch self {
      case .noPassword: .old
      case .shortPassword, .longPassword: .new
      case .otherPassword: .again
      }
    }
  }

  enum Blocked: Equatable, Sendable {
    case loading
    case failed(CatinderError)
    case ready([Profile])
  }

  private(set) var dialog: Dialog?
  private(set) var old = ""
  private(set) var new = ""
  private(set) var again = ""
  /// True once it was to be confirmed: from then on a field tells what is wrong with it.
  var isTried = false
  /// The server has been asked.
  var isAsking = false
  var failure: CatinderError?
  var blocked = Blocked.loading
  var selection = 0
  /// The question for the file of the own data.
  var file = FileTransferState<OwnDataPurpose>()
  /// The least length of a new password here, in Unicode scalars.
  var shortestPassword = CatinderLimits.shortestPassword

  /// Shows another dialog, or none; forgets what was typed.
  mutating func show(_ dialog: Dialog?) {
    self.dialog = dialog
    (old, new, again) = ("", "", "")
    (isTried, isAsking, failure, selection) = (false, false, nil, 0)
  }

  mutating func change(_ field: AccountAction.Field, to text: String) {
    switch field {
    case .old: old = text
    case .new: new = text
    case .again: again = text
    }
    failure = nil
  }

  mutating func fail(_ error: CatinderError) { (isAsking, failure) = (false, error) }

  /// True while the server is to end the session.
  var isEnding: Bool { isAsking && (dialog == .everywhere || dialog == .delete) }

  /// The first problem that is known without the server.
  var flaw: Flaw? {
    switch dialog {
    case .password:
      if old.isEmpty { return .noPassword }
      if new.unicodeScalars.count < shortestPassword { return .shortPassword }
      if !TextLimit.password.allows(new) { return .longPassword }
      return again == new ? nil : .otherPassword
    case .delete: return old.isEmpty ? .noPassword : nil
    case .menu, .everywhere, .blocked, nil: return nil
    }
  }

  mutating func take(_ result: Result<[Profile], CatinderError>) {
    blocked =
      switch result {
      case .success(let cats): .ready(cats)
      case .failure(let error): .failed(error)
      }
  }

  mutating func remove(_ cat: Profile) {
    guard case .ready(let cats) = blocked else { return }
    blocked = .ready(cats.filter { $0.uid != cat.uid })
  }
}
