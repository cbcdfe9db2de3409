extension ProcessDriver {
  public func takeEvidence() -> ActEvidence {
    defer {
      typed = []
      writtenCount = 0
    }
    return ActEvidence(
      input: typed, outputCount: writtenCount, messages: messages.take(emulator))
  }

  /// Remembers what is typed, for ``takeEvidence()``; of very much, the beginning.
  func note(typed bytes: some Collection<UInt8>) {
    typed += bytes.prefix(max(0, (1 << 14) - typed.count))
  }
}
