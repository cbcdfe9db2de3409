import Core

/// The store of a text or a form that is not saved, so that a kill cannot lose it; the owner of the
/// database sets it up.
public struct KeptDraft<Draft: Equatable & Sendable>: Sendable {
  /// Returns the draft of the last run; nil where all was saved.
  public var load: @Sendable () async -> Draft?
  /// Keeps a draft, or forgets it; returns the reason for which it could not be kept.
  public var save: @Sendable (Draft?) async -> FailureReason?

  public init(
    load: @escaping @Sendable () async -> Draft?,
    save: @escaping @Sendable (Draft?) async -> FailureReason?
  ) { (self.load, self.save) = (load, save) }

  /// Keeps the draft where an action has changed it. Stands behind the effects of that action, as what is
  /// saved is forgotten after that.
  ///
  /// - Parameters:
  ///   - queue: that of the jobs that save what the draft is about.
  ///   - topic: tells it from other drafts of the queue; a later one makes an earlier one pointless.
  public func keep<Action>(
    _ draft: Draft?, since before: Draft?, queue: String, topic: String = "draft"
  ) -> Effect<Action> {
    guard draft != before else { return .none }
    return .run("keep \(topic)", queue: queue, topic: draft == nil ? nil : topic) { [save] _ in
      if let reason = await save(draft) { throw reason }
    }
  }
}

extension Words {
  /// The notice that a draft is on the screen again.
  public var draftRestored: String {
    say(en: "What you were typing is back.", ru: "Введённый текст восстановлен.")
  }
}
