import CPictureDecoder
import Glibc

/// Ends a decoding early, from any thread.
final class CancelSignal: Sendable {
  let descriptor = cpicture_cancel_new()

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func send() {
    if descriptor >= 0 { cpicture_cancel(descriptor) }
  }
}
