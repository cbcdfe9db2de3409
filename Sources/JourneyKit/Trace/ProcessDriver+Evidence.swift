extension ProcessDriver {
  public func takeEvidence() -> ActEvidence {
    defer {
      typed = []
      told = received
      settlingTime = nil
    }
    return ActEvidence(
      input: typed, outputCount: max(0, received - told), messages: messages.take(emulator),
      settlement: settlement?.description, settling: settlingTime)
  }

  /// Remembers what is typed, for ``takeEvidence()``; of very much, the beginning.
  func note(typed bytes: some Collection<UInt8>) {
    typed += bytes.prefix(max(0, (1 << 14) - typed.count))
  }
}
