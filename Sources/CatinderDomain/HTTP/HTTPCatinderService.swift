import Foundation
import Networking
import Scheduling
import Synchronization

/// The client of a server at an address, over HTTP.
public final class HTTPCatinderService: CatinderService {
  private let address: CatinderAddress
  private let http: any HTTPClient
  private let streaming: any HTTPStreaming
  private let clock: any AppClock
  private let activity: Activity
  /// The language in which demo cats are described, as `ru`.
  private let language: String
  private let devices: DeviceFile?
  private let current = Mutex<CatinderSession?>(nil)

  /// - Parameter devices: the proofs that earlier log-ins from here have brought.
  public init(
    _ address: CatinderAddress, http: any HTTPClient, streaming: any HTTPStreaming,
    clock: any AppClock, activity: Activity, language: String = "en", devices: DeviceFile? = nil
  ) {
    (self.address, self.http, self.streaming) = (address, http, streaming)
    (self.clock, self.activity, self.language) = (clock, activity, language)
    self.devices = devices
  }

  public var session: CatinderSession? { current.withLock { $0 } }
  public func resume(_ session: CatinderSession) { current.withLock { $0 = session } }
  func forgetSession() { current.withLock { $0 = nil } }

  // MARK: - Requests
  /// - Throws: ``CatinderError/notLoggedIn`` if a session is needed and there is none.
  func request(
    _ method: HTTPMethod, _ path: String, body: Data? = nil, needsSession: Bool = true
  ) throws(CatinderError) -> HTTPRequest {
    var request = HTTPRequest(method, address.url(path))
    request.headers["Accept"] = "application/json"
    request.headers["Accept-Language"] = language
    request.isUrgent = true
    if let body {
      request.body = body
      request.headers["Content-Type"] = "application/json"
    }
    if needsSession {
      guard let session, let proof = Secret("Bearer " + session.token.reveal())
      else { throw .notLoggedIn }
      request.secrets = [(.header("Authorization"), proof)]
    }
    return request
  }

  /// Returns the body of a successful answer.
  private func data(for request: HTTPRequest) async throws(CatinderError) -> Data {
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await http.send(request)
    } catch { throw error == .cancelled ? .cancelled : .requestFailed(error) }
    guard response.isSuccess else { throw CatinderError(refusal: response) }
    guard !response.body.isEmpty else { throw .emptyData }
    return response.body
  }

  func answer<Value: Decodable>(
    _ type: Value.Type, to request: HTTPRequest
  ) async throws(CatinderError) -> Value {
    let data = try await data(for: request)
    do { return try CatinderJSON.decode(type, data) } catch { throw .couldNotParse }
  }

  /// Sends a request and returns its outcome.
  @discardableResult
  func outcome(
    of request: HTTPRequest
  ) async throws(CatinderError) -> CatinderAnswers.Outcome {
    let outcome = try await answer(CatinderAnswers.Outcome.self, to: request)
    guard outcome.result else { throw .wrongData }
    return outcome
  }

  // MARK: - News
  public func watch(_ tell: @escaping @Sendable (CatinderNews) -> Void) -> CatinderWatch {
    let request: HTTPRequest
    do {
      request = try self.request(.get, CatinderPath.events)
    } catch {
      tell(.loggedOut)
      return CatinderWatch {}
    }
    let source = EventSource(
      "catinder.news", request, over: streaming, clock: clock, activity: activity
    ) { news in
      if let news = CatinderNews(news) { tell(news) }
    }
    return CatinderWatch { source.cancel() }
  }

  // MARK: - Account
  public func register(
    _ credentials: Credentials, _ profile: ProfileDraft
  ) async throws(CatinderError) -> LoggedIn {
    guard profile.problems.isEmpty else { throw .invalid(fields: []) }
    let body = CatinderAnswers.Register(
      user: credentials.user, password: credentials.password.reveal(), profile: profile.cleaned)
    let request = try request(
      .post, CatinderPath.register, body: CatinderJSON.encode(body), needsSession: false)
    try await outcome(of: request)
    return try await logIn(credentials)
  }

  public func logIn(_ credentials: Credentials) async throws(CatinderError) -> LoggedIn {
    var body = ["user": credentials.user, "password": credentials.password.reveal()]
    body["device"] = devices?.proof(of: credentials.user, at: address)?.reveal()
    let request = try request(
      .post, CatinderPath.login, body: CatinderJSON.encode(body), needsSession: false)
    let answer = try await answer(CatinderAnswers.Login.self, to: request)
    guard answer.result, let token = answer.token.flatMap(Secret.init) else { throw .wrongData }
    let session = CatinderSession(uid: answer.profile.uid, token: token, since: answer.loginDate)
    resume(session)
    // Without it the next log-in is one of a stranger, and possible all the same.
    if let proof = answer.device.flatMap(Secret.init) {
      try? devices?.keep(proof, of: credentials.user, at: address)
    }
    return LoggedIn(session: session, profile: answer.profile)
  }

  public func logOut() async {
    // The session ends here in any case.
    defer { forgetSession() }
    _ = try? await outcome(of: try request(.post, CatinderPath.logout))
  }

  // MARK: - Profiles
  public func ownProfile() async throws(CatinderError) -> Profile {
    try await answer(Profile.self, to: try request(.get, CatinderPath.ownProfile))
  }

  public func profiles() async throws(CatinderError) -> [Profile] {
    try await answer([Profile].self, to: try request(.get, CatinderPath.profiles))
  }

  public func profile(_ uid: ProfileID) async throws(CatinderError) -> Profile {
    let profile = try await answer(
      Profile.self, to: try request(.get, "\(CatinderPath.ownProfile)/\(uid)"))
    guard profile.uid == uid else { throw .wrongData }
    return profile
  }

  public func update(_ draft: ProfileDraft) async throws(CatinderError) -> Profile {
    guard draft.problems.isEmpty else { throw .invalid(fields: []) }
    let body = CatinderJSON.encode(draft.cleaned)
    let outcome = try await outcome(of: try request(.put, CatinderPath.update, body: body))
    guard let profile = outcome.profile else { throw .wrongData }
    return profile
  }

  // MARK: - Pictures
  public func image(_ name: String) async throws(CatinderError) -> Data {
    guard PhotoName.isSafe(name) else { throw .notFound }
    var request = try request(.get, "\(CatinderPath.images)/\(name)")
    request.headers["Accept"] = "image/jpeg, image/png"
    request.limit = .picture
    return try await data(for: request)
  }

  public func uploadImage(_ bytes: Data, id: UUID) async throws(CatinderError) -> String {
    guard bytes.count <= CatinderLimits.photoBytes else { throw .couldNotUpdateImage(.tooLarge) }
    let form = ImageForm(bytes)
    var request = try request(.post, CatinderPath.uploadImage, body: form.body)
    request.headers["Content-Type"] = form.contentType
    let name = id.uuidString.lowercased()
    request.url.append(queryItems: [URLQueryItem(name: "id", value: name)])
    let outcome = try await outcome(of: request)
    guard let name = outcome.imageName, PhotoName.isSafe(name) else { throw .wrongData }
    return name
  }

  public func deleteImage(_ name: String) async throws(CatinderError) {
    guard PhotoName.isSafe(name) else { throw .couldNotDeleteImage }
    do {
      try await outcome(of: try request(.delete, "\(CatinderPath.ownImages)/\(name)"))
    } catch { throw error == .notFound || error == .wrongData ? .couldNotDeleteImage : error }
  }

  public func orderImages(_ names: [String]) async throws(CatinderError) {
    let body = CatinderJSON.encode(["photosNames": names])
    try await outcome(of: try request(.put, CatinderPath.ownImages, body: body))
  }

  // MARK: - Decisions
  public func decide(_ decision: Decision, on uid: ProfileID) async throws(CatinderError) -> Bool {
    let outcome = try await outcome(of: try request(about: uid, CatinderPath.decision(decision)))
    if decision == .dislike { return false }
    guard let isMutual = outcome.isLikeMutual else { throw .wrongData }
    return isMutual
  }

  public func decisions() async throws(CatinderError) -> [PastDecision] {
    try await answer([PastDecision].self, to: try request(.get, CatinderPath.decisions))
  }

  public func undo(_ uid: ProfileID) async throws(CatinderError) -> Withdrawal {
    let outcome = try await outcome(of: try request(about: uid, CatinderPath.undo))
    return outcome.isMatchKept == true
      ? .matchStays : .withdrawn(past: outcome.passedOver ?? [])
  }

  public func startAgain() async throws(CatinderError) {
    try await outcome(of: try request(.post, CatinderPath.startAgain))
  }

  public func boost() async throws(CatinderError) -> Duration {
    let outcome = try await outcome(of: try request(.post, CatinderPath.boost))
    guard let seconds = outcome.seconds, (0...3600).contains(seconds) else { throw .wrongData }
    return .seconds(seconds)
  }

  func request(about uid: ProfileID, _ path: String) throws(CatinderError) -> HTTPRequest {
    try request(.post, path, body: CatinderJSON.encode(CatinderAnswers.Somebody(uid)))
  }

  // MARK: - Messages
  public func matches() async throws(CatinderError) -> [Match] {
    let matches = try await answer([Match].self, to: try request(.get, CatinderPath.matches))
    return matches.sorted { $0.latest > $1.latest }
  }

  public func messages(
    with uid: ProfileID, before id: String?
  ) async throws(CatinderError) -> [Message] {
    var request = try request(.get, "\(CatinderPath.messages)/\(uid)")
    if let id { request.url.append(queryItems: [URLQueryItem(name: "before", value: id)]) }
    return try await answer([Message].self, to: request)
  }

  public func send(
    _ message: OutgoingMessage, to uid: ProfileID
  ) async throws(CatinderError) -> Message {
    let body = CatinderJSON.encode(message)
    let request = try request(.post, "\(CatinderPath.messages)/\(uid)/send", body: body)
    guard let sent = try await outcome(of: request).message, sent.id == message.id
    else { throw .wrongData }
    return sent
  }

  public func markSeen(_ uid: ProfileID) async throws(CatinderError) {
    try await outcome(of: try request(.post, "\(CatinderPath.messages)/\(uid)/seen"))
  }
}
